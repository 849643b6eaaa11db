import AppGraph
import ContentKeyboard
import CoreModule
import Presentation

extension Navigator {
  var keyboard: ContentKeyboardGraph {
    graph.contentKeyboard(router: ClosureRouter<ContentKeyboardDestination> { [weak self] in self?.open($0) }).build()
  }

  func open(_ destination: ContentKeyboardDestination) {
    switch destination {
    case .pieces(let id):
      push(PiecesScreen(id, navigator: self, onPick: picking()))
    case .search: push(PieceSearchScreen(navigator: self, onPick: picking()))
    case .source: push(BoardSourceScreen(navigator: self))
    case .newSource: push(NewBoardSourceScreen(navigator: self))
    }
  }

  /// Receives a piece that is chosen on the screen opened now.
  private func picking() -> @MainActor (Piece) -> Void {
    let keys = screens.first as? KeyboardScreen
    return { [weak keys] in keys?.pick($0) }
  }

  /// Goes back, or quits from the first screen.
  func leave() { screens.count > 1 ? pop() : quit() }
}

extension FeatureTab {
  static let keyboard = FeatureTab(id: .keyboard, name: KeyboardScreenPhrases.title, search: .pieces, command: "keys press keys peek") {
    KeyboardScreen(navigator: $0)
  }
}

extension TabSearch {
  static let pieces = TabSearch(explanation: KeyboardScreenPhrases.search, command: "keys find") { navigator in
    (navigator.screens.first as? KeyboardScreen)?.model.search()
  }
}
