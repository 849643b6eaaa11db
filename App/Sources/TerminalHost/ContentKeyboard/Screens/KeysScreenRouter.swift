import AppGraph
import ContentKeyboard
import CoreModule

/// On the full screen a destination of the keyboard becomes the next screen.
@MainActor
final class KeysScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: ContentKeyboardDestination) {
    guard let navigator else { return }
    switch destination {
    case .pieces(let id):
      navigator.push(PiecesScreen(id, navigator: navigator, onPick: picking(on: navigator)))
    case .search: navigator.push(PieceSearchScreen(navigator: navigator, onPick: picking(on: navigator)))
    case .source: navigator.push(BoardSourceScreen(navigator: navigator))
    }
  }

  /// What becomes of a piece that is chosen on the screen that opens now.
  private func picking(on navigator: Navigator) -> @MainActor (Piece) -> Void {
    let keys = navigator.top as? KeysScreen
    return { [weak keys] in keys?.pick($0) }
  }
}

extension Navigator {
  /// The content keyboard, whose destinations become screens.
  var keyboard: ContentKeyboardGraph { graph.contentKeyboard(router: KeysScreenRouter(navigator: self)).build() }

  /// Goes back, or ends the program from the first screen.
  func leave() { screens.count > 1 ? pop() : quit() }
}

extension FeatureTab {
  static let keys = FeatureTab(name: KeysScreenPhrases.title) { KeysScreen(navigator: $0) }
}
