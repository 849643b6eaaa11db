public import CoreModule

/// The texts that were read.
@MainActor
public final class TextListViewModel {
  /// The state to show.
  public private(set) var state = TextListState()

  private var turns = IntentOrder()
  private var limit = 1000
  private let store: any ReadingStore
  private let router: any Router<ReadingDestination>

  init(_ store: any ReadingStore, router: any Router<ReadingDestination>) {
    self.store = store
    self.router = router
  }

  /// Reads the texts that were opened last.
  public func load(limit: Int = 1000) async {
    self.limit = limit
    await read(turns.next())
  }

  /// Removes texts from the list; their files stay.
  public func forget(_ ids: [ReadText.ID]) async {
    let turn = turns.next()
    do {
      state.forgotten = try await store.forget(ids)
      if turns.isLatest(turn) { await read(turn) }
    } catch {
      if turns.isLatest(turn) { state.problem = .storage(error) }
    }
  }

  /// Navigates to the reader of a text.
  public func open(_ id: ReadText.ID) { router.navigate(to: .reader(.text(id))) }

  private func read(_ turn: IntentOrder.Turn) async {
    do {
      let texts = try await store.recentTexts(limit: limit)
      guard turns.isLatest(turn) else { return }
      (state.texts, state.problem) = (texts, nil)
    } catch {
      if turns.isLatest(turn) { state.problem = .storage(error) }
    }
  }
}

/// The state of the list of texts.
public struct TextListState: Equatable, Sendable {
  /// The texts, the last opened one first; `nil` before they are read.
  public internal(set) var texts: [ReadText]?
  /// The texts that were forgotten last.
  public internal(set) var forgotten: [ReadText] = []
  /// The last failure.
  public internal(set) var problem: ReadingProblem?
}
