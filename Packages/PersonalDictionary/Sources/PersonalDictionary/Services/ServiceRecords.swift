public import CoreModule

/// The cached answers of services, and their pauses. Without a cache, services are asked again for the same words.
public protocol ServiceRecords: Sendable {
  /// Runs `work`, after waiting until no other process runs the queue of pending look-ups.
  ///
  /// - Parameter waiting: Called once before waiting for another process.
  func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value

  /// Deletes the cached answers.
  ///
  /// - Returns: The number of deleted answers.
  func clearAnswers() async throws(StorageError) -> Int

  /// When a service may be asked again; `nil` when it may be asked at `now`.
  func nextTry(of source: SourceConfiguration, at now: Timestamp) async -> Timestamp?
}

/// A cache without content, for tests and for hosts without services.
public struct NoServiceRecords: ServiceRecords {
  /// Creates the cache.
  public init() {}

  /// Runs `work` immediately.
  public func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value { await work() }

  /// Always 0.
  public func clearAnswers() throws(StorageError) -> Int { 0 }

  /// Always `nil`.
  public func nextTry(of source: SourceConfiguration, at now: Timestamp) -> Timestamp? { nil }
}
