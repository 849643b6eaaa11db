public import CoreModule

/// What the feature needs from its parent.
@MainActor
public protocol ContentKeyboardDependency {
  /// What the keyboard takes from the outside world.
  var keyboard: KeyboardSurroundings { get }
  /// Tells the time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// Announces what other screens and processes changed.
  var dataChanges: any DataChanges { get }
}

/// What the keyboard takes from the outside world.
public struct KeyboardSurroundings: Sendable {
  /// Where the boards are kept.
  public var store: any BoardStore
  /// Where boards can be fetched.
  public var sources: ContentSources
  /// The clipboard of the desktop or the terminal.
  public var clipboard: any Clipboard
  /// Whether services may be asked.
  public var isOffline: Bool
  /// Lets another process fetch the board, when this one is done.
  public var refreshBehind: @Sendable () -> Void

  /// Surroundings from their parts.
  public init(
    store: any BoardStore, sources: ContentSources, clipboard: any Clipboard, isOffline: Bool, refreshBehind: @escaping @Sendable () -> Void
  ) {
    self.store = store
    self.sources = sources
    self.clipboard = clipboard
    self.isOffline = isOffline
    self.refreshBehind = refreshBehind
  }
}
