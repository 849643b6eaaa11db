import CoreModule
import CoreModuleSQLite
import GRDB
import PersonalDictionary

/// The conditions of a statement, all of which must hold.
struct Conditions {
  private var parts: [String] = []
  private(set) var arguments: [DatabaseValue] = []

  init() {}

  /// Creates all conditions of a query except its wanted terms of at least three letters.
  init(_ query: WordQuery) {
    if query.isStarred { add("word.is_starred") }
    if let from = query.from { add("word.source_language = ?", from.code) }
    if let to = query.to { add("word.target_language = ?", to.code) }
    for tag in query.tags { add(Self.hasTag, FoldedText(tag).description) }
    for condition in query.conditions { add(condition) }
    if let since = query.since { add("word.created >= ?", since.milliseconds) }
    if let before = query.before { add("word.created < ?", before.milliseconds) }
    if let status = query.status { add(Self.condition(for: status)) }
    if let after = query.after { add(Self.condition(afterIn: query.order), after.rawValue) }
    for term in query.terms where term.isExcluded || term.folded.unicodeScalars.count < 3 { add(term) }
  }

  var sql: String { parts.isEmpty ? "TRUE" : parts.joined(separator: " AND ") }

  func adding(_ condition: String, _ arguments: any DatabaseValueConvertible...) -> Conditions {
    var conditions = self
    conditions.parts.append(condition)
    conditions.arguments += arguments.map(\.databaseValue)
    return conditions
  }

  func adding(_ terms: [SearchTerm]) -> Conditions {
    var conditions = self
    for term in terms { conditions.add(term) }
    return conditions
  }

  /// Adds the condition that a field contains `folded`, which must be folded.
  func adding(contained folded: String, in field: SearchField) -> Conditions {
    var conditions = self
    conditions.add(folded, in: field, isExcluded: false)
    return conditions
  }

  private mutating func add(_ condition: String, _ arguments: any DatabaseValueConvertible...) {
    parts.append(condition)
    self.arguments += arguments.map(\.databaseValue)
  }

  private mutating func add(_ term: SearchTerm) { add(term.folded, in: term.field, isExcluded: term.isExcluded) }

  private mutating func add(_ folded: String, in field: SearchField, isExcluded: Bool) {
    var places: [String] = []
    if field.covers(.word) { places.append("instr(word.folded_text, ?)") }
    if field.covers(.translation) { places.append("instr(word.folded_translations, ?)") }
    if field.covers(.note) { places.append(Self.remark("instr(word_remark.note, ?)")) }
    if field == .all { places += ["tags", "examples"].map { Self.remark("instr(word_remark.\($0), ?)") } }
    parts.append((isExcluded ? "NOT (" : "(") + places.joined(separator: " OR ") + ")")
    arguments += places.map { _ in folded.databaseValue }
  }

  /// The condition that a word has a note, tags or examples with this property.
  private static func remark(_ condition: String) -> String {
    "(\(WordIndex.hasRemarks) "
      + "AND EXISTS (SELECT 1 FROM word_remark WHERE word_remark.position = word.position AND \(condition)))"
  }

  private mutating func add(_ condition: WordCondition) {
    let (sql, values) = Self.sql(of: condition.trait)
    // `NULL` counts as false, as for words without tags.
    parts.append(condition.isExcluded ? "NOT coalesce(\(sql), FALSE)" : sql)
    arguments += values
  }

  private static let hasTag = remark("instr(char(10) || word_remark.tags || char(10), char(10) || ? || char(10))")

  private static func sql(of trait: WordCondition.Trait) -> (String, [DatabaseValue]) {
    switch trait {
    case .starred: ("word.is_starred", [])
    case .status(let status): ("(\(condition(for: status)))", [])
    case .tag(let tag): (hasTag, [FoldedText(tag).description.databaseValue])
    case .from(let language): ("word.source_language = ?", [language.code.databaseValue])
    case .to(let language): ("word.target_language = ?", [language.code.databaseValue])
    case .addedSince(let moment): ("word.created >= ?", [moment.milliseconds.databaseValue])
    case .identified(let ids): ("word.id IN (\(IdentityList.sql))", IdentityList(ids.lazy.map(\.rawValue)).arguments)
    }
  }

  /// The condition that a row comes after the word with a number.
  private static func condition(afterIn order: WordOrder) -> String {
    func of(_ columns: String) -> String { "(SELECT \(columns) FROM word AS earlier WHERE earlier.number = ?)" }
    return switch order {
    case .best, .newest: "word.position < " + of("position")
    case .oldest: "word.position > " + of("position")
    case .text: "(word.folded_text, word.number) > " + of("folded_text, number")
    case .lookups: "(word.lookups, word.number) < " + of("lookups, number")
    }
  }

  private static func condition(for status: WordStatusKind) -> String {
    let isTranslated = PersonalDictionarySchema.isTranslated
    return switch status {
    case .translated: isTranslated
    case .pending: "NOT \(isTranslated) AND word.pending_reason IS NOT NULL"
    case .untranslated: "NOT \(isTranslated) AND word.pending_reason IS NULL"
    }
  }
}
