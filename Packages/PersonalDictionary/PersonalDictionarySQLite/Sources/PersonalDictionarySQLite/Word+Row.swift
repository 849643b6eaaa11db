import CoreModule
import CoreModuleSQLite
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
    let (number, id, text): (Int, UUID, String) = (try columns.next(), try columns.nextUUID(), try columns.next())
    guard let from = Language(rawValue: try columns.next()), let to = Language(rawValue: try columns.next()),
      let direction = Direction(from: from, to: to)
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "unknown language in word \(number)") }
    let own = lines(columns.nextIfAny())
    let found = FoundTranslation(
      translations: lines(columns.nextIfAny()), partOfSpeech: columns.nextIfAny(), source: columns.nextIfAny() ?? "",
      baseForm: columns.nextIfAny()
    )
    let pendingReason: String? = columns.nextIfAny()
    let numbers = RecordNumbers(of: "word", key: Int64(number))
    self.init(
      number: Word.Number(try numbers.count(number)), id: Word.ID(id), text: text, direction: direction, ownTranslations: own,
      found: found.translations.isEmpty ? nil : found, pendingReason: pendingReason.flatMap(PendingReason.init),
      isStarred: try columns.next(),
      note: columns.nextIfAny(), tags: lines(columns.nextIfAny()), lookups: try numbers.count(try columns.next()),
      created: try numbers.moment(try columns.next()), updated: try numbers.moment(try columns.next())
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

  /// The value that stands there, or `nil`.
  mutating func nextIfAny<Value: DatabaseValueConvertible & StatementColumnConvertible>() -> Value? {
    defer { index += 1 }
    return row[index]
  }

  /// The value that must stand there. In a damaged file it may be missing, for which GRDB would end the program.
  mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value {
    defer { index += 1 }
    if row.hasNull(atIndex: index) { throw damage }
    return row[index]
  }

  mutating func nextUUID() throws -> UUID {
    let bytes: Data = try next()
    guard bytes.count == 16 else { throw damage }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  private var damage: DatabaseError { DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a word has no value in column \(index)") }
}

private func lines(_ text: String?) -> [String] {
  text.map { $0.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) } } ?? []
}

private func joined(_ lines: [String]) -> String? {
  lines.isEmpty ? nil : lines.joined(separator: "\n")
}
