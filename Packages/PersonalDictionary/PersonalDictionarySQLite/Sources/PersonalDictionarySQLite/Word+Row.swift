import CoreModule
import Foundation
import GRDB
import PersonalDictionary

extension Word {
  /// The columns of the table `word` that ``init(row:)`` reads, in its order.
  static let storedColumns = storedColumnNames.map { "word.\($0)" }.joined(separator: ", ")
  /// How many ``storedColumns`` there are.
  static let storedColumnCount = storedColumnNames.count

  private static let storedColumnNames = [
    "number", "id", "text", "source_language", "target_language", "own_translations", "found_translations", "found_part_of_speech",
    "found_source", "found_base_form", "pending_reason", "is_starred", "note", "tags", "lookups", "created", "updated",
  ]

  /// The words of all rows of a statement that begins with `SELECT` and ``storedColumns``.
  static func fetchAll(_ database: Database, _ sql: String, _ arguments: StatementArguments) throws -> [Word] {
    try Array(Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments).map(Word.init(row:)))
  }

  /// The word of a row that begins with ``storedColumns``.
  ///
  /// - Throws: When the row holds a language this program does not know; an older program must not show a newer one's words wrongly.
  init(row: Row) throws {
    var columns = Columns(row: row)
    let (number, id, text): (Int, UUID, String) = (columns.next(), columns.next(), columns.next())
    guard let from = Language(rawValue: columns.next()), let to = Language(rawValue: columns.next()),
      let direction = Direction(from: from, to: to)
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "unknown language in word \(number)") }
    let own = lines(columns.next())
    let found = FoundTranslation(
      translations: lines(columns.next()), partOfSpeech: columns.next(), source: columns.next() ?? "", baseForm: columns.next()
    )
    let pendingReason: String? = columns.next()
    self.init(
      number: Word.Number(number), id: Word.ID(id), text: text, direction: direction, ownTranslations: own,
      found: found.translations.isEmpty ? nil : found, pendingReason: pendingReason.flatMap(PendingReason.init), isStarred: columns.next(),
      note: columns.next(), tags: lines(columns.next()), lookups: columns.next(), created: Timestamp(milliseconds: columns.next()),
      updated: Timestamp(milliseconds: columns.next())
    )
  }

  /// The columns of the table `word` that hold this word, but for its number and position.
  var columns: [(name: String, value: (any DatabaseValueConvertible)?)] {
    [
      ("id", id.rawValue), ("text", text), ("source_language", direction.from.code), ("target_language", direction.to.code),
      ("own_translations", joined(ownTranslations)), ("found_translations", joined(found?.translations ?? [])),
      ("found_part_of_speech", found?.partOfSpeech), ("found_source", found?.source),
      ("found_base_form", found?.baseForm), ("pending_reason", pendingReason?.rawValue),
      ("is_starred", isStarred), ("note", note), ("tags", joined(tags)), ("lookups", lookups), ("created", created.milliseconds),
      ("updated", updated.milliseconds), ("folded_text", foldedText), ("folded_translations", foldedTranslations),
    ]
  }
}

/// The columns of a row from left to right. By name, each would be searched for among all the others, in every row.
private struct Columns {
  let row: Row
  private var index = 0

  init(row: Row) { self.row = row }

  mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>() -> Value {
    defer { index += 1 }
    return row[index]
  }
}

private func lines(_ text: String?) -> [String] {
  text.map { $0.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) } } ?? []
}

private func joined(_ lines: [String]) -> String? {
  lines.isEmpty ? nil : lines.joined(separator: "\n")
}
