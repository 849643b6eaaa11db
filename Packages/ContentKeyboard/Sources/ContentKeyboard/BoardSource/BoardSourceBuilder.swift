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

  /// Creates a builder.
  public init(dependency: any BoardSourceDependency) { self.dependency = dependency }

  /// Creates the view model.
  public func build() -> BoardSourceViewModel {
    let refresher = BoardRefresher(
      store: dependency.boardStore, sources: dependency.contentSources, isOffline: dependency.isOffline, clock: dependency.clock
    )
    return BoardSourceViewModel(store: dependency.boardStore, refresher: refresher, clock: dependency.clock)
  }
}
