import CoreModule
import PersonalDictionary

/// Changes a word: its text, translations, note and tags.
@MainActor
final class EditorScreen: Screen {
  private let model: WordEditorViewModel
  private weak var navigator: Navigator?
  private var form: EditorForm
  private var isSaving = false

  init(_ word: Word, navigator: Navigator) {
    model = navigator.dictionary.wordEditor.build()
    form = EditorForm(word)
    self.navigator = navigator
  }

  let title = WordScreenPhrases.editing
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool { form.type(key) }

  func body(in area: ViewArea) -> ScreenBody { EditorView(form: form, problem: model.state.problem).body(in: area) }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter, .control("s")], ScreenPhrases.save, WordKeyPhrases.editMeans) { [weak self] in self?.save() },
      ScreenAction([.tab, .down], WordKeyPhrases.nextField, WordKeyPhrases.nextField, isCommand: false) { [weak self] in
        self?.form.move(by: 1)
      },
      ScreenAction([.backTab, .up], WordKeyPhrases.previousField, WordKeyPhrases.previousField, isHinted: false, isCommand: false) {
        [weak self] in self?.form.move(by: -1)
      },
    ]
  }

  private func save() {
    guard !isSaving else { return }
    let edit: WordEdit
    do throws(Problem) { edit = try form.edit() } catch {
      navigator?.say(error)
      return
    }
    guard !edit.isEmpty else {
      navigator?.pop(self)
      return
    }
    isSaving = true
    navigator?.perform { [self] in
      await model.save(edit, to: .number(form.word.number))
      isSaving = false
      guard model.state.problem == nil else { return }
      navigator?.say(WordScreenPhrases.saved(model.state.word ?? form.word))
      navigator?.pop(self)
    }
  }
}
