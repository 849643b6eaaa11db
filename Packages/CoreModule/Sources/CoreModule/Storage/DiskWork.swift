import Synchronization

/// Runs synchronous work that waits for the disk.
///
/// A one-shot command has nothing else to do, so its work runs on the caller, without a thread. A program that handles events or requests
/// runs it on this actor, one operation at a time.
public actor DiskWork {
  private nonisolated let runsInBackground: Atomic<Bool>

  /// Creates a value that runs work on the caller, or on the actor's executor.
  public init(inBackground runsInBackground: Bool = false) { self.runsInBackground = Atomic(runsInBackground) }

  /// Runs all work on the actor's executor from now on.
  public nonisolated func runInBackground() { runsInBackground.store(true, ordering: .relaxed) }

  /// Runs `work`.
  public nonisolated func callAsFunction<Value: Sendable, Failure: Error>(
    _ work: @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    if runsInBackground.load(ordering: .relaxed) { return try await runOnActor(work) }
    return try work()
  }

  private func runOnActor<Value: Sendable, Failure: Error>(_ work: @Sendable () throws(Failure) -> Value) throws(Failure) -> Value {
    try work()
  }
}
