public import CoreModule

/// The cache of services' answers and pauses. Without it the services are asked again.
public protocol ServiceRecords: Sendable {
  /// Runs `work` while no other process runs the queue of pending look-ups.
  ///
  /// - Parameter waiting: Called once if another process is running the queue.
  func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value

  /// Deletes the cached answers.
  ///
  /// - Returns: The number of answers.
  func clearAnswers() async throws(StorageError) -> Int

  /// The end of a service's pause; `nil` when it may be asked at `now`.
  func nextTry(of source: SourceConfiguration, at now: Timestamp) async -> Timestamp?
}

/// A cache without content, for tests and for hosts without services.
public struct NoServiceRecords: ServiceRecords {
  /// Creates the cache.
  public init() {}

  /// Runs `work` at once.
  public func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value { await work() }

  /// 0.
  public func clearAnswers() throws(StorageError) -> Int { 0 }

  /// `nil`.
  public func nextTry(of source: SourceConfiguration, at now: Timestamp) -> Timestamp? { nil }
}
