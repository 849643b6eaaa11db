public import CoreModule

/// The dependencies of the board with its buttons.
@MainActor
public protocol KeyboardDependency: BoardRefresherDependency {
  /// Starts a process that fetches the board in the background.
  var refreshBoard: @Sendable () -> Void { get }
  /// The clipboard of the desktop or the terminal.
  var clipboard: any Clipboard { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
}

/// Builds the board with its buttons.
public typealias KeyboardBuilder = RoutingBuilder<any KeyboardDependency, ContentKeyboardDestination>

extension KeyboardBuilder {
  /// Creates the view model.
  public func build() -> KeyboardViewModel {
    let (clock, localTime) = (dependency.clock, dependency.localTime)
    return KeyboardViewModel(
      store: dependency.boardStore, refresher: BoardRefresher(dependency), refreshInBackground: dependency.refreshBoard,
      clipboard: dependency.clipboard, today: { localTime.day(of: clock.now()) }, router: router
    )
  }
}
