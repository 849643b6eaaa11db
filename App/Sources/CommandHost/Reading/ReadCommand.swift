import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import Reading
import TerminalKit

/// The reading of texts. Without a file, lists the texts that were read.
struct ReadCommand: Command {
  static let name = "read"
  static let help = CommandHelp(
    en: "Read a text, with translations of its unknown words.", ru: "Читать текст с переводами незнакомых слов.",
    details: [
      LocalizedText(
        en: """
          With a file, it opens the reading screen in the terminal, at the place where you left off. Without one, it lists the texts \
          that you read, the last one first, with the share of words that you knew when you last opened them. The texts stay where they \
          are.
          """,
        ru: """
          С файлом открывает экран чтения на том месте, где вы остановились. Без файла показывает прочитанные тексты, начиная с последнего, и \
          долю слов, известных вам, когда текст был открыт в последний раз. Сами тексты остаются на своих местах.
          """
      ),
      ReadHelp.record,
    ], examples: ["glot read book.epub", "glot read", "glot read forget 2", "glot read mark known casa"]
  )

  static var subcommands: [any Command.Type] { [ReadForgetCommand.self, ReadMarkCommand.self] }

  private static let moved = LocalizedText(
    en: "If it was moved, open it at its new place; your place in it is kept.",
    ru: "Если файл перемещён, откройте его на новом месте: место чтения сохранено."
  )

  let file: String?
  let languages: TextLanguageOptions

  init(_ arguments: inout ArgumentReader) {
    file = arguments.operand(
      "file", russianValue: "ФАЙЛ", en: "A file with a text.", ru: "Файл с текстом.", completion: .stored(.texts)
    )
    languages = TextLanguageOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard let file else {
      let texts = try await context.readTexts()
      return Outcome(ReadTextsDocument(texts: texts), notes: texts.isEmpty ? [ReadingPhrases.noTexts] : [])
    }
    let chosen = try Direction.languages(from: languages.from, to: languages.to)
    guard context.session.format == .text, context.isOnFullScreenTerminal else { throw .readingNeedsTerminal(file) }
    let path = context.launch.absolutePath(file)
    do throws(Problem) { try TextInput(path: file).check(in: context) } catch {
      guard try await context.readTexts().contains(where: { $0.text.path == path }) else { throw error }
      var problem = error
      problem.hint = Self.moved
      throw problem
    }
    return try await context.runFullScreenInterface(opening: .reading(.path(path), from: chosen.from?.code, to: chosen.to?.code))
  }
}

/// Texts that the help of several commands shares.
enum ReadHelp {
  static let record = LocalizedText(
    en: """
      --plain prints the number, the name, the path, both languages, the words, the known ones, and when it was opened; --json number, id, \
      title, path, from, to, tokens, known (a share, from 0 to 1), block and word (the place), and opened.
      """,
    ru: """
      --plain выводит номер, название, путь, оба языка, число слов и известных слов и когда текст открывали; --json — number, id, title, \
      path, from, to, tokens, known (доля от 0 до 1), block и word (место чтения) и opened.
      """
  )
}

/// Forgets texts; their files stay.
struct ReadForgetCommand: Command {
  static let name = "forget"
  static let help = CommandHelp(
    en: "Remove texts from the list; their files stay.", ru: "Убрать тексты из списка; файлы останутся.",
    details: [
      LocalizedText(
        en: """
          A name or a path always means the same text. A number is the one in the list of “glot read”, which begins with the text that \
          was opened last. “glot undo” restores the texts.
          """,
        ru: """
          Название и путь всегда означают один и тот же текст. Номер — как в списке «glot read», где первым стоит текст, открытый последним. \
          Вернуть: «glot undo».
          """
      ),
      ReadHelp.record,
    ], examples: ["glot read forget book.epub", "glot read forget 2"]
  )

  let text: [String]

  init(_ arguments: inout ArgumentReader) {
    text = arguments.requiredOperands(
      "text", russianValue: "ТЕКСТ", en: "Texts, by number, name or path.", ru: "Тексты: номера, названия или пути."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let texts = try await context.readTexts()
    let all = try text.map { typed throws(Problem) in try Self.text(typed, among: texts) }
    let chosen = texts.filter { item in all.contains { $0.number == item.number } }
    let list = context.reading().texts.build()
    await list.forget(chosen.map(\.text.id))
    if let problem = list.state.problem { throw Problem(problem) }
    return Outcome(ReadTextsDocument(texts: chosen), notes: [ReadingPhrases.forgotten(chosen.count)])
  }

  private static func text(_ typed: String, among texts: [NumberedText]) throws(Problem) -> NumberedText {
    if let number = Int(typed), let found = texts.first(where: { $0.number == number }) { return found }
    let found = texts.filter { $0.text.path == typed || $0.text.name == typed || $0.text.path.hasSuffix("/" + typed) }
    guard let first = found.first else { throw .noSuchText(typed) }
    guard found.count == 1 else { throw .ambiguousText(typed, found) }
    return first
  }
}

typealias NumberedText = (number: Int, text: ReadText)

extension Context {
  /// The texts that were read, numbered from 1, the last one first.
  fileprivate func readTexts() async throws(Problem) -> [NumberedText] {
    let list = reading().texts.build()
    await list.load()
    if let problem = list.state.problem { throw Problem(problem) }
    return (list.state.texts ?? []).enumerated().map { (number: $0 + 1, text: $1) }
  }
}

extension Problem {
  fileprivate static func readingNeedsTerminal(_ file: String) -> Problem {
    .usage(
      en: ("The reading screen needs a terminal.", "To print the text with translations: glot gloss \(file)"),
      ru: ("Экрану чтения нужен терминал.", "Вывести текст с переводами: glot gloss \(file)")
    )
  }

  fileprivate static func ambiguousText(_ typed: String, _ texts: [NumberedText]) -> Problem {
    let candidates = texts.map { "\($0.number) \($0.text.path)" }.joined(separator: "; ")
    return Problem(
      .badData, "ambiguous",
      en: ("“\(typed)” matches several texts: \(candidates).", "Give its number instead."),
      ru: ("«\(typed)» соответствует нескольким текстам: \(candidates).", "Укажите номер текста."),
      details: [("candidates", .array(texts.map { .object([("number", .number($0.number)), ("path", .string($0.text.path))]) }))]
    )
  }
}
