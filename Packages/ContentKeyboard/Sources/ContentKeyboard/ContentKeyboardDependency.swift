public import CoreModule

/// What the feature needs from its parent.
@MainActor
public protocol ContentKeyboardDependency {
  /// What the keyboard needs from outside the package.
  var keyboard: KeyboardSurroundings { get }
  /// Tells the time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
}

/// What the keyboard needs from outside the package.
public struct KeyboardSurroundings: Sendable {
  /// Stores the boards.
  public var store: any BoardStore
  /// Fetches boards.
  public var sources: ContentSources
  /// The clipboard of the desktop or the terminal.
  public var clipboard: any Clipboard
  /// Whether the network must not be used.
  public var isOffline: Bool
  /// Starts a process that fetches the board in the background.
  public var refreshInBackground: @Sendable () -> Void

  /// Creates the surroundings.
  public init(
    store: any BoardStore, sources: ContentSources, clipboard: any Clipboard, isOffline: Bool,
    refreshInBackground: @escaping @Sendable () -> Void
  ) {
    self.store = store
    self.sources = sources
    self.clipboard = clipboard
    self.isOffline = isOffline
    self.refreshInBackground = refreshInBackground
  }
}
