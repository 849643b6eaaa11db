import Synchronization

/// Runs work that waits for the disk, one operation at a time.
///
/// A one-shot command has nothing else to do, so its work runs on the caller, without a thread. A program that handles events or requests
/// runs it on this actor's executor.
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

  /// Runs asynchronous `work`. It always runs in the background, and may overlap with other work.
  public nonisolated func callAsFunction<Value: Sendable, Failure: Error>(
    _ work: @concurrent @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await work()
  }

  private func runOnActor<Value: Sendable, Failure: Error>(_ work: @Sendable () throws(Failure) -> Value) throws(Failure) -> Value {
    try work()
  }
}
