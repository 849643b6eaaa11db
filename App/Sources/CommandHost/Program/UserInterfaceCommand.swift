import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Glibc
import Practice
import Presentation
import TerminalKit

struct UserInterfaceCommand: Command {
  static let name = "ui"
  static let help = CommandHelp(
    en: "Open the full-screen interface.", ru: "Открыть полноэкранный режим.",
    details: [
      LocalizedText(
        en: """
          In a terminal, glot without a command does the same. ? shows the keys of each screen, : all actions; q goes back and quits. \
          Changes by other commands appear automatically.
          """,
        ru: """
          То же делает glot без команды в терминале. Клавиша «?» показывает клавиши экрана, «:» — все действия; q возвращает назад и \
          завершает работу. Изменения, сделанные другими командами, появляются сами.
          """
      )
    ], examples: ["glot ui", "glot ui --trace keys.jsonl"]
  )

  let trace: String?
  let add: Bool
  let tasks: Bool
  let practice: Bool

  init(_ arguments: inout ArgumentReader) {
    trace = arguments.option(
      "trace", russianValue: "ФАЙЛ", en: "Write the time that each key takes to this file, one JSON document per line.",
      ru: "Записывать в этот файл время отклика на каждую клавишу: по документу JSON в строке.", completion: .file
    )
    add = arguments.flag("add", en: "Open with a new word.", ru: "Начать с нового слова.")
    tasks = arguments.flag("tasks", en: "Open with the tasks.", ru: "Начать с задач.")
    practice = arguments.flag("practice", en: "Begin to practise.", ru: "Начать повторение.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard context.session.format == .text else { throw .noFormOfInterface }
    guard context.isOnFullScreenTerminal else { throw .noFullScreenTerminal }
    let first: FirstScreen = add ? .newWord : tasks ? .tasks : practice ? .practice(SessionOptions()) : .words
    return try await context.runFullScreenInterface(opening: first, trace: trace)
  }
}

extension Context {
  /// Whether input and output are a terminal that supports cursor addressing.
  var isOnFullScreenTerminal: Bool {
    streams.inputIsTerminal && streams.outputIsTerminal && !["dumb", "", nil].contains(launch.variables["TERM"])
  }

  /// Runs the interface until the user leaves it, perhaps in another environment.
  func runFullScreenInterface(
    opening first: FirstScreen = .words, in environment: AppEnvironment? = nil, trace: String? = nil
  ) async throws(Problem) -> Outcome {
    echo.turnOff()
    var app = self.app
    if let environment { app.environment = environment }
    let request = FullScreenRequest(launch: launch, options: options, session: session, app: app, first: first, trace: trace)
    if let signal = try await fullScreen(request).get() { throw .ended(by: signal) }
    return Outcome(PageDocument(name: "ui", page: ""))
  }
}

extension Problem {
  fileprivate static let noFormOfInterface = Problem.usage(
    en: ("The full-screen interface has no --json and no --plain.", "Use the commands; see “glot help”."),
    ru: ("У полноэкранного режима нет --json и --plain.", "Используйте команды, см. «glot help».")
  )

  fileprivate static func ended(by signal: Int32) -> Problem {
    let kind: Kind =
      switch signal {
      case SIGHUP: .hungUp
      case SIGTERM: .terminated
      default: .interrupted
      }
    return Problem(
      kind, "ended_by_signal", LocalizedText(en: "glot was interrupted.", ru: "Работа glot прервана.")
    )
  }
}
