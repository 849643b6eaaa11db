public import CoreModule
public import Observation

/// What the explanation of a kept root shows.
public struct RootExplanationState: Equatable, Sendable {
  /// The root, or `nil` when it is not kept.
  public var root: RootCount?
  /// Its words, with what was taken off and put on.
  public var stems: [Stem] = []
  /// Whether it has been read yet.
  public var isLoaded = false
  /// What did not work the last time.
  public var problem: StemmingProblem?

  /// An explanation that has not been read yet.
  public init() {}
}

/// Tells how the words of a kept root came to it.
@MainActor
@Observable
public final class RootExplanationViewModel {
  /// What it shows.
  public private(set) var state = RootExplanationState()

  private let root: String
  private let store: any RootStore

  init(root: String, store: any RootStore) {
    self.root = root
    self.store = store
  }

  /// Reads the root.
  public func load() async {
    do {
      state.root = try await store.root(root)
      state.stems = state.root?.forms.map(stem) ?? []
      state.isLoaded = true
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }

  /// The grammar by which a root was kept is not kept with it: what the original one says counts where it comes to the same root.
  private func stem(of form: String) -> Stem {
    let stem = SuffixGrammar.original.stem(form)
    return stem.root == root ? stem : Stem(word: form, root: root)
  }
}

/// Builds the explanation of a root; the parameter is the root.
@MainActor
public struct RootExplanationBuilder: Builder {
  private let dependency: any StemmingDependency

  init(dependency: any StemmingDependency) { self.dependency = dependency }

  /// Wires an explanation that has not been read yet.
  public func build(_ root: String) -> RootExplanationViewModel {
    RootExplanationViewModel(root: root, store: dependency.rootStore)
  }
}
