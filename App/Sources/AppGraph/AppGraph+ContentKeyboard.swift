public import ContentKeyboard
public import CoreModule

extension AppGraph: ContentKeyboardDependency {
  /// The dependencies of the content keyboard.
  public var keyboard: KeyboardSurroundings { environment.keyboard }

  /// Builds the content keyboard.
  public func contentKeyboard(router: some Router<ContentKeyboardDestination>) -> ContentKeyboardBuilder {
    let log = CategoryLog("navigation", environment.log)
    return ContentKeyboardBuilder(dependency: self, router: LoggingRouter(router, log: log))
  }
}
