import AppGraph
import CoreModule
import Stemming

/// A command shows the next command to type instead of navigating.
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
  func stemming(_ router: StemHintRouter = StemHintRouter()) -> StemmingGraph { graph.stemming(router: router).build() }
}
