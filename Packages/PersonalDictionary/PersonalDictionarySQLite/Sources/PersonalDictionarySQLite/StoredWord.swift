import CoreModule
import CoreModuleSQLite
import GRDB
import PersonalDictionary

/// The column values of a word.
struct StoredWord {
  /// The values of all columns except the checksum, in the order of the table.
  let values: [DatabaseValue]
  /// The folded text for searches.
  let foldedText: String
  /// The folded text for searches.
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
    lines.count == 1 ? lines[0].databaseValue : text(lines.storedLines)
  }
}
