public import CoreModule

/// Translations kept for the life of the process: for tests, and for a host that stores nothing.
public actor InMemoryHistoryStore: HistoryStore {
  private var kept: [HistoryEntry]
  private var lastNumber: Int
  private let clock: WallClock

  /// A store that holds `entries`, in any order.
  public init(_ entries: [HistoryEntry] = [], clock: WallClock) {
    kept = entries
    lastNumber = entries.map(\.number.rawValue).max() ?? 0
    self.clock = clock
  }

  /// See ``HistoryStore/entries(limit:)``.
  public func entries(limit: Int?) -> [HistoryEntry] {
    let newest = kept.sorted { ($1.made, $1.number) < ($0.made, $0.number) }
    return limit.map { Array(newest.prefix($0)) } ?? newest
  }

  /// See ``HistoryStore/keep(_:)``.
  public func keep(_ translation: Translation) -> HistoryEntry {
    if let last = entries(limit: 1).first, last.translation == translation { return last }
    lastNumber += 1
    let entry = HistoryEntry(number: HistoryEntry.Number(lastNumber), translation: translation, made: clock.now())
    kept.append(entry)
    return entry
  }

  /// See ``HistoryStore/clear()``.
  public func clear() -> [HistoryEntry] {
    defer { kept = [] }
    return entries(limit: nil)
  }

  /// See ``HistoryStore/take(_:isTrial:)``.
  public func take(_ entries: [HistoryEntry], isTrial: Bool) -> [HistoryEntry] {
    let new = HistoryIntake(known: kept, lastNumber: lastNumber).new(among: entries)
    guard !isTrial else { return new }
    kept += new
    lastNumber = max(lastNumber, new.map(\.number.rawValue).max() ?? 0)
    return new
  }
}
