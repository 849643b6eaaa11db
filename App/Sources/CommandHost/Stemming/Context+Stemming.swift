import AppGraph
import CoreModule
import Stemming

extension StemmingDestination: HintedDestination {
  var command: LocalizedText {
    switch self {
    case .explanation: LocalizedText(en: "glot stem --explain TEXT", ru: "glot stem --explain ТЕКСТ")
    }
  }
}

extension Context {
  func stemming(_ router: HintRouter<StemmingDestination> = HintRouter()) -> StemmingGraph { graph.stemming(router: router).build() }
}
