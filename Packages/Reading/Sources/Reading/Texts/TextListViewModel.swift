public import CoreModule
public import Observation

/// The texts that were read.
@MainActor
@Observable
public final class TextListViewModel {
  /// What is seen.
  public private(set) var state = TextListState()

  @ObservationIgnored private var turns = IntentOrder()
  private let store: any ReadingStore
  private let router: any Router<ReadingDestination>

  init(_ store: any ReadingStore, router: any Router<ReadingDestination>) {
    self.store = store
    self.router = router
  }

  /// Reads the texts that were opened last.
  public func load(limit: Int = 1000) async {}

  /// Forgets texts; their files stay.
  public func forget(_ ids: [ReadText.ID]) async {}

  /// Asks for the reader of a text.
  public func open(_ id: ReadText.ID) { router.navigate(to: .reader(.text(id))) }
}

/// What is seen of the texts that were read.
public struct TextListState: Equatable, Sendable {
  /// The texts, the one that was opened last first; `nil` before they are read.
  public internal(set) var texts: [ReadText]?
  /// The texts that were forgotten last.
  public internal(set) var forgotten: [ReadText] = []
  /// What went wrong.
  public internal(set) var problem: ReadingProblem?
}
