import AppServices
import ArgumentParser
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

struct KeyboardSourceCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "source",
    abstract: "Show or choose where the board comes from.",
    discussion: """
      An address or a file that holds {"content":[{"id":"1","displayText":"greetings","content":["hi","how are you?"]}]}; own for the board \
      that you wrote, starter for the one that comes with glot. A board of a service is fetched again behind when it is older than its limit; a \
      file is read again when it has changed. When that fails, the old board stays.
      \(KeyboardHelp.sourceRecord)

      glot keys source
      glot keys source https://example.org/board --max-age 12h
      glot keys source board.json
      """
  )

  @Argument(help: "An address, a file, own or starter.", completion: .file())
  var source: String?

  @Option(help: "The age limit: 90s, 30m, 12h, 7d or never; at first 1h.")
  var maxAge: String?

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
    throw .usage(
      LocalizedText(en: "“\(text)” is not a value for --max-age.", ru: "«\(text)» не подходит для --max-age."),
      hint: LocalizedText(en: "Write it as 90s, 30m, 12h, 7d or never.", ru: "Напишите 90s, 30m, 12h, 7d или never.")
    )
  }

  private static let noSource = Problem.usage(
    LocalizedText(en: "No source is given.", ru: "Не указан источник."),
    hint: LocalizedText(en: "Write it as in “glot keys source board.json”.", ru: "Напишите, например, «glot keys source board.json».")
  )
}

extension KeyboardSourceCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    maxAge = arguments.value("--max-age")
    source = arguments.operand()
  }
}

struct KeyboardRefreshCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "refresh",
    abstract: "Fetch the board again.",
    discussion: """
      An error of the service that may pass is waited for, a few times. The new board comes in the place of the old one whole and valid, or \
      the old one stays.
      \(KeyboardHelp.sourceRecord)

      glot keys refresh
      """
  )

  @Flag(name: .customLong("behind"), help: .hidden)
  var inBackground = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    let model = context.contentKeyboard().source.build()
    await ProgressLine(context).show(ProgressLine.waiting) { await model.refresh() }
    return try context.outcome(of: model.state)
  }
}

extension KeyboardRefreshCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    inBackground = arguments.flag("--behind")
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
