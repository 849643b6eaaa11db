import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import UBCOTranslation

/// Translates while the text is typed: text on one side, translation on the other.
@MainActor
final class TranslatorScreen: Screen {
  private let model: TranslatorViewModel
  private weak var navigator: Navigator?
  private var area = TextArea()
  private var isRestored: Bool

  /// - Parameter entry: The translation to show first; by default the last stored one.
  init(_ entry: HistoryEntry? = nil, navigator: Navigator) {
    model = navigator.translation.translator.build()
    self.navigator = navigator
    isRestored = entry != nil
    if let entry { show(entry) }
  }

  let title = LocalizedText(en: "Translate into UBCO", ru: "Перевод на UBCO")
  let isTyping = true

  func load() async {
    guard !isRestored else { return }
    isRestored = true
    await model.showLast()
    area = TextArea(model.state.input)
    showProblem()
  }

  func willDisappear() {
    // Store what was typed for the next start and the history.
    navigator?.perform { [model] in await model.keep() }
  }

  func body(in area: ViewArea) -> ScreenBody { TranslatorView(text: self.area, state: model.state).body(in: area) }

  func type(_ key: Key) -> Bool {
    let old = area.text
    guard area.type(key) else { return false }
    if area.text != old { model.translate(area.text) }
    return true
  }

  /// Shows a stored translation.
  func show(_ entry: HistoryEntry) {
    model.show(entry)
    area = TextArea(model.state.input)
  }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [.enter], en: ("done", "complete the affixes and keep the translation"), ru: ("готово", "дополнить обрамление и сохранить перевод")
      ) { [weak self] in self?.finish() },
      ScreenAction(
        [.tab, .control("t")], en: ("swap", "swap the direction: the result becomes the text"),
        ru: ("сменить направление", "сменить направление: результат станет исходным текстом")
      ) { [weak self] in self?.changing { $0.turn() } },
      ScreenAction(
        [.control("o")], en: ("new line", "start a new line"), ru: ("новая строка", "начать новую строку")
      ) { [weak self] in _ = self?.type(.character("\n")) },
      ScreenAction(
        [.control("y")], en: ("history", "show the saved translations"), ru: ("история", "показать сохранённые переводы")
      ) { [weak self] in self?.model.openHistory() },
      ScreenAction(
        [.control("x")], en: ("clear", "clear the text"), ru: ("очистить", "очистить текст")
      ) { [weak self] in self?.changing { $0.clear() } },
      ScreenAction(
        [.control("b")], en: ("affixes", "remove or add the affixes"), ru: ("обрамление", "убрать или вернуть обрамление"),
        isHinted: false
      ) { [weak self] in self?.changing { $0.toggleAffixes() } },
    ]
  }

  /// Adds the affixes, with the word count, and stores the translation.
  private func finish() {
    changing { $0.completeAffixes() }
    navigator?.perform { [self] in
      await model.keep()
      showProblem()
      guard model.state.problem == nil, !model.state.input.isEmpty else { return }
      navigator?.say(model.canKeep ? TranslationPhrases.kept : TranslationPhrases.cannotKeep)
    }
  }

  private func changing(_ change: (TranslatorViewModel) -> Void) {
    change(model)
    if area.text != model.state.input { area = TextArea(model.state.input) }
  }

  private func showProblem() {
    if let problem = model.state.problem { navigator?.say(Problem(problem)) }
  }
}
