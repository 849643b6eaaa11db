public import CoreModule

/// The state of the explanation of a stored root.
public struct RootExplanationState: Equatable, Sendable {
  /// The root; `nil` when it is not stored.
  public var root: RootCount?
  /// Its words with their changes.
  public var stems: [Stem] = []
  /// Whether the root has been loaded.
  public var isLoaded = false
  /// The error of the last action.
  public var problem: StemmingProblem?
}

/// Explains how words lead to a stored root.
@MainActor
public final class RootExplanationViewModel {
  /// The state of the explanation.
  public private(set) var state = RootExplanationState()

  private var reads = IntentOrder()
  private let root: String
  private let store: any RootStore

  init(root: String, store: any RootStore) { (self.root, self.store) = (root, store) }

  /// Loads the root.
  public func load() async {
    let turn = reads.next()
    do {
      let stored = try await store.root(root)
      guard reads.isLatest(turn) else { return }
      state.root = stored
      state.stems = state.root?.forms.map(stem) ?? []
      state.isLoaded = true
      state.problem = nil
    } catch {
      if reads.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// The grammar is not stored with the root. If the original grammar gives this root, its explanation is shown.
  private func stem(of form: String) -> Stem {
    let stem = SuffixGrammar.original.stem(form)
    return stem.root == root ? stem : Stem(word: form, root: root)
  }
}

/// The dependencies of the explanation of a root.
@MainActor
public protocol RootExplanationDependency: RootStoreDependency {}

/// Builds the explanation of a root.
public typealias RootExplanationBuilder = Builder<any RootExplanationDependency>

extension RootExplanationBuilder {
  /// Creates the view model.
  public func build(_ root: String) -> RootExplanationViewModel { RootExplanationViewModel(root: root, store: dependency.rootStore) }
}
