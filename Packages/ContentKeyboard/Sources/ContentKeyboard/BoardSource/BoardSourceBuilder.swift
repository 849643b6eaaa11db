public import CoreModule

/// The dependencies of the choice of the board's source.
@MainActor
public protocol BoardSourceDependency: BoardRefresherDependency {}

/// Builds the choice of the board's source.
public typealias BoardSourceBuilder = RoutingBuilder<any BoardSourceDependency, ContentKeyboardDestination>

extension BoardSourceBuilder {
  /// Creates the view model.
  public func build() -> BoardSourceViewModel {
    BoardSourceViewModel(store: dependency.boardStore, refresher: BoardRefresher(dependency), clock: dependency.clock, router: router)
  }
}
