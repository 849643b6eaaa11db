/// Runs the latest of several requests and skips those it replaces.
@MainActor
final class LatestWork {
  private var requested = 0
  private var isRunning = false

  /// Runs `work` after the one that is running. `work` must read the current request when it starts.
  func request(on navigator: Navigator?, _ work: @escaping @MainActor () async -> Void) {
    requested += 1
    guard !isRunning else { return }
    isRunning = true
    navigator?.performWhileTyping { [self, weak navigator] in
      var done = 0
      while done != requested {
        done = requested
        await work()
        navigator?.onChange()
      }
      isRunning = false
    }
  }
}
