public import ContentKeyboard
public import CoreModule

extension AppGraph: ContentKeyboardDependency {
  /// The stored boards.
  public var boardStore: any BoardStore { environment.boardStore }
  /// Fetches boards.
  public var contentSources: ContentSources { environment.contentSources }
  /// The clipboard of the desktop or the terminal.
  public var clipboard: any Clipboard { environment.clipboard }
  /// Whether the network must not be used.
  public var isOffline: Bool { environment.isOffline }
  /// Starts a process that fetches the board in the background.
  public var refreshBoard: @Sendable () -> Void { environment.refreshBoard }

  /// Builds the content keyboard.
  public func contentKeyboard(router: some Router<ContentKeyboardDestination>) -> ContentKeyboardBuilder {
    ContentKeyboardBuilder(dependency: self, router: logged(router))
  }
}
