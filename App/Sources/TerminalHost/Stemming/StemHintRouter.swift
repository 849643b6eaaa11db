import AppGraph
import CoreModule
import Stemming

/// A one-shot command has nowhere to go: a destination becomes the next command to type.
@MainActor
final class StemHintRouter: Router {
  private(set) var hints: [LocalizedText] = []

  func navigate(to destination: StemmingDestination) {
    switch destination {
    case .explanation: hints.append(LocalizedText(en: "Next: glot stem --explain TEXT", ru: "Дальше: glot stem --explain ТЕКСТ"))
    }
  }
}

extension Context {
  /// The stemming feature, built for this one command.
  func stemming(_ router: StemHintRouter = StemHintRouter()) -> StemmingGraph { graph.stemming(router: router).build() }
}
