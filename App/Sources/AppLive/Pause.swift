import TodoList

extension Pause {
  static let system = Pause { await Task.pause(for: .seconds($0)) }
}

extension Task where Success == Never, Failure == Never {
  /// Sleeps until the time has passed or the task is cancelled.
  static func pause(for duration: Duration) async { _ = try? await sleep(for: duration) }
}
