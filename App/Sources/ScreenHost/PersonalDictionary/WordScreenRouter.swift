import AppGraph
import CoreModule
import PersonalDictionary
import Presentation

/// Maps destinations to screens.
@MainActor
final class WordScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: PersonalDictionaryDestination) {
    guard let navigator else { return }
    switch destination {
    case .entry(let number): navigator.push(EntryScreen(number, navigator: navigator))
    case .editor(let word): navigator.push(EditorScreen(word, navigator: navigator))
    case .newWord: navigator.push(NewWordScreen(navigator: navigator))
    case .search: if !(navigator.top is SearchScreen) { navigator.push(SearchScreen(navigator: navigator)) }
    case .favorites: navigator.push(WordListScreen.favorites(navigator: navigator))
    case .pendingWords: navigator.push(PendingWordsScreen(navigator: navigator))
    case .langPicker: navigator.push(LangPickerScreen(navigator: navigator))
    case .sources: navigator.push(SourcesScreen(navigator: navigator))
    case .installedDictionaries: navigator.push(InstalledDictionariesScreen(navigator: navigator))
    case .sourceTest(let name): navigator.push(SourceTestScreen(name, navigator: navigator))
    case .wordImport: navigator.push(ImportScreen(navigator: navigator))
    case .reminder: navigator.push(ReminderScreen(navigator: navigator))
    }
  }
}

extension Navigator {
  var dictionary: PersonalDictionaryGraph { graph.personalDictionary(router: WordScreenRouter(navigator: self)).build() }

  /// Opens the search from any tab.
  func openSearch() {
    closeOverlays()
    show(.words)
    // The words tab may have such a screen open.
    closeOverlays()
    (screens.first as? WordListScreen)?.search()
  }

  /// Navigates directly, for what is no feature: the settings, and the options of the program.
  func open(_ destination: PersonalDictionaryDestination) { WordScreenRouter(navigator: self).navigate(to: destination) }
}

extension FeatureTab {
  static let words = FeatureTab(name: LocalizedText(en: "Words", ru: "Слова")) { WordListScreen.all(navigator: $0) }
}
