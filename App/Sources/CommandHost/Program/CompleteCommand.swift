import AppServices
import CoreModule
import CorePresentation
import Presentation

/// What the completion scripts ask while the user types.
struct CompleteCommand: Command {
  static let name = "complete"
  static let help = CommandHelp(
    en: "Print the possible completions of a word on a command line.", ru: "Вывести возможные продолжения слова командной строки.",
    details: [
      LocalizedText(
        en: """
          The completions of the shells use it. It prints what begins with the typed text, ignoring case and accents, one per line, at \
          most 100 of each kind: words, tags, tasks, task-tags, sources, buttons, boards, directions, texts or backups; and those of the \
          following texts that begin in the same way. After settings and topics comes the word before the typed one.
          """,
        ru: """
          К ней обращается автодополнение оболочек. Выводит по одному в строке то, что начинается с введённого текста без учёта регистра и \
          диакритики, не больше 100 каждого вида: words, tags, tasks, task-tags, sources, buttons, boards, directions, texts или backups; \
          а из текстов после него — те, что начинаются так же. Для settings и topics указывается слово перед введённым.
          """
      )
    ], examples: ["glot complete words cas", "glot complete sources m list add", "glot complete settings a color"]
  )

  static let needsValidSettings = false
  static let isListed = false

  let kind: String
  let text: [String]
  /// Whether arguments that begin with a dash are operands here.
  let isLiteral: Bool
  /// Whether each line begins as it was typed, for a shell that offers nothing else; a tab and the text follow where that differs.
  let keepsTyped: Bool

  init(_ arguments: inout ArgumentReader) {
    kind = arguments.requiredOperand(
      "kind", russianValue: "ВИД", en: "What to complete.", ru: "Что дополнять.", completion: .list(StoredTextKind.allCases.map(\.rawValue))
    )
    text = arguments.operands("text", russianValue: "ТЕКСТ", en: "What is typed, and other texts.", ru: "Введённое и другие тексты.")
    isLiteral = arguments.hiddenFlag("behind-dashes")
    keepsTyped = arguments.hiddenFlag("keep-typed")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard let kind = StoredTextKind(rawValue: kind) else {
      let kinds = StoredTextKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(
        en: ("“\(kind)” is not a kind of text.", "Use one of: \(kinds)."),
        ru: ("«\(kind)» — не вид текстов.", "Возможные значения: \(kinds).")
      )
    }
    var options = context.options
    options.isOffline = true
    options.makesBackups = false
    // Its own app, which the end of the command starts nothing for.
    let app = context.launch.open(options) { _ in }
    let typed = text.first ?? ""
    let found = await kind.texts(beginning: typed, besides: Array(text.dropFirst()), app.environment).filter(isPossible)
    return Outcome(CompletionsDocument(texts: found.compactMap { keepsTyped ? Self.continued($0, typed) : [$0] }))
  }

  /// Whether it can be in a command line: control characters cannot, and a dash would begin an option.
  private func isPossible(_ text: String) -> Bool {
    !text.isEmpty && (isLiteral || !text.hasPrefix("-"))
      && !text.unicodeScalars.contains { HarmlessText.isHarmful($0) || $0 == "\t" || $0 == "\n" }
  }

  /// What was typed with the rest of the text, which is found by it too, and the text; the text alone when it begins so.
  private static func continued(_ text: String, _ typed: String) -> [String]? {
    guard !text.hasPrefix(typed) else { return [text] }
    let folded = FoldedText(typed)
    let end = text.indices.first { FoldedText(String(text[...$0])) == folded }
    return end.map { [typed + text[text.index(after: $0)...], text] }
  }
}

private struct CompletionsDocument: Document {
  let texts: [[String]]

  func json(_ localTime: LocalTime) -> JSON { .array(texts.map { .string($0.last ?? "") }) }
  var plain: [[String]] { texts }
  func text(_ style: TextStyle) -> String { texts.map { $0.joined(separator: "\t") }.joined(separator: "\n") }
}
