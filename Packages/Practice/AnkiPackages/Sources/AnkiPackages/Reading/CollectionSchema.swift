import CoreModule
import Foundation
import GRDB

/// Reads the creation day, the decks and the note types of a collection.
struct CollectionSchema {
  /// The path of the package, for messages.
  let path: String

  /// The schema in which everything but notes, cards and answers is JSON in one row.
  private static let inJSON = 11
  /// The first and the last schema known with tables for note types and decks.
  private static let inTables = 15...18

  private static let columns: [String: Set<String>] = [
    "col": ["crt", "ver"], "notes": ["id", "guid", "mid", "mod", "tags", "flds"],
    "cards": [
      "id", "nid", "did", "ord", "mod", "type", "queue", "due", "ivl", "factor", "reps", "lapses", "left", "odue", "odid", "flags", "data",
    ],
    "revlog": ["id", "cid", "ease", "ivl", "lastivl", "factor", "time", "type"],
  ]

  func collection(_ database: Database) throws -> AnkiCollection {
    guard try hasTables(database) else { throw AnkiPackageError.foreign(path: path) }
    guard let row = try Row.fetchOne(database, sql: "SELECT CAST(crt AS INTEGER), CAST(ver AS INTEGER) FROM col LIMIT 1") else {
      throw AnkiPackageError.damaged(path: path)
    }
    let (created, version): (Int64, Int64) = (row[0] ?? 0, row[1] ?? 0)
    let schema = Int(clamping: version)
    guard schema <= Self.inTables.upperBound else { throw AnkiPackageError.newerSchema(path: path, schema) }
    guard schema >= Self.inJSON else { throw AnkiPackageError.olderSchema(path: path, schema) }
    var collection = AnkiCollection(created: Timestamp(seconds: created) ?? Timestamp(milliseconds: 0), decks: [], noteTypes: [])
    if Self.inTables.contains(schema) {
      (collection.decks, collection.noteTypes) = (try decksOfTables(database), try noteTypesOfTables(database))
    } else {
      (collection.decks, collection.noteTypes) = try partsOfJSON(database)
    }
    collection.noteCount = try Int.fetchOne(database, sql: "SELECT count(*) FROM notes") ?? 0
    collection.cardCount = try Int.fetchOne(database, sql: "SELECT count(*) FROM cards") ?? 0
    collection.reviewCount = try Int.fetchOne(database, sql: "SELECT count(*) FROM revlog") ?? 0
    return collection
  }

  /// Whether the only note is the one that asks the user to update Anki. It is in the language of the exporting user; in other languages
  /// than English it is recognised by the name of the file in the archive alone.
  func isNotice(_ database: Database) throws -> Bool {
    let fields = try String.fetchAll(database, sql: "SELECT CAST(flds AS TEXT) FROM notes LIMIT 2")
    return fields.count == 1 && fields[0].hasPrefix("Please update to the latest Anki version")
  }

  private func hasTables(_ database: Database) throws -> Bool {
    try Self.columns.allSatisfy { table, columns in
      let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?"
      guard try Int.fetchOne(database, sql: sql, arguments: [table]) == 1 else { return false }
      let names = try String.fetchAll(database, sql: "SELECT lower(name) FROM pragma_table_info(?)", arguments: [table])
      return columns.isSubset(of: names)
    }
  }
}
