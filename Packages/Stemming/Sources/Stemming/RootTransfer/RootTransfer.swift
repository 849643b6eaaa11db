public import CoreModule
public import Observation

/// The state of an export or import of roots.
public struct RootTransferState: Equatable, Sendable {
  /// All stored roots, in the order in which they were added.
  public var roots: [RootCount] = []
  /// The results of the import.
  public var taken: [ImportedRoot] = []
  /// The error of the last action.
  public var problem: StemmingProblem?

  /// Creates an empty state.
  public init() {}
}

/// Exports and imports all stored roots.
@MainActor
@Observable
public final class RootTransferViewModel {
  /// The state of the transfer.
  public private(set) var state = RootTransferState()

  @ObservationIgnored private var readings = IntentOrder()
  private let store: any RootStore

  init(store: any RootStore) { self.store = store }

  /// Loads all stored roots.
  public func load() async {
    let turn = readings.next()
    do {
      let roots = try await store.roots()
      guard readings.isLatest(turn) else { return }
      state.roots = roots
      state.problem = nil
    } catch {
      if readings.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Imports roots, or only reports what would change.
  public func take(_ roots: [RootCount], isTrial: Bool, in change: Change? = nil) async {
    do {
      state.taken = roots.isEmpty ? [] : try await store.take(roots, isTrial: isTrial, in: change)
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }
}

/// The dependencies of export and import.
@MainActor
public protocol RootTransferDependency: RootStoreDependency {}

/// Builds the export and import of roots.
public typealias RootTransferBuilder = Builder<any RootTransferDependency>

extension RootTransferBuilder {
  /// Builds a transfer.
  public func build() -> RootTransferViewModel { RootTransferViewModel(store: dependency.rootStore) }
}
