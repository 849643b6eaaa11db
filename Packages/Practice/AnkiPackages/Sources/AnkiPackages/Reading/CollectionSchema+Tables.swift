import Foundation
import GRDB

extension CollectionSchema {
  /// The decks of schema 15 and later.
  func decksOfTables(_ database: Database) throws -> [AnkiDeck] {
    let rows = try Row.fetchCursor(
      database, sql: "SELECT CAST(id AS INTEGER), CAST(name AS TEXT), CAST(kind AS BLOB) FROM decks ORDER BY id")
    var decks: [AnkiDeck] = []
    while let row = try rows.next() {
      var kind = ProtobufReader(bytes(row[2])[...])
      decks.append(
        AnkiDeck(id: row[0] ?? 0, name: (row[1] ?? "").replacing("\u{1F}", with: "::"), isFiltered: kind.next()?.field == 2))
    }
    return decks
  }

  /// The note types of schema 15 and later.
  func noteTypesOfTables(_ database: Database) throws -> [AnkiNoteType] {
    var fields: [Int64: [String]] = [:]
    let fieldRows = try Row.fetchCursor(database, sql: "SELECT CAST(ntid AS INTEGER), CAST(name AS TEXT) FROM fields ORDER BY ntid, ord")
    while let row = try fieldRows.next() { fields[row[0] ?? 0, default: []].append(row[1] ?? "") }
    let templates = try templates(database)
    let rows = try Row.fetchCursor(
      database, sql: "SELECT CAST(id AS INTEGER), CAST(name AS TEXT), CAST(config AS BLOB) FROM notetypes ORDER BY id")
    var types: [AnkiNoteType] = []
    while let row = try rows.next() {
      let id: Int64 = row[0] ?? 0
      types.append(
        AnkiNoteType(
          id: id, name: row[1] ?? "", kind: ProtobufReader.number(1, in: bytes(row[2])) == 1 ? .cloze : .normal, fields: fields[id] ?? [],
          templates: templates[id] ?? []
        ))
    }
    return types
  }

  private func templates(_ database: Database) throws -> [Int64: [AnkiNoteType.Template]] {
    let sql = "SELECT CAST(ntid AS INTEGER), CAST(name AS TEXT), CAST(config AS BLOB) FROM templates ORDER BY ntid, ord"
    let rows = try Row.fetchCursor(database, sql: sql)
    var templates: [Int64: [AnkiNoteType.Template]] = [:]
    while let row = try rows.next() {
      let config = bytes(row[2])[...]
      templates[row[0] ?? 0, default: []].append(
        AnkiNoteType.Template(
          name: row[1] ?? "", question: ProtobufReader.text(1, in: config) ?? "", answer: ProtobufReader.text(2, in: config) ?? ""))
    }
    return templates
  }

  private func bytes(_ data: Data?) -> [UInt8] { data.map { [UInt8]($0) } ?? [] }
}
