public import CoreModule

/// Translations in memory, for tests and for hosts that store nothing.
public typealias InMemoryHistoryStore = RowHistoryStore<InMemoryStorage<InMemoryHistoryRows>>

extension InMemoryHistoryStore {
  /// A store that holds `entries`, in any order.
  public init(_ entries: [HistoryEntry] = [], clock: WallClock) {
    self.init(InMemoryStorage(InMemoryHistoryRows(entries)), clock: clock)
  }
}

/// The rows of an ``InMemoryHistoryStore``.
public struct InMemoryHistoryRows: HistoryRows, Sendable {
  private var stored: [HistoryEntry]
  private var last: Int

  init(_ entries: [HistoryEntry]) {
    stored = entries
    last = entries.map(\.number.rawValue).max() ?? 0
  }

  public func entries(limit: Int?) -> [HistoryEntry] {
    Array(stored.sorted { ($1.made, $1.number) < ($0.made, $0.number) }.prefix(limit ?? .max))
  }

  public func lastNumber() -> Int { last }

  public mutating func insert(_ entry: HistoryEntry) {
    stored.append(entry)
    last = max(last, entry.number.rawValue)
  }

  public mutating func deleteAll() { stored = [] }
}
