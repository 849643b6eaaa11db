import AppGraph
import ArgumentParser
import CoreModule
import Synchronization

/// A command of the program: parsed by the argument parser, run with everything it needs in its arguments.
protocol Command: ParsableCommand, DirectlyRead {
  /// Whether a run keeps to the user's settings, and ends when they cannot be read.
  static var readsSettings: Bool { get }
  /// The names of the commands under this one, which stand behind its own on the command line.
  static var memberNames: [String] { get }
  /// The command of this name under this one. Asking for one by its name describes no other to the parser.
  static func member(named name: String) -> (any Command.Type)?

  /// Does what the command says. What goes to the user is returned, never printed.
  @MainActor func run(in context: Context) async throws(Problem) -> Outcome
}

extension Command {
  static var readsSettings: Bool { true }
  static var memberNames: [String] { [] }
  static func member(named name: String) -> (any Command.Type)? { nil }

  // A command whose options take other forms than a reader knows.
  mutating func read(_ arguments: inout ArgumentReader) { arguments.leaveToParser() }

  /// The commands of these names under this one, as help and completions know them.
  static func completeMembers(_ names: [String] = memberNames) -> [any ParsableCommand.Type] {
    names.compactMap { member(named: $0)?.complete }
  }
}

/// What a command runs with.
@MainActor
final class Context {
  let launch: any Launch
  let options: LaunchOptions
  let session: Session
  let streams: Streams
  /// How many of the last arguments are plain text whatever they look like.
  let literalCount: Int

  /// The time of this run.
  var now: Timestamp { launch.clock.now() }
  /// The user's time zone.
  var localTime: LocalTime { launch.localTime }

  /// Prints what there is to say before the command has ended.
  var renderer: Renderer {
    Renderer(session: session, streams: streams, variables: launch.variables, localTime: localTime, now: now)
  }

  /// What features run with: one for the whole run, so that two of them never wait for each other's connection. Making it opens nothing.
  private(set) lazy var environment: AppEnvironment = {
    let (streams, echo) = (streams, echo)
    return launch.environment(options) { line in echo.ifOn { streams.writeError("\(line)\n") } }
  }()

  /// The feature tree.
  private(set) lazy var graph: AppGraph = AppBuilder().build(environment)

  /// Whether what is logged is seen on standard error too; not while the screen is drawn on.
  let echo = Echo()

  init(launch: any Launch, options: LaunchOptions, session: Session, streams: Streams, literalCount: Int) {
    self.launch = launch
    self.options = options
    self.session = session
    self.streams = streams
    self.literalCount = literalCount
  }
}

/// A switch for what is written beside everything else.
final class Echo: Sendable {
  private let isOn = Mutex(true)

  func ifOn(_ write: () -> Void) { isOn.withLock { if $0 { write() } } }

  func turnOff() { isOn.withLock { $0 = false } }
}

/// How this run speaks to its user.
struct Session: Equatable, Sendable {
  var language = InterfaceLanguage.english
  /// Whether this run was told its language, by an option or a variable of its own: then no setting counts.
  var isLanguageGiven = false
  var format = OutputFormat.text
  var isQuiet = false
  /// When to use colour, where that is decided; else the stream decides.
  var color: ColorChoice?
  /// Whether nothing may be asked.
  var forbidsQuestions = false
  /// What the user's settings say about colour.
  var colorSetting: ColorChoice?
}

/// The form of the result on standard output.
enum OutputFormat: Equatable, Sendable {
  case text
  case plain
  case json
}

/// What a command has to say.
struct Outcome {
  /// The result, for standard output.
  var document: any Document
  /// Remarks, for standard error.
  var notes: [LocalizedText] = []
  /// What went wrong after all; the document is printed first.
  var problem: Problem?

  init(_ document: any Document, notes: [LocalizedText] = [], problem: Problem? = nil) {
    self.document = document
    self.notes = notes
    self.problem = problem
  }
}

extension CommandConfiguration {
  /// The configuration of a command under `parent`.
  ///
  /// Naming the parent tells the parser that the command is not the whole program, which spares it looking for a request of completions
  /// first; and help is our own. Both together are a quarter of its time.
  static func under(_ parent: String, commandName: String, abstract: String, discussion: String) -> CommandConfiguration {
    CommandConfiguration(commandName: commandName, _superCommandName: parent, abstract: abstract, discussion: discussion, helpNames: [])
  }
}
