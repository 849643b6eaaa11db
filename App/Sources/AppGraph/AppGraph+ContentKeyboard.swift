public import ContentKeyboard
public import CoreModule

extension AppGraph: ContentKeyboardDependency {
  /// What the keyboard takes from the outside world.
  public var keyboard: KeyboardSurroundings { environment.keyboard }

  /// The content keyboard, which leaves through `router`.
  public func contentKeyboard(router: some Router<ContentKeyboardDestination>) -> ContentKeyboardBuilder {
    let log = CategoryLog("navigation", environment.log)
    return ContentKeyboardBuilder(dependency: self, router: LoggingRouter(router, log: log))
  }
}
