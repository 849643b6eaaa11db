import CoreModule
import PersonalDictionary
import Presentation
import TerminalKit

/// Adds a word, with a preview of its translations while it is typed.
@MainActor
final class NewWordScreen: Screen {
  private let model: NewWordViewModel
  private let picker: LangPickerViewModel
  private weak var navigator: Navigator?
  private let latest = LatestWork()
  private var field: TextField
  private var isSaving = false
  /// The selected one of the ways to save the word.
  private var choice = 0

  init(_ text: String = "", navigator: Navigator) {
    field = TextField(text)
    let dictionary = navigator.dictionary
    model = dictionary.newWord.build()
    picker = dictionary.langPicker.build { _ in }
    self.navigator = navigator
  }

  let title = LocalizedText(en: "New word", ru: "Новое слово")
  let isTyping = true

  func load() async {
    await picker.load()
    await model.preview(field.text)
  }

  func body(in area: ViewArea) -> ScreenBody {
    NewWordView(field: field, direction: picker.state, state: model.state, choice: choice).body(in: area)
  }

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    typed()
    return true
  }

  private func typed() {
    choice = 0
    latest.request(on: navigator) { [self] in await model.preview(field.text) }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("save", "save the word"), ru: ("сохранить", "сохранить слово")) { [weak self] in self?.save() },
      ScreenAction([.tab, .control("t")], .swapLanguages) { [weak self] in self?.swap() },
      ScreenAction([.control("g")], .pickLanguages) { [weak self] in self?.model.pickLanguages() },
      .retrying(isHinted: picker.state.problem != nil) { [weak self] in self?.navigator?.reload() },
    ] + choosing
  }

  /// The ways to save what is typed, if there are several.
  private var choices: [NewWordChoice] {
    guard let preview = model.state.preview, preview.isOf(field.text) else { return [] }
    return preview.choices
  }

  private var choosing: [ScreenAction] {
    let choices = choices
    guard let preview = model.state.preview, preview.isOf(field.text) else { return [] }
    if choices.isEmpty {
      return Spellings(spellings: preview.answer.suggestions).actions { [weak self] in
        self?.field = TextField($0)
        self?.typed()
      }
    }
    let direct = choices.enumerated().map { index, choice in
      let words = NewWordPhrases.choice(choice, of: preview)
      return ScreenAction([NewWordView.key(of: index)], ActionWords(words, words), isHinted: false) { [weak self] in self?.save(choice) }
    }
    return direct
      + ScreenAction.moving([.up, .down], height: choices.count, besideText: true) { [weak self] step in
        self?.choice = ((self?.choice ?? 0) + step + choices.count) % choices.count
      }
  }

  private func swap() {
    navigator?.perform { [self] in
      await picker.swap()
      await load()
    }
  }

  /// Stores the word and goes back. The text stays after a failure.
  private func save(_ chosen: NewWordChoice? = nil) {
    guard !isSaving else { return }
    isSaving = true
    let selected = choices.isEmpty ? nil : choices[min(choice, choices.count - 1)]
    let request = (chosen ?? selected)?.request(for: field.text) ?? NewWordRequest([field.text])
    navigator?.perform { [self] in
      let kept = await model.keep(request)
      isSaving = false
      guard let kept, let new = model.state.added.first else { return }
      navigator?.say(NewWordPhrases.added(new))
      navigator?.pop(self)
      (navigator?.top as? WordListScreen)?.reveal(new.word.number)
      navigator?.performInBackground { [model] in await model.ask(about: kept) }
    }
  }
}
