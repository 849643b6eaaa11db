import CoreModule
import PersonalDictionary
import TerminalKit

/// What the dictionaries have about a word that is not among the user's own.
@MainActor
final class FoundEntryScreen: ScrollingScreen {
  private let headword: String
  private let languages: (from: Language?, to: Language?)
  private let model: DictionaryEntryViewModel
  weak var navigator: Navigator?
  var scroll = ScrollPosition()

  init(_ headword: String, from: Language?, to: Language?, navigator: Navigator) {
    self.headword = headword
    languages = (from, to)
    model = navigator.dictionary.dictionaryEntry.build()
    self.navigator = navigator
  }

  let title = ReadingScreenPhrases.wholeEntry

  /// A service may be asked, which nothing waits for.
  func load() async {
    guard model.state.answer == nil else { return }
    navigator?.performInBackground { [self] in await model.lookUp(headword, from: languages.from, to: languages.to) }
  }

  func lines(_ area: ViewArea) -> [StyledLine] { EntryView(state: model.state, knowledge: nil).lines(area) }

  var actions: [ScreenAction] {
    let retry = ScreenAction.reloading(navigator, isHinted: model.state.problem != nil)
    return [retry] + scrolling
  }
}
