import AppGraph
import CoreModule
import UBCOTranslation

/// On the full screen a destination becomes the next screen.
@MainActor
final class TranslationScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: UBCOTranslationDestination) {
    guard let navigator else { return }
    switch destination {
    case .history: navigator.push(TranslationHistoryScreen(navigator: navigator))
    case .translation(let entry):
      // From the history the way leads back to the translator below it.
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
  /// The translation, whose destinations become screens.
  var translation: UBCOTranslationGraph { graph.ubcoTranslation(router: TranslationScreenRouter(navigator: self)).build() }
}

extension FeatureTab {
  static let translation = FeatureTab(name: TranslationScreenPhrases.tab) { TranslatorScreen(navigator: $0) }
}
