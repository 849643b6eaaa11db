public import CoreModule

/// The dependencies of the choice of the board's source.
@MainActor
public protocol BoardSourceDependency {
  /// Stores the boards.
  var boardStore: any BoardStore { get }
  /// Fetches boards.
  var contentSources: ContentSources { get }
  /// Whether the network must not be used.
  var isOffline: Bool { get }
  /// The current time.
  var clock: WallClock { get }
}

/// Builds the choice of the board's source.
@MainActor
public struct BoardSourceBuilder {
  private let dependency: any BoardSourceDependency
  private let router: any Router<ContentKeyboardDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any BoardSourceDependency, router: any Router<ContentKeyboardDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build() -> BoardSourceViewModel {
    let refresher = BoardRefresher(
      store: dependency.boardStore, sources: dependency.contentSources, isOffline: dependency.isOffline, clock: dependency.clock
    )
    return BoardSourceViewModel(store: dependency.boardStore, refresher: refresher, clock: dependency.clock, router: router)
  }
}
