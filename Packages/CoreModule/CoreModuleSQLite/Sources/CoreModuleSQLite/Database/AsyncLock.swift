import Synchronization

/// An asynchronous first-in-first-out lock. Waiting does not block a thread.
final class AsyncLock: Sendable {
  private struct State {
    var isLocked = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Acquires the lock.
  func lock() async {
    if tryLock() { return }
    await withCheckedContinuation { continuation in
      let isAcquired = state.withLock { state in
        guard state.isLocked else {
          state.isLocked = true
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isAcquired { continuation.resume() }
    }
  }

  /// Releases the lock to the next waiter.
  func unlock() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.waiting.isEmpty else {
        state.isLocked = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }

  private func tryLock() -> Bool {
    state.withLock { state in
      defer { state.isLocked = true }
      return !state.isLocked
    }
  }
}
