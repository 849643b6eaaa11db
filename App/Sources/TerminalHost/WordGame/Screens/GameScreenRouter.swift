import AppGraph
import CoreModule
import WordGame

/// On the full screen a destination of the game becomes the next screen.
@MainActor
final class GameScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: WordGameDestination) {
    guard let navigator else { return }
    switch destination {
    case .play(let options):
      // A round that lies below would go on to be another one's.
      if let top = navigator.top, top is GameScreen { navigator.pop(top) }
      navigator.push(GameScreen(options, navigator: navigator))
    case .scores: navigator.push(ScoresScreen(.rounds, navigator: navigator))
    case .words: navigator.push(ScoresScreen(.words, navigator: navigator))
    }
  }
}

extension Navigator {
  /// The word game, whose destinations become screens.
  var game: WordGameGraph { graph.wordGame(router: GameScreenRouter(navigator: self)).build() }

  /// Goes where no view model asked to go: a key.
  func open(_ destination: WordGameDestination) { GameScreenRouter(navigator: self).navigate(to: destination) }

  /// Opens the game's tab with a round upon its menu.
  func openGame(_ options: RoundOptions, hasSound: Bool) {
    show(.game)
    push(GameScreen(options, hasSound: hasSound, navigator: self))
  }
}

extension FeatureTab {
  static let game = FeatureTab(name: GameScreenPhrases.tab) { GameMenuScreen(navigator: $0) }
}
