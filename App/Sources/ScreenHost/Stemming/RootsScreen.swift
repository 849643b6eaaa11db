import CoreModule
import CorePresentation
import Presentation
import Stemming
import TerminalKit

/// Shows the stored roots, and adds those of typed texts.
@MainActor
final class RootsScreen: ListScreen {
  private let model: SavedRootsViewModel
  private let explanation: ShownExplanation
  weak var navigator: Navigator?
  private let chain = WorkChain()
  private var view = RootsView()

  init(navigator: Navigator) {
    let stemming = navigator.stemming
    model = stemming.savedRoots.build()
    explanation = ShownExplanation(stemming.explanation)
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Roots of words", ru: "Корни слов")
  let isTyping = true

  func load() async { await changeKeepingSelection { await $0.load(by: self.view.order) } }

  func body(in area: ViewArea) -> ScreenBody { view.body(of: model.state, in: area) }

  var detail: SelectedDetail? { view.cursor.selected(in: roots).map { explanation.detail(of: $0) } }

  func type(_ key: Key) -> Bool { view.field.type(key) }

  var cursor: ListCursor {
    get { view.cursor }
    set { view.cursor = newValue }
  }
  var rowCount: Int { roots.count }
  let linesAbove = RootsView.headingRows

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if !view.field.text.isBlank {
      actions.append(
        ScreenAction(
          [.enter], en: ("count", "count the roots of these words and save them"),
          ru: ("подсчитать", "подсчитать корни этих слов и сохранить их")
        ) { [weak self] in self?.submit() })
    } else if let root = view.cursor.selected(in: roots) {
      actions.append(
        ScreenAction(
          [.enter], en: ("explain", "show how the selected root was found"),
          ru: ("объяснить", "показать, как найден выбранный корень")
        ) { [weak self] in self?.model.explain(root) })
    }
    if !roots.isEmpty {
      actions += [
        ScreenAction(
          [.tab], en: ("order", "order by root, by count or by first use"),
          ru: ("порядок", "упорядочить по корню, по числу, по первому появлению")
        ) { [weak self] in self?.changeOrder() },
        ScreenAction(
          [.control("x")], en: ("clear", "remove all roots"), ru: ("удалить все", "удалить все корни")
        ) { [weak self] in self?.clear() },
      ]
    }
    actions.append(
      ScreenAction(
        [.control("g")], en: ("grammar", "use the next grammar: the built-in one, or that of a language"),
        ru: ("грамматика", "выбрать следующую грамматику: встроенную или одного из языков")
      ) { [weak self] in self?.changeGrammar() })
    actions.append(ScreenAction.reloading(navigator, isHinted: model.state.problem != nil))
    return actions + moving
  }

  private var roots: [RootCount] { model.state.counts.roots }

  private func submit() {
    let text = view.field.text
    view.field = TextField()
    navigator?.perform { [weak self] in
      guard let self else { return }
      await changeKeepingSelection { model in
        if await model.submit(text) { return }
        // After a failure the text stays, to be sent again.
        if model.state.problem != nil { self.view.field = TextField(text) } else { self.navigator?.say(StemPhrases.noWords) }
      }
    }
  }

  private func clear() {
    navigator?.perform { [weak self] in
      guard let self else { return }
      await changeKeepingSelection { model in
        await model.clear()
        guard model.state.problem == nil else { return }
        self.navigator?.say(StemScreenPhrases.cleared(model.state.cleared.roots.count))
      }
    }
  }

  private func changeOrder() {
    view.order =
      switch view.order {
      case .root: .count
      case .count: .first
      case .first: .root
      }
    navigator?.perform { [weak self] in await self?.load() }
  }

  /// Selects the next grammar, wrapping around. The typed text stays and uses it.
  private func changeGrammar() {
    let choices = model.grammarChoices
    let index = choices.firstIndex(of: model.state.grammar).map { ($0 + 1) % choices.count } ?? 0
    model.choose(choices[index])
  }

  /// Changes the roots, keeps the selection on its root, and shows the problem before the next change clears it.
  private func changeKeepingSelection(_ change: @escaping @MainActor (SavedRootsViewModel) async -> Void) async {
    await chain.run { [self] in
      let selected = view.cursor.selected(in: roots)?.root
      await change(model)
      if let problem = model.state.problem, !roots.isEmpty { navigator?.say(Problem(problem, in: navigator?.language ?? .english)) }
      if let place = roots.firstIndex(where: { $0.root == selected }) { view.cursor.select(place, count: roots.count, height: height) }
      view.cursor.fit(count: roots.count, height: height)
    }
  }
}
