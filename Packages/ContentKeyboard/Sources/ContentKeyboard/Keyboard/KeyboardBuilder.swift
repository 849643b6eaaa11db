public import CoreModule

/// The dependencies of the board with its buttons.
@MainActor
public protocol KeyboardDependency {
  /// Stores the boards.
  var boardStore: any BoardStore { get }
  /// Fetches boards.
  var contentSources: ContentSources { get }
  /// Whether the network must not be used.
  var isOffline: Bool { get }
  /// Starts a process that fetches the board in the background.
  var refreshBoard: @Sendable () -> Void { get }
  /// The clipboard of the desktop or the terminal.
  var clipboard: any Clipboard { get }
  /// The current time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
}

/// Builds the board with its buttons.
@MainActor
public struct KeyboardBuilder {
  private let dependency: any KeyboardDependency
  private let router: any Router<ContentKeyboardDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any KeyboardDependency, router: any Router<ContentKeyboardDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build() -> KeyboardViewModel {
    let refresher = BoardRefresher(
      store: dependency.boardStore, sources: dependency.contentSources, isOffline: dependency.isOffline, clock: dependency.clock
    )
    let (clock, localTime) = (dependency.clock, dependency.localTime)
    return KeyboardViewModel(
      store: dependency.boardStore, refresher: refresher, refreshInBackground: dependency.refreshBoard, clipboard: dependency.clipboard,
      today: { localTime.day(of: clock.now()) }, changes: dependency.dataChanges, router: router
    )
  }
}
