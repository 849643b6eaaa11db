public import CoreModule
public import CoreModuleSQLite
import GRDB
public import UBCOTranslation

/// The translations in the database.
public struct SQLiteHistoryStore: HistoryStore {
  private let database: SQLiteDatabase
  private let clock: WallClock

  /// A store over `database`, whose schema includes ``UBCOTranslationSchema``.
  public init(database: SQLiteDatabase, clock: WallClock) {
    self.database = database
    self.clock = clock
  }

  /// See `HistoryStore.entries(limit:)`.
  public func entries(limit: Int?) async throws(StorageError) -> [HistoryEntry] {
    try await database.read(orWhenMissing: []) { try TranslationTable($0).entries(limit: limit) }
  }

  /// See `HistoryStore.keep(_:)`.
  public func keep(_ translation: Translation) async throws(StorageError) -> HistoryEntry {
    try await database.write { database in
      let table = TranslationTable(database)
      if let last = try table.entries(limit: 1).first, last.translation == translation { return last }
      let number = HistoryEntry.Number(try table.lastNumber() + 1)
      let entry = HistoryEntry(number: number, translation: translation, made: clock.now())
      try table.insert(entry)
      return entry
    }
  }

  /// See `HistoryStore.clear()`.
  public func clear() async throws(StorageError) -> [HistoryEntry] {
    try await database.write(.clearTranslations, subjects: { $0.map(\.subject) }) { database in
      let table = TranslationTable(database)
      let entries = try table.entries(limit: nil)
      try table.deleteAll()
      return entries
    }
  }

  /// See `HistoryStore.take(_:isTrial:in:)`.
  public func take(_ entries: [HistoryEntry], isTrial: Bool, in change: Change?) async throws(StorageError) -> [HistoryEntry] {
    guard !isTrial else {
      let new = HistoryImportPlan(known: [], lastNumber: 0).new(among: entries)
      return try await database.read(orWhenMissing: new) { try TranslationTable($0).new(among: entries) }
    }
    return try await database.write(.fileImport, in: change, subjects: { $0.map(\.subject) }) { database in
      let table = TranslationTable(database)
      let new = try table.new(among: entries)
      for entry in new { try table.insert(entry) }
      return new
    }
  }
}

extension HistoryEntry {
  /// A short line that names the entry in the undo log.
  fileprivate var subject: String {
    let line = String(translation.text.prefix(41).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
