public import CoreModule

/// Logs the calls of a store and their results. Texts do not appear.
public struct LoggingHistoryStore: HistoryStore {
  private let base: any HistoryStore
  private let log: any Log

  /// Wraps `base`.
  public init(_ base: any HistoryStore, log: any Log) {
    self.base = base
    self.log = CategoryLog("translations", log)
  }

  /// See ``HistoryStore/entries(limit:)``.
  public func entries(limit: Int?) async throws(StorageError) -> [HistoryEntry] {
    try await logged("list") { () throws(StorageError) in try await base.entries(limit: limit) }
  }

  /// See ``HistoryStore/keep(_:)``.
  public func keep(_ translation: Translation) async throws(StorageError) -> HistoryEntry {
    try await logged("keep") { () throws(StorageError) in try await base.keep(translation) }
  }

  /// See ``HistoryStore/clear()``.
  public func clear() async throws(StorageError) -> [HistoryEntry] {
    try await logged("clear") { () throws(StorageError) in try await base.clear() }
  }

  /// See ``HistoryStore/take(_:isTrial:in:)``.
  public func take(_ entries: [HistoryEntry], isTrial: Bool, in change: Change?) async throws(StorageError) -> [HistoryEntry] {
    try await logged(isTrial ? "try" : "take") { () throws(StorageError) in try await base.take(entries, isTrial: isTrial, in: change) }
  }

  private func logged<Value>(_ action: String, _ body: () async throws(StorageError) -> Value) async throws(StorageError) -> Value {
    log.debug(action)
    do {
      let value = try await body()
      log.info("\(action): done")
      return value
    } catch {
      log.warning("\(action) failed")
      log.debug("\(error)")
      throw error
    }
  }
}
