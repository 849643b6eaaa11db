import AppGraph
import CoreModule
import Stemming

/// Maps destinations to screens.
@MainActor
final class StemScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: StemmingDestination) {
    guard let navigator else { return }
    switch destination {
    case .explanation(let root): navigator.push(RootExplanationScreen(root, navigator: navigator))
    }
  }
}

extension Navigator {
  var stemming: StemmingGraph { graph.stemming(router: StemScreenRouter(navigator: self)).build() }
}

extension FeatureTab {
  static let stems = FeatureTab(name: LocalizedText(en: "Stems", ru: "Корни")) { RootsScreen(navigator: $0) }
}
