import CoreModule
import GRDB
import PersonalDictionary

/// A word as its row holds it.
struct StoredWord {
  /// The values of all columns but the checksum, in the order of the table.
  let values: [DatabaseValue]
  /// What a search looks at.
  let foldedText: String
  /// What a search looks at.
  let foldedTranslations: String

  init(_ word: Word, at position: Int64) {
    foldedText = word.foldedText
    foldedTranslations = word.foldedTranslations
    values = [
      position.databaseValue, word.number.rawValue.databaseValue, word.id.rawValue.databaseValue, word.text.databaseValue,
      word.direction.from.code.databaseValue, word.direction.to.code.databaseValue, Self.lines(word.ownTranslations),
      Self.lines(word.found?.translations ?? []), Self.text(word.found?.partOfSpeech), Self.text(word.found?.source),
      Self.text(word.found?.baseForm), Self.text(word.pendingReason?.rawValue), word.isStarred.databaseValue, Self.text(word.note),
      Self.lines(word.tags), word.lookups.databaseValue, word.created.milliseconds.databaseValue, word.updated.milliseconds.databaseValue,
      foldedText.databaseValue, foldedTranslations.databaseValue,
    ]
  }

  private static func text(_ text: String?) -> DatabaseValue { text?.databaseValue ?? .null }

  private static func lines(_ lines: [String]) -> DatabaseValue {
    switch lines.count {
    case 0: .null
    case 1: lines[0].databaseValue
    default: lines.joined(separator: "\n").databaseValue
    }
  }
}
