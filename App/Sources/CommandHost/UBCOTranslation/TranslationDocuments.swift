import CoreModule
import CorePresentation
import Presentation
import UBCOTranslation

/// One translation, or one for each line.
struct TranslationsDocument: Document {
  let translations: [Translation]
  let isList: Bool
  /// Whether the translations are printed unchanged, which is safe unless a terminal shows them.
  let isVerbatim: Bool

  func json(_ localTime: LocalTime) -> JSON {
    let objects = translations.map { JSON.object($0.members) }
    return isList ? .array(objects) : objects.first ?? .null
  }

  var plain: [[String]] { translations.map(\.record) }

  func text(_ style: TextStyle) -> String { whole }

  var verbatim: String? { isVerbatim ? whole : nil }

  private var whole: String { translations.map { $0.translation + "\n" }.joined() }
}

struct WordCountsDocument: Document {
  let counts: [Int]
  let isList: Bool

  func json(_ localTime: LocalTime) -> JSON {
    let objects = counts.map { JSON.object([("words", .number($0))]) }
    return isList ? .array(objects) : objects.first ?? .null
  }

  var plain: [[String]] { counts.map { ["\($0)"] } }

  func text(_ style: TextStyle) -> String { counts.map { "\($0)" }.joined(separator: "\n") }
}

struct HistoryDocument: Document {
  let entries: [HistoryEntry]

  func json(_ localTime: LocalTime) -> JSON { .array(entries.map { .object($0.members(localTime)) }) }

  var plain: [[String]] { entries.map { [$0.number.description] + $0.translation.record } }

  func text(_ style: TextStyle) -> String {
    let rows = entries.map { entry in
      [
        style.dim(entry.number.description), style.bold(entry.translation.text.visibleLine), entry.translation.translation.visibleLine,
        style.dim(StepPhrases.time(entry.made, style)(style.language)),
      ]
    }
    return TextTable(columns: [.right, .left, .left, .left], narrowed: 1, flexible: 2).text(rows, width: style.width)
  }
}

struct LastTranslationDocument: Document {
  let entry: HistoryEntry

  func json(_ localTime: LocalTime) -> JSON { .object(entry.members(localTime)) }
  var plain: [[String]] { [[entry.number.description] + entry.translation.record] }
  func text(_ style: TextStyle) -> String { entry.translation.translation + "\n" }
}
