import AppGraph
import CoreModule
import Presentation
import WordGame

/// Maps destinations of the game to screens.
@MainActor
final class GameScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: WordGameDestination) {
    guard let navigator else { return }
    switch destination {
    case .play(let options):
      // A round below would continue when shown again, and scores below a round would be opened a second time.
      push(GameScreen(options, navigator: navigator), on: navigator) { $0 is GameScreen || $0 is ScoresScreen }
    case .scores: push(ScoresScreen(.rounds, navigator: navigator), on: navigator) { $0 is ScoresScreen }
    case .words: push(ScoresScreen(.words, navigator: navigator), on: navigator) { $0 is ScoresScreen }
    }
  }

  /// Replaces the first matching screen, and those above it, by `screen`.
  private func push(_ screen: any Screen, on navigator: Navigator, inPlaceOf isReplaced: (any Screen) -> Bool) {
    if let old = navigator.screens.first(where: isReplaced) { navigator.pop(old) }
    navigator.push(screen)
  }
}

extension Navigator {
  var game: WordGameGraph { graph.wordGame(router: GameScreenRouter(navigator: self)).build() }

  /// Switches to the game's tab and opens a round above its menu.
  func openGame(_ options: RoundOptions, hasSound: Bool) {
    show(.game)
    push(GameScreen(options, hasSound: hasSound, navigator: self))
  }
}

extension FeatureTab {
  static let game = FeatureTab(name: LocalizedText(en: "Game", ru: "Игра")) { GameMenuScreen(navigator: $0) }
}
