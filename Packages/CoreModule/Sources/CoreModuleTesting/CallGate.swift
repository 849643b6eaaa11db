/// Suspends the calls of a test double before they begin and before they return, so that a test can run something else meanwhile.
///
/// A call passes at once unless it belongs to an intent that ``Interleavings`` runs.
@MainActor
public final class CallGate {
  var running: SuspendableRun?

  /// Creates a gate.
  public nonisolated init() {}

  /// Makes a call of the double behind the gate.
  public nonisolated func callAsFunction<Value, Failure: Error>(
    _ call: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    await pass()
    let result: Result<Value, Failure>
    do throws(Failure) { result = .success(try await call()) } catch { result = .failure(error) }
    await pass()
    return try result.get()
  }

  private func pass() async {
    // What an intent leaves behind does not wait.
    guard let running, !running.isFinished else { return }
    await running.pause()
  }
}

/// An intent that is run from one suspension to the next.
@MainActor
final class SuspendableRun {
  private let gate: CallGate
  private let intent: @MainActor () async -> Void
  private var hasBegun = false
  private(set) var isFinished = false
  /// Its calls that wait; several when it makes them at the same time.
  private var suspended: [CheckedContinuation<Void, Never>] = []
  private var test: CheckedContinuation<Void, Never>?
  /// How often it was suspended.
  private(set) var suspensions = 0

  init(_ gate: CallGate, _ intent: @escaping @MainActor () async -> Void) {
    self.gate = gate
    self.intent = intent
  }

  /// Runs the intent until it is suspended the `count`th time, or to its end.
  func run(to count: Int = .max) async {
    while !isFinished, suspensions < count { await step() }
  }

  /// Suspends the intent and lets the test go on.
  func pause() async {
    suspensions += 1
    await withCheckedContinuation { continuation in
      suspended.append(continuation)
      returnToTest()
    }
  }

  private func step() async {
    gate.running = self
    await withCheckedContinuation { continuation in
      test = continuation
      if hasBegun { resume() } else { begin() }
    }
    gate.running = nil
  }

  private func begin() {
    hasBegun = true
    Task {
      await intent()
      isFinished = true
      resume()
      returnToTest()
    }
  }

  private func resume() {
    let waiting = suspended
    suspended = []
    for call in waiting { call.resume() }
  }

  private func returnToTest() {
    test?.resume()
    test = nil
  }
}
