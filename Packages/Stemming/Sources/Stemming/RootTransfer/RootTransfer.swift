public import CoreModule
public import Observation

/// What is known of the roots that go out or come in.
public struct RootTransferState: Equatable, Sendable {
  /// All kept roots, as they were first kept.
  public var roots: [RootCount] = []
  /// What became of the roots that came in.
  public var taken: [TakenRoot] = []
  /// What did not work the last time.
  public var problem: StemmingProblem?

  /// A state before anything was read.
  public init() {}
}

/// Gives all kept roots to another place, and takes them from there.
@MainActor
@Observable
public final class RootTransferViewModel {
  /// What is known of them.
  public private(set) var state = RootTransferState()

  private let store: any RootStore

  init(store: any RootStore) { self.store = store }

  /// Reads all kept roots.
  public func load() async {
    do {
      state.roots = try await store.roots()
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }

  /// Takes in roots that were kept elsewhere, or only tells what would become of them.
  public func take(_ roots: [RootCount], isTrial: Bool) async {
    do {
      state.taken = roots.isEmpty ? [] : try await store.take(roots, isTrial: isTrial)
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }
}

/// Builds the way out and in for the kept roots.
@MainActor
public struct RootTransferBuilder: Builder {
  private let dependency: any StemmingDependency

  init(dependency: any StemmingDependency) { self.dependency = dependency }

  /// Wires it; nothing is read yet.
  public func build(_: Void) -> RootTransferViewModel { RootTransferViewModel(store: dependency.rootStore) }
}
