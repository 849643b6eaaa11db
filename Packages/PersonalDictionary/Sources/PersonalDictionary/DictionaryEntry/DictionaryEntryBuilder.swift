/// The dependencies of the screen of a full entry.
@MainActor
public protocol DictionaryEntryDependency: NextTriesDependency, WordStoreDependency {
  /// Stores the chosen direction.
  var directionStore: any DirectionStore { get }
}

/// Builds the screen of a full entry.
public typealias DictionaryEntryBuilder = LookUpBuilder<any DictionaryEntryDependency>

extension DictionaryEntryBuilder {
  /// Creates the view model.
  public func build() -> DictionaryEntryViewModel {
    DictionaryEntryViewModel(
      lookUp: lookUp, store: dependency.wordStore, directions: dependency.directionStore, nextTries: NextTries(dependency), router: router
    )
  }
}
