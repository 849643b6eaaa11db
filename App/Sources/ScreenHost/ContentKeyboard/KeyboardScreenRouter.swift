import AppGraph
import ContentKeyboard
import CoreModule
import Presentation

/// Maps destinations of the keyboard to screens.
@MainActor
final class KeyboardScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: ContentKeyboardDestination) {
    guard let navigator else { return }
    switch destination {
    case .pieces(let id):
      navigator.push(PiecesScreen(id, navigator: navigator, onPick: picking(on: navigator)))
    case .search: navigator.push(PieceSearchScreen(navigator: navigator, onPick: picking(on: navigator)))
    case .source: navigator.push(BoardSourceScreen(navigator: navigator))
    case .newSource: navigator.push(NewBoardSourceScreen(navigator: navigator))
    }
  }

  /// Receives a piece that is chosen on the screen opened now.
  private func picking(on navigator: Navigator) -> @MainActor (Piece) -> Void {
    let keys = navigator.top as? KeyboardScreen
    return { [weak keys] in keys?.pick($0) }
  }
}

extension Navigator {
  var keyboard: ContentKeyboardGraph { graph.contentKeyboard(router: KeyboardScreenRouter(navigator: self)).build() }

  /// Goes back, or quits from the first screen.
  func leave() { screens.count > 1 ? pop() : quit() }
}

extension FeatureTab {
  static let keyboard = FeatureTab(name: KeyboardScreenPhrases.title) { KeyboardScreen(navigator: $0) }
}
