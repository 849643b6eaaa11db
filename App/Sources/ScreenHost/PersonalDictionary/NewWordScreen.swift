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
  /// What was pasted as several lines, and is still in the field as one.
  private var pasted = PastedWords()
  private var isSaving = false
  /// Whether this word is looked up in the other direction than the chosen one.
  private var isSwapped = false
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
    await preview()
  }

  private func preview() async { await model.preview(field.text, from: direction?.from, to: direction?.to) }

  /// The direction of this word; `nil` for the chosen one, from which the dictionaries may deviate.
  private var direction: Direction? { isSwapped ? picker.state.direction.reversed : nil }

  func body(in area: ViewArea) -> ScreenBody {
    NewWordView(field: field, words: words, picked: picker.state, swapped: direction, state: model.state, choice: choice).body(in: area)
  }

  func type(_ key: Key) -> Bool {
    let wasEmpty = field.text.isEmpty
    guard field.type(key) else { return false }
    if wasEmpty, case .paste(let text) = key { pasted = PastedWords(text, field) }
    typed()
    return true
  }

  private func typed() {
    choice = 0
    // The lines together are no word to look up.
    guard words.isEmpty else { return }
    latest.request(on: navigator) { [self] in await preview() }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("save", "save the word"), ru: ("сохранить", "сохранить слово")) { [weak self] in self?.save() },
      ScreenAction([.tab, .control("t")], .swapLanguagesOnce) { [weak self] in self?.swap() },
      ScreenAction([.control("g")], .pickLanguages) { [weak self] in
        self?.isSwapped = false
        self?.model.pickLanguages()
      },
      .retrying(isHinted: picker.state.problem != nil) { [weak self] in self?.navigator?.reload() },
    ] + choosing
  }

  /// The words of a pasted list; empty when the field has one word or phrase.
  private var words: [String] { pasted.words(in: field) }

  /// The ways to save what is typed, if there are several.
  private var choices: [NewWordChoice] {
    guard let preview = model.state.preview, preview.isOf(field.text) else { return [] }
    return preview.choices
  }

  private var choosing: [ScreenAction] {
    if !words.isEmpty { return choosingAmongWords }
    let choices = choices
    guard let preview = model.state.preview, preview.isOf(field.text) else { return [] }
    if choices.isEmpty {
      return Spellings(spellings: preview.answer.suggestions).actions { [weak self] in
        self?.field = TextField($0)
        self?.typed()
      }
    }
    let direct = choices.enumerated().map { index, choice in
      choosing(index, NewWordPhrases.choice(choice, of: preview)) { [weak self] in self?.save(choice.request(for: self?.field.text ?? "")) }
    }
    return direct + moving(among: choices.count)
  }

  /// A pasted list is several words, or one phrase after all.
  private var choosingAmongWords: [ScreenAction] {
    let ways = NewWordPhrases.waysToSave(words)
    return [
      choosing(0, ways[0]) { [weak self] in self?.saveWords() }, choosing(1, ways[1]) { [weak self] in self?.joinWords() },
    ] + moving(among: ways.count)
  }

  private func choosing(_ index: Int, _ words: LocalizedText, _ run: @escaping @MainActor () -> Void) -> ScreenAction {
    ScreenAction([NewWordView.key(of: index)], ActionWords(words, words), isHinted: false, run: run)
  }

  private func moving(among count: Int) -> [ScreenAction] {
    ScreenAction.moving([.up, .down], height: count, besideText: true) { [weak self] step in
      self?.choice = ((self?.choice ?? 0) + step + count) % count
    }
  }

  /// What was pasted becomes one phrase.
  private func joinWords() {
    pasted = PastedWords()
    typed()
  }

  private func swap() {
    isSwapped.toggle()
    typed()
  }

  /// Does what is selected.
  private func save() {
    guard words.isEmpty else { return choice == 0 ? saveWords() : joinWords() }
    let selected = choices.isEmpty ? nil : choices[min(choice, choices.count - 1)]
    save(selected?.request(for: field.text) ?? NewWordRequest([field.text]))
  }

  private func saveWords() { save(NewWordRequest(words)) }

  /// Stores the words and goes back. The text stays after a failure.
  private func save(_ request: NewWordRequest) {
    guard !isSaving else { return }
    isSaving = true
    var request = request
    if let direction, request.from == nil { (request.from, request.to) = (direction.from, direction.to) }
    navigator?.perform { [self] in
      let saved = await model.saveWithoutServices(request)
      isSaving = false
      guard let saved, let new = model.state.added.last else { return }
      navigator?.say(model.state.added.count == 1 ? NewWordPhrases.added(new) : NewWordPhrases.added(model.state.added))
      navigator?.pop(self)
      (navigator?.top as? WordListScreen)?.reveal(new.word.number)
      navigator?.performInBackground { [model] in await model.ask(about: saved) }
    }
  }
}

/// The lines of a list that was pasted into the field of a new word.
private struct PastedWords {
  private var words: [String] = []
  private var field = TextField()

  init() {}

  /// - Parameter field: The field after it was pasted.
  init(_ text: String, _ field: TextField) {
    words = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }
    self.field = field
  }

  /// The words, if there are several and the field still has them.
  func words(in field: TextField) -> [String] { words.count > 1 && field == self.field ? words : [] }
}
