import AppGraph
import CoreModule
import Stemming

extension Navigator {
  var stemming: StemmingGraph {
    graph.stemming(router: ClosureRouter<StemmingDestination> { [weak self] in self?.open($0) }).build()
  }

  func open(_ destination: StemmingDestination) {
    switch destination {
    case .explanation(let root): push(RootExplanationScreen(root, navigator: self))
    }
  }
}

extension FeatureTab {
  static let stems = FeatureTab(name: LocalizedText(en: "Stems", ru: "Корни")) { RootsScreen(navigator: $0) }
}
