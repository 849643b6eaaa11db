import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Synchronization
import TerminalKit

/// A command of the program.
protocol Command {
  /// The name, without that of the command that it belongs to.
  static var name: String { get }
  static var help: CommandHelp { get }
  /// The commands under this one, in the order of the help.
  static var subcommands: [any Command.Type] { get }
  /// Whether unreadable settings make the command fail.
  static var needsValidSettings: Bool { get }
  /// Whether the command is in the lists of commands. Otherwise its help is found only by its name.
  static var isListed: Bool { get }

  /// Declares the arguments and takes their values.
  init(_ arguments: inout ArgumentReader)

  /// Runs the command. Output is returned, never printed.
  @MainActor func run(in context: Context) async throws(Problem) -> Outcome
}

extension Command {
  static var subcommands: [any Command.Type] { [] }
  static var needsValidSettings: Bool { true }
  static var isListed: Bool { true }

  /// The arguments that the command has besides the common options.
  static var arguments: [Argument] { ArgumentReader.arguments { _ = Self(&$0) } }

  /// The subcommand with these names, as in `todo add`. They are no generic sequence: at its first use in a process, the runtime looks
  /// through all conformances for its element.
  static func subcommand(named names: [String]) -> (any Command.Type)? {
    var found: any Command.Type = Self.self
    for name in names {
      guard let next = found.subcommands.first(where: { $0.name == name }) else { return nil }
      found = next
    }
    return found
  }

  /// Reads the arguments of the command and the common options.
  static func read(_ arguments: [String]) throws(ArgumentError) -> (any Command, CommonOptions) {
    let declared = ArgumentReader.arguments { _ = (Self(&$0), CommonOptions(&$0)) }
    var reader = ArgumentReader(try CommandLineParser.values(in: arguments, for: declared))
    return (Self(&reader), CommonOptions(&reader))
  }
}

/// What the help, the manual page and docs/cli.md say about a command.
struct CommandHelp {
  let abstract: LocalizedText
  let details: [LocalizedText]
  let examples: [String]

  /// The abstract in both languages, then what there is to know besides.
  init(en english: String, ru russian: String, details: [LocalizedText] = [], examples: [String]) {
    abstract = LocalizedText(en: english, ru: russian)
    self.details = details
    self.examples = examples
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

  /// Where the output of the command is shown.
  private(set) lazy var pages = Pages(session: session, streams: streams, variables: launch.variables)

  /// Prints output before the command has ended.
  var renderer: Renderer {
    Renderer(session: session, streams: streams, pages: pages, variables: launch.variables, localTime: localTime, now: now)
  }

  /// Prints a document before the command has ended.
  ///
  /// - Parameter isDialogue: Whether somebody waits for it to answer, so that no pager comes between.
  /// - Returns: Whether the output is still read.
  func print(_ document: some Document, isDialogue: Bool = true) throws(Problem) -> Bool {
    if isDialogue { pages.turnOff() }
    do throws(Streams.Failure) {
      try renderer.print(document)
      return !pages.isLeft
    } catch {
      switch error {
      case .closed: return false
      case .failed(let detail): throw .output(detail)
      }
    }
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
  enum Result {
    case document(any Document)
    case stream(any StreamedResult)
  }

  /// What goes to standard output.
  let result: Result
  /// Remarks, for standard error.
  var notes: [LocalizedText] = []
  /// The problem, reported after the document.
  var problem: Problem?

  init(_ document: any Document, notes: [LocalizedText] = [], problem: Problem? = nil) {
    result = .document(document)
    self.notes = notes
    self.problem = problem
  }

  init(_ stream: any StreamedResult) { result = .stream(stream) }
}
