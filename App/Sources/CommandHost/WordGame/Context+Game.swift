import AppGraph
import CoreModule
import WordGame

extension WordGameDestination: HintedDestination {
  var command: LocalizedText {
    switch self {
    case .play(let options) where options.resumes: LocalizedText(verbatim: "glot play --resume")
    case .play(let options) where options.isOfMistakes: LocalizedText(verbatim: "glot play --mistakes")
    case .play: LocalizedText(verbatim: "glot play")
    case .scores: LocalizedText(verbatim: "glot play scores")
    case .words: LocalizedText(verbatim: "glot play words")
    }
  }
}

extension Context {
  func wordGame(_ router: HintRouter<WordGameDestination> = HintRouter()) -> WordGameGraph { graph.wordGame(router: router).build() }
}
