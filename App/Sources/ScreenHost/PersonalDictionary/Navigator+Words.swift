import AppGraph
import CoreModule
import PersonalDictionary
import Presentation

extension Navigator {
  var dictionary: PersonalDictionaryGraph {
    graph.personalDictionary(router: ClosureRouter<PersonalDictionaryDestination> { [weak self] in self?.open($0) }).build()
  }

  func open(_ destination: PersonalDictionaryDestination) {
    switch destination {
    case .entry(let number): push(EntryScreen(number, navigator: self))
    case .editor(let word): push(EditorScreen(word, navigator: self))
    case .newWord: push(NewWordScreen(navigator: self))
    case .search: if !(top is SearchScreen) { push(SearchScreen(navigator: self)) }
    case .favorites: push(WordListScreen.favorites(navigator: self))
    case .pendingWords: push(PendingWordsScreen(navigator: self))
    case .langPicker: push(LangPickerScreen(navigator: self))
    case .sources: push(SourcesScreen(navigator: self))
    case .installedDictionaries: push(InstalledDictionariesScreen(navigator: self))
    case .sourceTest(let name): push(SourceTestScreen(name, navigator: self))
    case .wordImport: push(ImportScreen(navigator: self))
    case .reminder: push(ReminderScreen(navigator: self))
    }
  }

  /// Asks a new user for the languages, or else opens `destination`.
  func openFirstRun(or destination: PersonalDictionaryDestination? = nil) {
    let model = dictionary.firstRun.build(reading: Language(language))
    perform { [self] in
      await model.load()
      if model.state.isFirstRun {
        show(.words)
        push(FirstRunScreen(model, navigator: self))
      } else if let destination {
        open(destination)
      }
    }
  }
}

extension TabSearch {
  /// Also for tabs without anything of their own to search.
  static let words = TabSearch(explanation: LocalizedText(en: "search your words", ru: "искать среди ваших слов"), command: "find") {
    navigator in
    if let list = navigator.screens.first as? WordListScreen { list.search() } else { navigator.open(PersonalDictionaryDestination.search) }
  }
}

extension FeatureTab {
  static let words = FeatureTab(id: .words, name: LocalizedText(en: "Words", ru: "Слова"), command: "list") {
    WordListScreen.all(navigator: $0)
  }
}
