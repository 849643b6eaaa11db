/// Does pieces of work one after the other, in the order they came.
@MainActor
final class WorkChain {
  private var last: Task<Void, Never>?

  /// Returns when `work` is done.
  func run(_ work: @escaping @MainActor () async -> Void) async {
    let previous = last
    let task = Task {
      await previous?.value
      await work()
    }
    last = task
    await task.value
  }
}

/// Does the newest of requests that follow each other faster than they can be done.
@MainActor
final class LatestWork {
  private var wanted = 0
  private var isRunning = false

  /// Lets `work`, which reads what is wanted when it begins, be done once more, after what runs already.
  func request(on navigator: Navigator?, _ work: @escaping @MainActor () async -> Void) {
    wanted += 1
    guard !isRunning else { return }
    isRunning = true
    navigator?.performFollowing { [self, weak navigator] in
      var done = 0
      while done != wanted {
        done = wanted
        await work()
        navigator?.onChange()
      }
      isRunning = false
    }
  }
}
