public import CoreModule

/// Logs the calls of a store and their results. Roots appear at debug level only.
public struct LoggingRootStore: RootStore {
  private let base: any RootStore
  private let log: any Log

  /// Wraps `base`.
  public init(_ base: any RootStore, log: any Log) {
    self.base = base
    self.log = CategoryLog("roots", log)
  }

  /// See ``RootStore/roots()``.
  public func roots() async throws(StorageError) -> [RootCount] {
    try await logged("list", \.count) { () throws(StorageError) in try await base.roots() }
  }

  /// See ``RootStore/root(_:)``.
  public func root(_ root: String) async throws(StorageError) -> RootCount? {
    try await logged("read \(root)", { $0 == nil ? 0 : 1 }) { () throws(StorageError) in try await base.root(root) }
  }

  /// See ``RootStore/keep(_:)``.
  public func keep(_ roots: [RootCount]) async throws(StorageError) {
    try await logged("keep \(roots.map(\.root))", { roots.count }) { () throws(StorageError) in try await base.keep(roots) }
  }

  /// See ``RootStore/clear()``.
  public func clear() async throws(StorageError) -> [RootCount] {
    try await logged("clear", \.count) { () throws(StorageError) in try await base.clear() }
  }

  /// See ``RootStore/take(_:isTrial:in:)``.
  public func take(_ roots: [RootCount], isTrial: Bool, in change: Change?) async throws(StorageError) -> [ImportedRoot] {
    try await logged("\(isTrial ? "try" : "take") \(roots.map(\.root))", \.count) { () throws(StorageError) in
      try await base.take(roots, isTrial: isTrial, in: change)
    }
  }

  private func logged<Value>(
    _ action: @autoclosure () -> String, _ count: (Value) -> Int, _ body: () async throws(StorageError) -> Value
  ) async throws(StorageError) -> Value {
    log.debug(action())
    do {
      let value = try await body()
      log.info("\(action().prefix { $0 != " " }): \(count(value))")
      return value
    } catch {
      log.warning("\(action().prefix { $0 != " " }) failed")
      log.debug("\(error)")
      throw error
    }
  }
}
