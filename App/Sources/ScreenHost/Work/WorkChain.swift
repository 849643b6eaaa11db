/// Runs operations one after another, in order.
@MainActor
final class WorkChain {
  private var last: Task<Void, Never>?

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
