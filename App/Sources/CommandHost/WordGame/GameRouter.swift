import AppGraph
import CoreModule
import Presentation
import WordGame

/// A command shows the next command to type instead of navigating.
@MainActor
final class GameHintRouter: Router {
  private(set) var hints: [LocalizedText] = []

  func navigate(to destination: WordGameDestination) {
    switch destination {
    case .play(let options) where options.resumes: hint("glot play --resume")
    case .play(let options) where options.isOfMistakes: hint("glot play --mistakes")
    case .play: hint("glot play")
    case .scores: hint("glot play scores")
    case .words: hint("glot play words")
    }
  }

  private func hint(_ command: String) { hints.append(LocalizedText(en: "Next: \(command)", ru: "Дальше: \(command)")) }
}

extension Context {
  func wordGame(_ router: GameHintRouter = GameHintRouter()) -> WordGameGraph { graph.wordGame(router: router).build() }
}
