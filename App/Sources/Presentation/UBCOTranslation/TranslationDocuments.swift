package import CoreModule
package import CorePresentation
package import UBCOTranslation

/// One translation, or one for each line.
package struct TranslationsDocument: Document {
  package let translations: [Translation]
  package let isList: Bool
  /// Whether the translations are printed unchanged, which is safe unless a terminal shows them.
  package let isVerbatim: Bool

  package init(translations: [Translation], isList: Bool, isVerbatim: Bool) {
    self.translations = translations
    self.isList = isList
    self.isVerbatim = isVerbatim
  }

  package func json(_ localTime: LocalTime) -> JSON {
    let objects = translations.map { JSON.object($0.members) }
    return isList ? .array(objects) : objects.first ?? .null
  }

  package var plain: [[String]] { translations.map(\.record) }

  package func text(_ style: TextStyle) -> String { whole }

  package var verbatim: String? { isVerbatim ? whole : nil }

  private var whole: String { translations.map { $0.translation + "\n" }.joined() }
}

package struct WordCountsDocument: Document {
  package let counts: [Int]
  package let isList: Bool

  package init(counts: [Int], isList: Bool) {
    self.counts = counts
    self.isList = isList
  }

  package func json(_ localTime: LocalTime) -> JSON {
    let objects = counts.map { JSON.object([("words", .number($0))]) }
    return isList ? .array(objects) : objects.first ?? .null
  }

  package var plain: [[String]] { counts.map { ["\($0)"] } }

  package func text(_ style: TextStyle) -> String { counts.map { "\($0)" }.joined(separator: "\n") }
}

package struct HistoryDocument: Document {
  package let entries: [HistoryEntry]

  package init(entries: [HistoryEntry]) {
    self.entries = entries
  }

  package func json(_ localTime: LocalTime) -> JSON { .array(entries.map { .object($0.members(localTime)) }) }

  package var plain: [[String]] { entries.map { [$0.number.description] + $0.translation.record } }

  package func text(_ style: TextStyle) -> String {
    let rows = entries.map { entry in
      [
        style.dim(entry.number.description), style.bold(entry.translation.text.visibleLine), entry.translation.translation.visibleLine,
        style.dim(StepPhrases.time(entry.made, style)(style.language)),
      ]
    }
    return TextTable(columns: [.right, .left, .left, .left], narrowed: 1, flexible: 2).text(rows, width: style.width)
  }
}

package struct LastTranslationDocument: Document {
  package let entry: HistoryEntry

  package init(entry: HistoryEntry) {
    self.entry = entry
  }

  package func json(_ localTime: LocalTime) -> JSON { .object(entry.members(localTime)) }
  package var plain: [[String]] { [[entry.number.description] + entry.translation.record] }
  package func text(_ style: TextStyle) -> String { entry.translation.translation + "\n" }
}
