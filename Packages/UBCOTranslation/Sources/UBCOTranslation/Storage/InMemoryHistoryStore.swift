public import CoreModule

/// Translations in memory, for tests and for hosts that store nothing.
public actor InMemoryHistoryStore: HistoryStore {
  private var stored: [HistoryEntry]
  private var lastNumber: Int
  private let clock: WallClock

  /// A store that holds `entries`, in any order.
  public init(_ entries: [HistoryEntry] = [], clock: WallClock) {
    stored = entries
    lastNumber = entries.map(\.number.rawValue).max() ?? 0
    self.clock = clock
  }

  /// See ``HistoryStore/entries(limit:)``.
  public func entries(limit: Int?) -> [HistoryEntry] {
    let newest = stored.sorted { ($1.made, $1.number) < ($0.made, $0.number) }
    return limit.map { Array(newest.prefix($0)) } ?? newest
  }

  /// See ``HistoryStore/keep(_:)``.
  public func keep(_ translation: Translation) -> HistoryEntry {
    if let last = entries(limit: 1).first, last.translation == translation { return last }
    lastNumber += 1
    let entry = HistoryEntry(number: HistoryEntry.Number(lastNumber), translation: translation, made: clock.now())
    stored.append(entry)
    return entry
  }

  /// See ``HistoryStore/clear()``.
  public func clear() -> [HistoryEntry] {
    defer { stored = [] }
    return entries(limit: nil)
  }

  /// See ``HistoryStore/take(_:isTrial:in:)``.
  public func take(_ entries: [HistoryEntry], isTrial: Bool, in change: Change?) -> [HistoryEntry] {
    let new = HistoryImportPlan(known: stored, lastNumber: lastNumber).new(among: entries)
    guard !isTrial else { return new }
    stored += new
    lastNumber = max(lastNumber, new.map(\.number.rawValue).max() ?? 0)
    return new
  }
}
