import AppGraph
import CoreModule
import UBCOTranslation

/// Translates while the text is typed: what is typed on one side, what it becomes on the other.
@MainActor
final class TranslatorScreen: Screen {
  private let model: TranslatorViewModel
  private weak var navigator: Navigator?
  private var area = TextArea()
  private var isRestored: Bool

  /// - Parameter entry: A translation to begin with; else the last one that was kept is shown again.
  init(_ entry: HistoryEntry? = nil, navigator: Navigator) {
    model = navigator.translation.translator.build()
    self.navigator = navigator
    isRestored = entry != nil
    if let entry { show(entry) }
  }

  let title = TranslationScreenPhrases.translator
  let isTyping = true

  func load() async {
    guard !isRestored else { return }
    isRestored = true
    await model.showLast()
    area = TextArea(model.state.input)
    tellProblem()
  }

  func rest() {
    // What was typed is there again at the next start, and in the history.
    navigator?.perform { [model] in await model.keep() }
  }

  func body(in area: ViewArea) -> ScreenBody { TranslatorView(text: self.area, state: model.state).body(in: area) }

  func type(_ key: Key) -> Bool {
    let old = area.text
    guard area.type(key) else { return false }
    if area.text != old { model.translate(area.text) }
    return true
  }

  /// Shows a translation that was kept.
  func show(_ entry: HistoryEntry) {
    model.show(entry)
    area = TextArea(model.state.input)
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], TranslationKeyPhrases.done, TranslationKeyPhrases.doneMeans) { [weak self] in self?.finish() },
      ScreenAction([.tab, .control("t")], TranslationKeyPhrases.turn, TranslationKeyPhrases.turnMeans) { [weak self] in
        self?.changing { $0.turn() }
      },
      ScreenAction([.control("o")], TranslationKeyPhrases.newLine, TranslationKeyPhrases.newLineMeans) { [weak self] in
        _ = self?.type(.character("\n"))
      },
      ScreenAction([.control("y")], TranslationKeyPhrases.history, TranslationKeyPhrases.historyMeans) { [weak self] in
        self?.model.openHistory()
      },
      ScreenAction([.control("x")], TranslationKeyPhrases.clear, TranslationKeyPhrases.clearMeans) { [weak self] in
        self?.changing { $0.clear() }
      },
      ScreenAction([.control("b")], TranslationKeyPhrases.bare, TranslationKeyPhrases.bareMeans, isHinted: false) { [weak self] in
        self?.changing { $0.toggleAffixes() }
      },
    ]
  }

  /// Puts on the affixes that nobody counts by hand, and keeps the translation.
  private func finish() {
    changing { $0.completeAffixes() }
    navigator?.perform { [self] in
      await model.keep()
      tellProblem()
      guard model.state.problem == nil, !model.state.input.isEmpty else { return }
      navigator?.say(model.canKeep ? TranslationScreenPhrases.kept : TranslationScreenPhrases.cannotKeep)
    }
  }

  private func changing(_ change: (TranslatorViewModel) -> Void) {
    change(model)
    if area.text != model.state.input { area = TextArea(model.state.input) }
  }

  private func tellProblem() {
    if let problem = model.state.problem { navigator?.say(Problem(problem)) }
  }
}
