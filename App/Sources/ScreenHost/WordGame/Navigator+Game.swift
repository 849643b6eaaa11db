import AppGraph
import CoreModule
import Presentation
import WordGame

extension Navigator {
  var game: WordGameGraph {
    graph.wordGame(router: ClosureRouter<WordGameDestination> { [weak self] in self?.open($0) }).build()
  }

  func open(_ destination: WordGameDestination) {
    switch destination {
    case .play(let options):
      // A round below would continue when shown again, and scores below a round would be opened a second time.
      push(GameScreen(options, navigator: self)) { $0 is GameScreen || $0 is ScoresScreen }
    case .scores: push(ScoresScreen(.rounds, navigator: self)) { $0 is ScoresScreen }
    case .words: push(ScoresScreen(.words, navigator: self)) { $0 is ScoresScreen }
    }
  }

  /// Replaces the first matching screen, and those above it, by `screen`.
  private func push(_ screen: any Screen, inPlaceOf isReplaced: (any Screen) -> Bool) {
    if let old = screens.first(where: isReplaced) { pop(old) }
    push(screen)
  }

  /// Switches to the game's tab and opens a round above its menu.
  func openGame(_ options: RoundOptions, hasSound: Bool) {
    show(.game)
    push(GameScreen(options, hasSound: hasSound, navigator: self))
  }
}

extension FeatureTab {
  static let game = FeatureTab(id: .game, name: LocalizedText(en: "Game", ru: "Игра")) { GameMenuScreen(navigator: $0) }
}
