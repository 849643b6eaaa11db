import CoreModule
import CorePresentation
import PersonalDictionary
import TerminalKit

/// Edits a word: its text, translations, note, tags and examples.
@MainActor
final class EditorScreen: Screen {
  private let model: WordEditorViewModel
  private weak var navigator: Navigator?
  private var editor: EditorForm
  private var isSaving = false

  init(_ word: Word, navigator: Navigator) {
    model = navigator.dictionary.wordEditor.build()
    editor = EditorForm(word)
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Change the word", ru: "Изменить слово")
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool { editor.form.type(key) }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  private var view: EditorView { EditorView(form: editor.form, direction: editor.direction, problem: model.state.problem) }

  func lists(in area: ViewArea) -> [ScreenList] {
    editor.form.lists(in: area, notice: view.notice(area)) { [weak self] in self?.editor.form.focus(at: $0) }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [.enter, .control("s")], en: ("save", "change the selected word"), ru: ("сохранить", "изменить выбранное слово")
      ) { [weak self] in self?.save() },
      ScreenAction(
        [.control("g")], en: ("languages", "change the languages of the word"), ru: ("языки", "изменить языки слова")
      ) { [weak self] in self?.pickLanguages() },
    ] + Form<EditorForm.Field>.moves { [weak self] in self?.editor.form.move(by: $0) }
  }

  private func pickLanguages() {
    guard let navigator else { return }
    navigator.push(LangPickerScreen(editor.direction, navigator: navigator) { [weak self] in self?.editor.direction = $0 })
  }

  private func save() {
    guard !isSaving else { return }
    let edit: WordEdit
    do throws(Problem) { edit = try editor.edit() } catch {
      navigator?.say(error)
      return
    }
    guard !edit.isEmpty else {
      navigator?.pop(self)
      return
    }
    isSaving = true
    navigator?.perform { [self] in
      await model.save(edit, to: .number(editor.word.number))
      isSaving = false
      guard model.state.problem == nil else { return }
      navigator?.say(WordScreenPhrases.saved(model.state.word ?? editor.word))
      navigator?.pop(self)
    }
  }
}
