/// Counts the roots of texts that are read in pieces.
@MainActor
public final class StemCountingViewModel {
  /// The state to show.
  public private(set) var state = StemCountingState()

  private let request: StemCountRequest
  private let store: any RootStore
  private let grammars: GrammarFinder
  private var counter: RootCounter?

  init(request: StemCountRequest, store: any RootStore, grammars: GrammarFinder) {
    self.request = request
    self.store = store
    self.grammars = grammars
  }

  /// Finds the grammar, so that its faults are reported before any text is read.
  ///
  /// - Returns: Whether counting can begin.
  @discardableResult
  public func start() -> Bool {
    guard counter == nil, state.problem == nil else { return state.problem == nil }
    do throws(StemmingProblem) {
      let grammar = try grammars.grammar(request.grammar)
      counter = RootCounter(stemmer: Stemmer(grammar: grammar, allowsEmptyRoots: request.allowsEmptyRoots))
      return true
    } catch {
      state.problem = error
      return false
    }
  }

  /// Counts the next piece of the text.
  ///
  /// - Returns: Whether counting can continue.
  public func read(_ bytes: Span<UInt8>) -> Bool {
    guard start() else { return false }
    do throws(TextFault) {
      try counter?.read(bytes)
      return true
    } catch {
      state.problem = .text(error)
      return false
    }
  }

  /// Ends the text.
  ///
  /// - Returns: Whether counting can continue with the next text.
  @discardableResult
  public func endText() -> Bool {
    guard start() else { return false }
    do throws(TextFault) {
      try counter?.endText()
      return true
    } catch {
      state.problem = .text(error)
      return false
    }
  }

  /// Shows the counts, and stores them if requested.
  public func finish() async {
    guard start(), let counter else { return }
    let counts = counter.counts
    if request.keeps, !counts.roots.isEmpty {
      do { try await store.keep(counts.roots) } catch {
        state.problem = .store(error)
        return
      }
      state.keptCount = counts.roots.count
    }
    state.counts = counts.sorted(by: request.order, limit: request.limit)
    guard request.explains else { return }
    let shown = Set(state.counts.roots.map(\.root))
    state.stems = counter.stems.filter { shown.contains($0.root) }
  }
}
