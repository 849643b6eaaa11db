/// Builds a feature: takes what the feature needs in `init`, and what this use of it is about in `build`.
///
/// Each feature names its own builder and adds `build` to it:
///
/// ```swift
/// public typealias SearchBuilder = RoutingBuilder<any SearchDependency, PersonalDictionaryDestination>
///
/// extension SearchBuilder {
///   public func build() -> SearchViewModel { SearchViewModel(store: dependency.wordStore, router: router) }
/// }
/// ```
@MainActor
public struct Builder<Dependency> {
  /// What the feature needs.
  public let dependency: Dependency

  /// Creates a builder.
  public init(dependency: Dependency) { self.dependency = dependency }
}

/// A ``Builder`` of a feature that asks to leave.
@MainActor
public struct RoutingBuilder<Dependency, Destination> {
  /// What the feature needs.
  public let dependency: Dependency
  /// Carries where the feature asks to go.
  public let router: any Router<Destination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: Dependency, router: any Router<Destination>) {
    self.dependency = dependency
    self.router = router
  }
}
