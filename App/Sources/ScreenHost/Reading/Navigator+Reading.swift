import AppGraph
import CoreModule
import PersonalDictionary
import Presentation
import Reading

extension Navigator {
  var reading: ReadingGraph {
    graph.reading(router: ClosureRouter<ReadingDestination> { [weak self] in self?.open($0) }).build()
  }

  func open(_ destination: ReadingDestination) {
    switch destination {
    case .reader(let text): openReader(text)
    case .entry(let headword, let languages): openEntry(of: headword, languages)
    }
  }

  /// Opens a text where it was left, in languages that the user named.
  func openReader(_ text: TextReference, from: String? = nil, to: String? = nil) {
    push(ReaderScreen(text, from: from, to: to, navigator: self))
  }

  /// Lists the texts.
  func openTexts() {
    if !(top is TextsScreen) { push(TextsScreen(navigator: self)) }
  }

  /// Opens the user's word, else what the dictionaries have about it.
  private func openEntry(of headword: String, _ languages: LanguagePair) {
    let model = dictionary.dictionaryEntry.build()
    let (from, to) = (Language(code: languages.from), Language(code: languages.to))
    perform { [self] in
      await model.show(.text(headword), from: from, to: to)
      guard let word = model.state.word, word.text == headword else {
        return push(FoundEntryScreen(headword, from: from, to: to, navigator: self))
      }
      open(PersonalDictionaryDestination.entry(word.number))
    }
  }
}
