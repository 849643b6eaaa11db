import AppGraph
import CoreModule
import UBCOTranslation

extension Navigator {
  var translation: UBCOTranslationGraph {
    graph.ubcoTranslation(router: ClosureRouter<UBCOTranslationDestination> { [weak self] in self?.open($0) }).build()
  }

  func open(_ destination: UBCOTranslationDestination) {
    switch destination {
    case .history: push(TranslationHistoryScreen(navigator: self))
    case .translation(let entry):
      // The translator is below the history.
      pop()
      if let translator = top as? TranslatorScreen {
        translator.show(entry)
      } else {
        push(TranslatorScreen(entry, navigator: self))
      }
    }
  }
}

extension FeatureTab {
  static let translation = FeatureTab(id: .ubco, name: TranslationScreenPhrases.tab, search: .translations, command: "ubco") {
    TranslatorScreen(navigator: $0)
  }
}

extension TabSearch {
  static let translations = TabSearch(
    explanation: LocalizedText(en: "search the saved translations", ru: "искать среди сохранённых переводов"),
    command: "ubco history"
  ) { navigator in navigator.open(UBCOTranslationDestination.history) }
}
