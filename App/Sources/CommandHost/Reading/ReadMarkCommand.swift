import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import Reading

/// Says that words are known, or need no learning.
struct ReadMarkCommand: Command {
  static let name = "mark"
  static let help = CommandHelp(
    en: "Mark words as known or to be ignored in texts.", ru: "Отметить слова в текстах: известные или те, что учить не нужно.",
    details: [
      LocalizedText(
        en: "“glot undo” reverts it. --plain prints each word whose mark changed, and its mark.",
        ru: "Отменить: «glot undo». --plain выводит каждое слово, чья отметка изменилась, и отметку."
      )
    ], examples: ["glot read mark known casa perro", "glot read mark none casa --from es"]
  )

  let mark: String
  let word: [String]
  let from: String?

  init(_ arguments: inout ArgumentReader) {
    mark = arguments.requiredOperand(
      "mark", russianValue: "ОТМЕТКА", en: "known, ignored, or none to take the mark away.",
      ru: "known (известно), ignored (не учить) или none (снять отметку).", completion: .list(["known", "ignored", "none"])
    )
    word = arguments.requiredOperands(
      "word", russianValue: "СЛОВО", en: "Base forms of words.", ru: "Слова в начальной форме."
    )
    from = arguments.languageOption(
      "from", en: "The language of the words; without it, the one that you are learning.",
      ru: "Язык слов; без этого параметра — тот, что вы учите."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let kind = WordMark.Kind(rawValue: mark)
    guard kind != nil || mark == "none" else { throw .noSuchMark(mark) }
    let words = try acceptable(word)
    let chosen = try from.map(Language.named)?.code
    let usual = try await context.usualLanguages()
    let changed: [String]
    do throws(StorageError) {
      changed = try await context.graph.readingStore.mark(words, in: chosen ?? usual.from, as: kind, at: context.now)
    } catch { throw Problem(error) }
    return Outcome(MarkedDocument(words: changed, kind: kind), notes: [ReadingPhrases.marked(changed, as: kind, of: word.count)])
  }
}

extension Problem {
  fileprivate static func noSuchMark(_ typed: String) -> Problem {
    .usage(
      en: ("“\(typed)” is not a mark.", "Use one of: known, ignored, none."),
      ru: ("«\(typed)» — не отметка слова.", "Возможные значения: known, ignored, none.")
    )
  }
}
