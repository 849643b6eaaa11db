public import CoreModule
public import Observation

/// What is taken out and in.
public struct KeyboardTransferState: Equatable, Sendable {
  /// Everything that is kept; `nil` until it is read.
  public var everything: KeyboardSnapshot?
  /// What became of what was taken in.
  public var imported: KeyboardImport?
  /// What went wrong.
  public var problem: ContentKeyboardProblem?

  /// A state in which nothing was done.
  public init() {}
}

/// Takes everything of the keyboard out, and in from elsewhere.
@MainActor
@Observable
public final class KeyboardTransferViewModel {
  /// What to show.
  public private(set) var state = KeyboardTransferState()

  @ObservationIgnored private var readings = IntentOrder()
  @ObservationIgnored private let store: any BoardStore

  init(store: any BoardStore) { self.store = store }

  /// Reads everything.
  public func load() async {
    let turn = readings.next()
    do throws(BoardStoreError) {
      let everything = try await store.everything()
      if readings.isLatest(turn) { state.everything = everything }
    } catch {
      if readings.isLatest(turn) { state.problem = ContentKeyboardProblem(error) }
    }
  }

  /// Takes in what was kept elsewhere, or only tells what would become of it.
  public func take(_ keyboard: KeyboardSnapshot, isTrial: Bool, in change: Change? = nil) async {
    do throws(BoardStoreError) {
      state.imported = try await store.take(keyboard, isTrial: isTrial, in: change)
    } catch { state.problem = ContentKeyboardProblem(error) }
  }
}
