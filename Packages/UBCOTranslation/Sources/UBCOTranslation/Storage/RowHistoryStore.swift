public import CoreModule

/// The row operations of a history.
public protocol HistoryRows: StoreRows where Failure == StorageError {
  /// The stored translations, newest first; at most `limit`.
  func entries(limit: Int?) throws -> [HistoryEntry]
  /// The last number assigned to a translation; 0 before the first.
  func lastNumber() throws -> Int
  /// Adds a row, and raises the last number to that of `entry`.
  mutating func insert(_ entry: HistoryEntry) throws
  /// Deletes all rows.
  mutating func deleteAll() throws
}

/// The rules of a history, over rows.
public struct RowHistoryStore<Storage: RowStorage>: HistoryStore where Storage.Rows: HistoryRows {
  /// Where the rows are.
  public let storage: Storage
  private let clock: WallClock

  /// Creates a store over `storage`.
  public init(_ storage: Storage, clock: WallClock) { (self.storage, self.clock) = (storage, clock) }

  public func entries(limit: Int?) async throws(StorageError) -> [HistoryEntry] {
    try await storage.read(orWhenMissing: []) { try $0.entries(limit: limit) }
  }

  public func keep(_ translation: Translation) async throws(StorageError) -> HistoryEntry {
    try await storage.write(nil) { rows in
      if let last = try rows.entries(limit: 1).first, last.translation == translation { return last }
      let number = HistoryEntry.Number(try rows.lastNumber() + 1)
      let entry = HistoryEntry(number: number, translation: translation, made: clock.now())
      try rows.insert(entry)
      return entry
    }
  }

  public func clear() async throws(StorageError) -> [HistoryEntry] {
    try await storage.write(.clearTranslations, subjects: { $0.map(\.subject) }) { rows in
      let entries = try rows.entries(limit: nil)
      try rows.deleteAll()
      return entries
    }
  }

  public func merge(_ entries: [HistoryEntry], isTrial: Bool, in change: Change?) async throws(StorageError) -> [HistoryEntry] {
    guard !isTrial else {
      let new = HistoryImportPlan(known: [], lastNumber: 0).new(among: entries)
      return try await storage.read(orWhenMissing: new) { try Self.new(among: entries, in: $0) }
    }
    return try await storage.write(.fileImport, in: change, subjects: { $0.map(\.subject) }) { rows in
      let new = try Self.new(among: entries, in: rows)
      for entry in new { try rows.insert(entry) }
      return new
    }
  }

  private static func new(among entries: [HistoryEntry], in rows: Storage.Rows) throws -> [HistoryEntry] {
    HistoryImportPlan(known: try rows.entries(limit: nil), lastNumber: try rows.lastNumber()).new(among: entries)
  }
}

extension HistoryEntry {
  /// A short line for the entry in the undo log.
  fileprivate var subject: String {
    let line = String(translation.text.prefix(41).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
