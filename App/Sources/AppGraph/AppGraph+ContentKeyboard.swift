public import ContentKeyboard
public import CoreModule

extension AppEnvironment: ContentKeyboardDependency {}

extension AppGraph {
  /// Builds the content keyboard.
  public func contentKeyboard(router: some Router<ContentKeyboardDestination>) -> ContentKeyboardBuilder {
    ContentKeyboardBuilder(dependency: environment, router: logged(router))
  }
}
