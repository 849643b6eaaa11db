public import CoreModule

/// What is kept of asking services, apart from the words. Nothing of it is the user's own: losing it means asking again.
public protocol ServiceRecords: Sendable {
  /// Does `work` when no other process works the queue of owed look-ups off.
  ///
  /// - Parameter waiting: Called once, when another process has to be waited for.
  func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value

  /// Forgets what services answered.
  ///
  /// - Returns: How many answers were kept.
  func clearAnswers() async throws(StorageError) -> Int

  /// Until when a service is left alone that gave no answer; `nil` where it may be asked at `now`.
  func nextTry(of source: SourceConfiguration, at now: Timestamp) async -> Timestamp?
}

/// Keeps nothing: for tests, and for a host that asks no services.
public struct NoServiceRecords: ServiceRecords {
  /// Records that keep nothing.
  public init() {}

  /// Does `work` at once.
  public func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value { await work() }

  /// Finds nothing to forget.
  public func clearAnswers() throws(StorageError) -> Int { 0 }

  /// Knows of no service.
  public func nextTry(of source: SourceConfiguration, at now: Timestamp) -> Timestamp? { nil }
}
