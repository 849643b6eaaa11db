import AppGraph
import CoreModule
import Stemming

/// On the full screen a destination becomes the next screen.
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
  /// The stemming feature, whose destinations become screens.
  var stemming: StemmingGraph { graph.stemming(router: StemScreenRouter(navigator: self)).build() }
}

extension FeatureTab {
  static let stems = FeatureTab(name: StemScreenPhrases.tab) { RootsScreen(navigator: $0) }
}
