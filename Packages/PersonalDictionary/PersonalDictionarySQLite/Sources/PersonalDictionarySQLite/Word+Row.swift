import CoreModule
import CoreModuleSQLite
import GRDB
import PersonalDictionary

extension Word {
  /// The columns of the table `word` that ``init(row:)`` reads, in its order.
  static let storedColumns = storedColumnNames.map { "word.\($0)" }.joined(separator: ", ")
  /// The number of ``storedColumns``.
  static let storedColumnCount = storedColumnNames.count

  private static let storedColumnNames = [
    "number", "id", "text", "source_language", "target_language", "own_translations", "found_translations", "found_part_of_speech",
    "found_source", "found_base_form", "pending_reason", "is_starred", "note", "tags", "lookups", "created", "updated",
    "examples",
  ]

  /// The words of all rows of a statement that begins with `SELECT` and ``storedColumns``.
  static func fetchAll(_ database: Database, _ sql: String, _ arguments: StatementArguments) throws -> [Word] {
    try Array(Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments).map(Word.init(row:)))
  }

  /// Creates a word from a row that begins with ``storedColumns``.
  ///
  /// - Throws: When the row has an unknown language, for example from a newer version.
  init(row: Row) throws {
    var columns = RowReader(row, of: "word")
    let (number, id, text) = (try columns.count(), try columns.uuid(), try columns.text())
    let (from, to): (Language, Language) = (
      try columns.text { Language(rawValue: $0) }, try columns.text { Language(rawValue: $0) }
    )
    guard let direction = Direction(from: from, to: to) else { throw columns.damage }
    let own = try columns.linesIfAny()
    let found = FoundTranslation(
      translations: try columns.linesIfAny(), partOfSpeech: try columns.textIfAny(), source: try columns.textIfAny() ?? "",
      baseForm: try columns.textIfAny()
    )
    self.init(
      number: Word.Number(number), id: Word.ID(id), text: text, direction: direction, ownTranslations: own,
      found: found.translations.isEmpty ? nil : found, pendingReason: try columns.textIfAny().flatMap(PendingReason.init),
      isStarred: try columns.flag(), note: try columns.textIfAny(), tags: try columns.linesIfAny(), lookups: try columns.count(),
      created: try columns.moment(), updated: try columns.moment()
    )
    guard let stored = try columns.textIfAny() else { return }
    guard let examples = [WordExample](stored: stored) else { throw columns.damage }
    self.examples = examples
  }

  /// The columns of the word, except number and position.
  var columns: StoredColumns {
    [
      ("id", id.rawValue), ("text", text), ("source_language", direction.from.code), ("target_language", direction.to.code),
      ("own_translations", ownTranslations.storedLines), ("found_translations", found?.translations.storedLines),
      ("found_part_of_speech", found?.partOfSpeech), ("found_source", found?.source),
      ("found_base_form", found?.baseForm), ("pending_reason", pendingReason?.rawValue),
      ("is_starred", isStarred), ("note", note), ("tags", tags.storedLines), ("lookups", lookups), ("created", created.milliseconds),
      ("updated", updated.milliseconds), ("folded_text", foldedText), ("folded_translations", foldedTranslations),
      ("examples", examples.stored),
    ]
  }
}

/// The column values of a word.
struct StoredWord {
  /// The values of all columns except the checksum, in the order of the table.
  let values: [DatabaseValue]
  /// The folded text for searches.
  let foldedText: String
  /// The folded translations for searches.
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
      foldedText.databaseValue, foldedTranslations.databaseValue, Self.text(word.examples.stored),
    ]
  }

  private static func text(_ text: String?) -> DatabaseValue { text?.databaseValue ?? .null }

  private static func lines(_ lines: [String]) -> DatabaseValue {
    lines.count == 1 ? lines[0].databaseValue : text(lines.storedLines)
  }
}

extension [WordExample] {
  /// The examples as they are stored; `nil` when there are none.
  var stored: String? {
    guard !isEmpty else { return nil }
    let objects = map { example in
      JSON.object([("text", .string(example.text))] + (example.origin.map { [("origin", .string($0))] } ?? []))
    }
    return JSON.array(objects).text
  }

  /// Reads stored examples; `nil` when they are damaged.
  init?(stored: String) {
    guard let objects = JSON(document: [UInt8](stored.utf8))?.array else { return nil }
    let examples = objects.compactMap { object in object["text"]?.string.map { WordExample($0, origin: object["origin"]?.string) } }
    guard examples.count == objects.count else { return nil }
    self = examples
  }
}
