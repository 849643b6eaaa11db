public import CoreModule

/// The dependencies of the search.
@MainActor
public protocol SearchDependency: WordStoreDependency {
  /// Knows how well words are known. By default it knows no words.
  var knownWords: any KnownWords { get }
}

extension SearchDependency {
  public var knownWords: any KnownWords { NoKnownWords() }
}

/// Builds the search.
public typealias SearchBuilder = RoutingBuilder<any SearchDependency, PersonalDictionaryDestination>

extension SearchBuilder {
  /// Creates the view model.
  public func build() -> SearchViewModel { SearchViewModel(store: dependency.wordStore, known: dependency.knownWords, router: router) }
}
