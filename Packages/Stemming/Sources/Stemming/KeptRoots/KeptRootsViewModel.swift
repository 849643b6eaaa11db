import CoreModule
public import Observation

/// The kept roots, with what can be done to them.
@MainActor
@Observable
public final class KeptRootsViewModel {
  /// What the list shows.
  public private(set) var state = KeptRootsState()

  private let store: any RootStore
  private let changes: any DataChanges
  private let router: any Router<StemmingDestination>
  private var order = RootOrder.root
  private var limit: Int?

  init(store: any RootStore, changes: any DataChanges, router: any Router<StemmingDestination>) {
    self.store = store
    self.changes = changes
    self.router = router
  }

  /// Reads the first `limit` kept roots in this order.
  public func load(by order: RootOrder, limit: Int? = nil) async {
    self.order = order
    self.limit = limit
    await load()
  }

  /// Reads the roots again, as they are now.
  public func load() async {
    do {
      let counts = RootCounts(try await store.roots())
      state.counts = counts.sorted(by: order, limit: limit)
      state.isLoaded = true
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }

  /// Reads the roots again after each change, until the task that runs this is cancelled.
  public func follow() async {
    for await change in changes.subscribe() where change.mayTouch(.roots) { await load() }
  }

  /// Counts the roots of `text` by the original grammar, and keeps them.
  ///
  /// - Returns: Whether any were kept.
  @discardableResult
  public func submit(_ text: String) async -> Bool {
    let roots = Stemmer().counts(of: text).roots
    guard !roots.isEmpty else { return false }
    do {
      try await store.keep(roots)
      await load()
      return state.problem == nil
    } catch {
      state.problem = .store(error)
      return false
    }
  }

  /// Forgets all kept roots and shows them as they were.
  public func clear() async {
    do {
      state.counts = RootCounts(try await store.clear())
      state.isLoaded = true
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }

  /// Asks how the words of a root came to it.
  public func explain(_ root: RootCount) { router.navigate(to: .explanation(root: root.root)) }
}
