import AppGraph
import AppServices
import ArgumentParser
import CoreModule
import Glibc
import PersonalDictionary

struct UserInterfaceCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "ui",
    abstract: "Open the full-screen interface.",
    discussion: """
      Called alone on a terminal, glot does the same. ? shows the keys of each screen, : all actions; q goes back and ends it. What other \
      commands change meanwhile appears by itself.

      glot ui
      glot ui --trace keys.jsonl
      """
  )

  @Option(help: "Write to this file how long each key takes, a JSON document a line.", completion: .file())
  var trace: String?

  @Flag(help: "Open with a new word.")
  var add = false

  @Flag(help: "Open with the tasks.")
  var tasks = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard context.session.format == .text else { throw .noFormOfInterface }
    guard context.isOnFullScreenTerminal else { throw .noFullScreenTerminal }
    return try await context.runFullScreenInterface(trace: trace) { [add, tasks] navigator in
      if tasks { navigator.show(.tasks) }
      if add { navigator.open(.newWord) }
    }
  }
}

extension UserInterfaceCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    trace = arguments.value("--trace")
    add = arguments.flag("--add")
    tasks = arguments.flag("--tasks")
  }
}

extension Context {
  /// Whether input and output are a terminal that supports cursor addressing.
  var isOnFullScreenTerminal: Bool {
    streams.inputIsTerminal && streams.outputIsTerminal && !["dumb", "", nil].contains(launch.variables["TERM"])
  }

  /// Runs the interface until the user leaves it.
  func runFullScreenInterface(
    trace: String? = nil, opening: @escaping @MainActor (Navigator) -> Void = { _ in }
  ) async throws(Problem) -> Outcome {
    let started = Moment.now()
    guard let device = TerminalDevice(streams) else { throw .noFullScreenTerminal }
    let keyTrace = try trace.map { path throws(Problem) in try KeyTrace(path: path, started: started) }
    echo.turnOff()
    let navigator = Navigator(
      graph: AppGraph(environment: app.environment.awayFromMainActor(device.input)), settings: launch.settings(options),
      access: ProgramAccess(self), clock: launch.clock, localTime: launch.localTime, language: session.language
    )
    let interface = FullScreenInterface(
      device: device, navigator: navigator, disk: app.environment.disk, variables: launch.variables, color: session.color, trace: keyTrace,
      opening: opening
    )
    let signal = await interface.run()
    keyTrace?.close()
    if let signal { throw .ended(by: signal) }
    return Outcome(PageDocument(name: "ui", page: ""))
  }
}

extension Problem {
  fileprivate static let noFormOfInterface = Problem.usage(
    LocalizedText(en: "The full-screen interface has no --json and no --plain.", ru: "У полноэкранного режима нет --json и --plain."),
    hint: LocalizedText(en: "Use the commands; see “glot help”.", ru: "Используйте команды, см. «glot help».")
  )

  fileprivate static let noFullScreenTerminal = Problem.usage(
    LocalizedText(
      en: "The full-screen interface needs a terminal that can be drawn on.",
      ru: "Для полноэкранного режима нужен терминал с управлением курсором."
    ),
    hint: LocalizedText(
      en: "Run it in a terminal, or use the commands; see “glot help”.",
      ru: "Запустите его в терминале или используйте команды, см. «glot help»."
    )
  )

  fileprivate static func ended(by signal: Int32) -> Problem {
    let exit: ExitCode =
      switch signal {
      case SIGHUP: .hungUp
      case SIGTERM: .terminated
      default: .interrupted
      }
    return Problem(
      exit, "ended_by_signal", LocalizedText(en: "glot was asked to end.", ru: "Работа glot прервана.")
    )
  }
}
