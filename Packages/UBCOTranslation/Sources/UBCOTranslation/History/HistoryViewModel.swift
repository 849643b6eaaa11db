public import CoreModule

/// The state of the history.
public struct HistoryState: Equatable, Sendable {
  /// The requested translations, the newest first.
  public var entries: [HistoryEntry] = []
  /// Whether they have been read.
  public var isLoaded = false
  /// The last failure.
  public var problem: StorageError?
}

/// The history of translations: lists, finds and deletes them.
@MainActor
public final class HistoryViewModel {
  /// The state to show.
  public private(set) var state = HistoryState()

  private var reads = IntentOrder()
  private let store: any HistoryStore
  private let router: any Router<UBCOTranslationDestination>

  init(store: any HistoryStore, router: any Router<UBCOTranslationDestination>) {
    self.store = store
    self.router = router
  }

  /// Reads the translations that contain `query`, ignoring case and accents, at most `limit` of them.
  public func load(_ query: String = "", limit: Int? = nil) async {
    let turn = reads.next()
    do {
      let entries = try await entries(containing: FoldedText(query.trimmed), limit: limit)
      if reads.isLatest(turn) { show(entries) }
    } catch {
      if reads.isLatest(turn) { state.problem = error }
    }
  }

  /// Deletes all translations, and shows them as they were.
  public func clear() async {
    let turn = reads.next()
    do {
      let entries = try await store.clear()
      if reads.isLatest(turn) { show(entries) }
    } catch { state.problem = error }
  }

  /// Navigates to the translator with one of the translations.
  public func open(_ entry: HistoryEntry) { router.navigate(to: .translation(entry)) }

  private func entries(containing text: FoldedText, limit: Int?) async throws(StorageError) -> [HistoryEntry] {
    guard !text.description.isEmpty else { return try await store.entries(limit: limit) }
    let found = try await store.entries(limit: nil).lazy.filter { $0.contains(text) }
    return limit.map { Array(found.prefix($0)) } ?? Array(found)
  }

  private func show(_ entries: [HistoryEntry]) {
    state.entries = entries
    state.isLoaded = true
    state.problem = nil
  }
}
