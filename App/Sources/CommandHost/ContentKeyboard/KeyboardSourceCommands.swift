import AppServices
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

struct KeyboardSourceCommand: Command {
  static let name = "source"
  static let help = CommandHelp(
    en: "Show or choose where the board comes from.", ru: "Показать или выбрать, откуда берётся доска.",
    details: [
      LocalizedText(
        en: """
          An address or a file that holds {"content":[{"id":"1","displayText":"greetings","content":["hi","how are you?"]}]}; own for \
          the board that you wrote, starter for the one that comes with glot. The board of a service is fetched again in the background \
          when it is older than its limit; a file is read again when it has changed. When that fails, the old board stays.
          """,
        ru: """
          Адрес или файл, где есть {"content":[{"id":"1","displayText":"greetings","content":["hi","how are you?"]}]}; own — ваша \
          доска, starter — та, что поставляется с glot. Доска службы загружается заново в фоне, когда устарела; файл перечитывается, \
          когда изменился. Если не удалось, остаётся прежняя доска.
          """
      ),
      KeyboardHelp.sourceRecord,
    ], examples: ["glot keys source", "glot keys source https://example.org/board --max-age 12h", "glot keys source board.json"]
  )

  let source: String?
  let maxAge: String?

  init(_ arguments: inout ArgumentReader) {
    source = arguments.operand(
      "source", russianValue: "ИСТОЧНИК", en: "An address, a file, own or starter.", ru: "Адрес, файл, own или starter.",
      completion: .stored(.boards)
    )
    maxAge = arguments.option(
      "max-age", russianValue: "СРОК", en: "The age limit: 90s, 30m, 12h, 7d or never; 1h by default.",
      ru: "Срок обновления: 90s, 30m, 12h, 7d или never; по умолчанию 1h."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let model = context.contentKeyboard().source.build()
    guard let source else {
      guard maxAge == nil else { throw Self.noSource }
      await model.load()
      return try context.outcome(of: model.state)
    }
    let age = try maxAge.map { text throws(Problem) in try Self.seconds(text) } ?? BoardStatus.usualMaximumAge
    let chosen = try chosen(source, in: context)
    await ProgressLine(context).show(ProgressLine.waiting) { await model.choose(chosen, maximumAge: age < 0 ? nil : age) }
    return try context.outcome(of: model.state)
  }

  @MainActor private func chosen(_ text: String, in context: Context) throws(Problem) -> BoardSource {
    switch text {
    case "own": return .own
    case "starter": return .starter
    case "": throw Self.noSource
    default: return BoardSource(text, absolutePath: context.launch.absolutePath)
    }
  }

  /// Parses an age into seconds; -1 for `never`.
  private static func seconds(_ text: String) throws(Problem) -> Int64 {
    if text == "never" { return -1 }
    let units: [Character: Int64] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    if let unit = text.last.flatMap({ units[$0] }), let count = Int64(text.dropLast()), (0...1_000_000).contains(count) {
      return count * unit
    }
    throw .invalidValue(
      text, of: "--max-age", en: "Use 90s, 30m, 12h, 7d or never.", ru: "Используйте 90s, 30m, 12h, 7d или never."
    )
  }

  private static let noSource = Problem.usage(
    en: ("No source is given.", "Try “glot keys source board.json”."),
    ru: ("Не указан источник.", "Напишите, например, «glot keys source board.json».")
  )
}

struct KeyboardRefreshCommand: Command {
  static let name = "refresh"
  static let help = CommandHelp(
    en: "Refresh the board.", ru: "Обновить доску.",
    details: [
      LocalizedText(
        en: """
          If the service reports a temporary error, the request is repeated a few times. The new board replaces the old one only if it \
          is complete and valid.
          """,
        ru: """
          Если ошибка службы временная, запрос повторяется несколько раз. Новая доска заменяет прежнюю, только если \
          получена целиком и без ошибок.
          """
      ),
      KeyboardHelp.sourceRecord,
    ], examples: ["glot keys refresh"]
  )

  let inBackground: Bool

  init(_ arguments: inout ArgumentReader) {
    inBackground = arguments.hiddenFlag("in-background")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let model = context.contentKeyboard().source.build()
    await ProgressLine(context).show(ProgressLine.waiting) { await model.refresh() }
    return try context.outcome(of: model.state)
  }
}

extension Context {
  fileprivate func outcome(of state: BoardSourceState) throws(Problem) -> Outcome {
    switch state.problem {
    case nil: return Outcome(BoardSourceDocument(state: state, now: now))
    case .source(let source, .shape(let faults))?:
      let name = LocalizedText(verbatim: source.shownPlace ?? source.kind)
      return .faults(faults, in: name, language: session.language)
    case let problem?: throw Problem(problem, in: session.language)
    }
  }
}

extension Outcome {
  /// The faults of a board as an outcome.
  static func faults(_ faults: BoardFaults, in name: LocalizedText, language: InterfaceLanguage) -> Outcome {
    Outcome(BoardFaultsDocument(faults: faults.faults, language: language), problem: .badBoard(faults, in: name, language: language))
  }
}
