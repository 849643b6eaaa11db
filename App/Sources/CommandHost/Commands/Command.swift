import AppGraph
import AppServices
import ArgumentParser
import CoreModule
import CorePresentation
import Synchronization
import TerminalKit

/// A command of the program.
protocol Command: ParsableCommand, DirectlyParsable {
  /// Whether unreadable settings make the command fail.
  static var readsSettings: Bool { get }
  /// The names of the subcommands.
  static var memberNames: [String] { get }
  /// The subcommand with this name. Only this one is described to the parser.
  static func member(named name: String) -> (any Command.Type)?

  /// Runs the command. Output is returned, never printed.
  @MainActor func run(in context: Context) async throws(Problem) -> Outcome
}

extension Command {
  static var readsSettings: Bool { true }
  static var memberNames: [String] { [] }
  static func member(named name: String) -> (any Command.Type)? { nil }

  // The default for commands that an `ArgumentReader` cannot read.
  mutating func read(_ arguments: inout ArgumentReader) { arguments.leaveToParser() }

  /// The subcommands with the common options, for help and completions.
  static func completeMembers(_ names: [String] = memberNames) -> [any ParsableCommand.Type] {
    names.compactMap { member(named: $0)?.complete }
  }
}

/// The dependencies of a command.
@MainActor
final class Context {
  let launch: any Launch
  let options: LaunchOptions
  let session: Session
  let streams: Streams
  /// How many of the last arguments follow `--` and are never options.
  let literalCount: Int
  let fullScreen: FullScreen

  var now: Timestamp { launch.clock.now() }
  var localTime: LocalTime { launch.localTime }

  /// Prints output before the command has ended.
  var renderer: Renderer {
    Renderer(session: session, streams: streams, variables: launch.variables, localTime: localTime, now: now)
  }

  /// The app; `nil` before its first use.
  private(set) var opened: OpenApp?

  /// The app, opened once: a second connection could block the first.
  var app: OpenApp {
    if let opened { return opened }
    let (streams, echo) = (streams, echo)
    let app = launch.open(options) { line in echo.ifOn { streams.writeError("\(line)\n") } }
    opened = app
    return app
  }

  private(set) lazy var graph: AppGraph = AppGraph(environment: app.environment)

  /// Log lines on standard error; disabled while the full screen is shown.
  let echo = Echo()

  init(launch: any Launch, options: LaunchOptions, session: Session, streams: Streams, literalCount: Int, fullScreen: @escaping FullScreen)
  {
    self.launch = launch
    self.options = options
    self.session = session
    self.streams = streams
    self.literalCount = literalCount
    self.fullScreen = fullScreen
  }
}

final class Echo: Sendable {
  private let isOn = Mutex(true)

  func ifOn(_ write: () -> Void) { isOn.withLock { if $0 { write() } } }

  func turnOff() { isOn.withLock { $0 = false } }
}

/// The output of a command.
struct Outcome {
  /// The result, for standard output.
  var document: any Document
  /// Remarks, for standard error.
  var notes: [LocalizedText] = []
  /// The problem, reported after the document.
  var problem: Problem?

  init(_ document: any Document, notes: [LocalizedText] = [], problem: Problem? = nil) {
    self.document = document
    self.notes = notes
    self.problem = problem
  }
}

extension CommandConfiguration {
  /// The configuration of a subcommand of `parent`.
  ///
  /// Naming the parent stops the parser from looking for a completion request, and the help is glot's own. Both save a quarter of its time.
  static func under(_ parent: String, commandName: String, abstract: String, discussion: String) -> CommandConfiguration {
    CommandConfiguration(commandName: commandName, _superCommandName: parent, abstract: abstract, discussion: discussion, helpNames: [])
  }
}
