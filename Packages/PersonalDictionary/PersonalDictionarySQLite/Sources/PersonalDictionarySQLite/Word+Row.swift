import CoreModule
import CoreModuleSQLite
import GRDB
import PersonalDictionary

extension Word {
  /// The columns of the table `word` that ``init(_:)`` reads, in its order. The column `lookups` has the number ``timesAdded``.
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
    try database.rows(sql, arguments) { try Word(RowReader($0, of: "word")) }
  }

  /// Creates a word from a row that begins with ``storedColumns``.
  ///
  /// - Throws: When the row has an unknown language, for example from a newer version.
  init(_ row: RowReader) throws {
    var columns = row
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
      isStarred: try columns.flag(), note: try columns.textIfAny(), tags: try columns.linesIfAny(), timesAdded: try columns.count(),
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
      ("is_starred", isStarred), ("note", note), ("tags", tags.storedLines), ("lookups", timesAdded), ("created", created.milliseconds),
      ("updated", updated.milliseconds), ("folded_text", foldedText), ("folded_translations", foldedTranslations),
      ("examples", examples.stored),
    ]
  }
}

/// The texts of a word as they are searched for.
struct FoldedTexts {
  let text: String
  let translations: String
  /// The note, the tags and the examples.
  let remarks: [String?]

  init(of word: Word) {
    (text, translations) = (word.foldedText, word.foldedTranslations)
    remarks = [word.foldedNote, word.foldedTags, word.foldedExamples]
  }
}

extension Word {
  /// Adds the values of all columns, in the order of ``PersonalDictionarySchema/wordColumns``.
  func add(to values: inout BoundValues, at position: Int64, _ folded: FoldedTexts) {
    values.add(position)
    values.add(number.rawValue)
    values.add(id.rawValue)
    for text in [text, direction.from.code, direction.to.code] { values.add(text) }
    values.add(ownTranslations.storedLines)
    values.add(found?.translations.storedLines)
    for text in [found?.partOfSpeech, found?.source, found?.baseForm, pendingReason?.rawValue] { values.add(text) }
    values.add(isStarred)
    values.add(note)
    values.add(tags.storedLines)
    values.add(timesAdded)
    values.add(created.milliseconds)
    values.add(updated.milliseconds)
    for text in [folded.text, folded.translations, examples.stored] { values.add(text) }
    values.addChecksum()
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
