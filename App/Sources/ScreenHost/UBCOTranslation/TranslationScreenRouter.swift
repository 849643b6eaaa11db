import AppGraph
import CoreModule
import UBCOTranslation

/// Maps destinations to screens.
@MainActor
final class TranslationScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: UBCOTranslationDestination) {
    guard let navigator else { return }
    switch destination {
    case .history: navigator.push(TranslationHistoryScreen(navigator: navigator))
    case .translation(let entry):
      // The translator is below the history.
      navigator.pop()
      if let translator = navigator.top as? TranslatorScreen {
        translator.show(entry)
      } else {
        navigator.push(TranslatorScreen(entry, navigator: navigator))
      }
    }
  }
}

extension Navigator {
  var translation: UBCOTranslationGraph { graph.ubcoTranslation(router: TranslationScreenRouter(navigator: self)).build() }
}

extension FeatureTab {
  static let translation = FeatureTab(name: TranslationScreenPhrases.tab) { TranslatorScreen(navigator: $0) }
}
