/// The dependencies of the queue of pending look-ups.
@MainActor
public protocol PendingWordsDependency: NextTriesDependency, WordStoreDependency {}

/// Builds the queue of pending look-ups.
public typealias PendingWordsBuilder = LookUpBuilder<any PendingWordsDependency>

extension PendingWordsBuilder {
  /// Creates the view model.
  public func build() -> PendingWordsViewModel {
    PendingWordsViewModel(
      lookUp: lookUp, store: dependency.wordStore, records: dependency.serviceRecords, nextTries: NextTries(dependency),
      router: router
    )
  }
}
