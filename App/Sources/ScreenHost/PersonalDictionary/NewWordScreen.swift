import CoreModule
import PersonalDictionary
import TerminalKit

/// Adds a word, with a preview of its translations while it is typed.
@MainActor
final class NewWordScreen: Screen {
  private let model: NewWordViewModel
  private let picker: LangPickerViewModel
  private weak var navigator: Navigator?
  private let latest = LatestWork()
  private var field = TextField()
  private var isSaving = false

  init(navigator: Navigator) {
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
    NewWordView(field: field, direction: picker.state, state: model.state).body(in: area)
  }

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    latest.request(on: navigator) { [self] in await model.preview(field.text) }
    return true
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("save", "save the word"), ru: ("сохранить", "сохранить слово")) { [weak self] in self?.save() },
      ScreenAction([.tab, .control("t")], .swapLanguages) { [weak self] in self?.swap() },
      ScreenAction([.control("g")], .pickLanguages) { [weak self] in self?.model.pickLanguages() },
      .retrying(isHinted: picker.state.problem != nil) { [weak self] in self?.navigator?.reload() },
    ]
  }

  private func swap() {
    navigator?.perform { [self] in
      await picker.swap()
      await load()
    }
  }

  /// Stores the word and goes back. The text stays after a failure.
  private func save() {
    guard !isSaving else { return }
    isSaving = true
    let text = field.text
    navigator?.perform { [self] in
      let kept = await model.keep(NewWordRequest([text]))
      isSaving = false
      guard let kept, let word = model.state.added.first?.word else { return }
      navigator?.say(WordScreenPhrases.added(word))
      navigator?.pop(self)
      (navigator?.top as? WordListScreen)?.reveal(word.number)
      navigator?.performInBackground { [model] in await model.ask(about: kept) }
    }
  }
}
