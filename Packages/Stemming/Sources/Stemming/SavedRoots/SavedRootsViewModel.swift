import CoreModule

/// Lists the stored roots, adds to them and deletes them.
@MainActor
public final class SavedRootsViewModel {
  /// The state to show.
  public private(set) var state = SavedRootsState()

  private var reads = IntentOrder()
  private let store: any RootStore
  private let grammars: GrammarFinder
  private let router: any Router<StemmingDestination>
  private var order = RootOrder.root
  private var limit: Int?

  init(store: any RootStore, grammars: GrammarFinder, router: any Router<StemmingDestination>) {
    self.store = store
    self.grammars = grammars
    self.router = router
  }

  /// Reads the first `limit` stored roots in this order.
  public func load(by order: RootOrder, limit: Int? = nil) async {
    self.order = order
    self.limit = limit
    await load()
  }

  /// Reads the roots again.
  public func load() async {
    state.problem = nil
    await read()
  }

  /// The available grammars in display order, the original one first.
  public var grammarChoices: [GrammarChoice] { [.builtIn] + grammars.catalogue.names.map(GrammarChoice.named) }

  /// Chooses the grammar for the next texts. Stored roots do not change.
  public func choose(_ grammar: GrammarChoice) { state.grammar = grammar }

  /// Counts the roots of `text` by the chosen grammar, and stores them.
  ///
  /// - Returns: Whether any were stored.
  @discardableResult
  public func submit(_ text: String) async -> Bool {
    state.problem = nil
    let grammar: any Grammar
    do throws(StemmingProblem) { grammar = try grammars.grammar(state.grammar) } catch {
      state.problem = error
      return false
    }
    let roots = Stemmer(grammar: grammar).counts(of: text).roots
    guard !roots.isEmpty else { return false }
    do { try await store.keep(roots) } catch {
      state.problem = .store(error)
      return false
    }
    await read()
    return true
  }

  /// Deletes all stored roots. The state has the deleted ones.
  public func clear() async {
    state.problem = nil
    do { state.cleared = RootCounts(try await store.clear()) } catch {
      state.problem = .store(error)
      return
    }
    await read()
  }

  /// Reads the stored roots. Called after each change, so that the state is not older than the change.
  private func read() async {
    let turn = reads.next()
    do {
      let counts = RootCounts(try await store.roots())
      guard reads.isLatest(turn) else { return }
      state.counts = counts.sorted(by: order, limit: limit)
      state.isLoaded = true
    } catch {
      if reads.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Navigates to the explanation of a root.
  public func explain(_ root: RootCount) { router.navigate(to: .explanation(root: root.root)) }
}
