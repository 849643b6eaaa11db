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
  static let stems = FeatureTab(id: .stems, name: LocalizedText(en: "Stems", ru: "Корни"), search: .roots, command: "stem") {
    RootsScreen(navigator: $0)
  }
}

extension TabSearch {
  static let roots = TabSearch(explanation: LocalizedText(en: "search the saved roots", ru: "искать среди сохранённых корней")) {
    navigator in
    navigator.push(RootSearchScreen(navigator: navigator))
  }
}
