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
      // A round that lies below would go on when it is seen again, and scores below a round would be opened upon it once more.
      push(GameScreen(options, navigator: navigator), on: navigator) { $0 is GameScreen || $0 is ScoresScreen }
    case .scores: push(ScoresScreen(.rounds, navigator: navigator), on: navigator) { $0 is ScoresScreen }
    case .words: push(ScoresScreen(.words, navigator: navigator), on: navigator) { $0 is ScoresScreen }
    }
  }

  /// Shows `screen` in the place of the first one whose place it takes, and of what lies upon that.
  private func push(_ screen: any Screen, on navigator: Navigator, inPlaceOf isReplaced: (any Screen) -> Bool) {
    if let old = navigator.screens.first(where: isReplaced) { navigator.pop(old) }
    navigator.push(screen)
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
