import CoreModule
import Stemming

/// The kept roots, which grow with each text that is typed above them.
@MainActor
final class RootsScreen: Screen {
  private let model: KeptRootsViewModel
  private weak var navigator: Navigator?
  private let chain = WorkChain()
  private var view = RootsView()
  private var height = 24

  init(navigator: Navigator) {
    model = navigator.stemming.keptRoots.build()
    self.navigator = navigator
  }

  let title = StemScreenPhrases.roots
  let isTyping = true

  func load() async { await changing { await $0.load(by: self.view.order) } }

  func fit(_ size: Size) {
    height = max(0, size.rows - RootsView.headingRows)
    view.cursor.fit(count: roots.count, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(of: model.state, in: area) }

  func type(_ key: Key) -> Bool { view.field.type(key) }

  private func move(by step: Int) { view.cursor.move(by: step, count: roots.count) }

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if view.field.text.contains(where: { !$0.isWhitespace }) {
      actions.append(ScreenAction([.enter], StemScreenPhrases.count, StemScreenPhrases.countMeans) { [weak self] in self?.submit() })
    } else if roots.indices.contains(view.cursor.selected) {
      let root = roots[view.cursor.selected]
      actions.append(
        ScreenAction([.enter], StemScreenPhrases.explain, StemScreenPhrases.explainMeans) { [weak self] in self?.model.explain(root) })
    }
    if !roots.isEmpty {
      actions += [
        ScreenAction([.tab], StemScreenPhrases.order, StemScreenPhrases.orderMeans) { [weak self] in self?.changeOrder() },
        ScreenAction([.control("x")], StemScreenPhrases.clear, StemScreenPhrases.clearMeans) { [weak self] in self?.clear() },
      ]
    }
    actions.append(
      ScreenAction([.control("g")], StemScreenPhrases.grammar, StemScreenPhrases.grammarMeans) { [weak self] in self?.changeGrammar() })
    actions.append(ScreenAction.retrying(isHinted: model.state.problem != nil) { [weak self] in self?.navigator?.reload() })
    return actions + ScreenAction.moving(height: height, besideText: true) { [weak self] in self?.move(by: $0) }
  }

  private var roots: [RootCount] { model.state.counts.roots }

  private func submit() {
    let text = view.field.text
    view.field = TextField()
    navigator?.perform { [weak self] in
      guard let self else { return }
      await changing { model in
        if await model.submit(text) { return }
        // What could not be kept can be sent again.
        if model.state.problem != nil { self.view.field = TextField(text) } else { self.navigator?.say(StemScreenPhrases.noWords) }
      }
      tellProblem()
    }
  }

  private func clear() {
    navigator?.perform { [weak self] in
      guard let self else { return }
      await changing { model in
        await model.clear()
        guard model.state.problem == nil else { return }
        self.navigator?.say(StemScreenPhrases.cleared(model.state.counts.roots.count))
        await model.load()
      }
      tellProblem()
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

  /// The next grammar, and the first again after the last; what is being typed stays, and is counted by it.
  private func changeGrammar() {
    let choices = model.grammarChoices
    let index = choices.firstIndex(of: model.state.grammar).map { ($0 + 1) % choices.count } ?? 0
    model.choose(choices[index])
  }

  private func tellProblem() {
    if let problem = model.state.problem, !roots.isEmpty { navigator?.say(Problem(problem, in: navigator?.language ?? .english)) }
  }

  /// Changes the roots, and leaves the selection on its root.
  private func changing(_ change: @escaping @MainActor (KeptRootsViewModel) async -> Void) async {
    await chain.run { [self] in
      let selected = roots.indices.contains(view.cursor.selected) ? roots[view.cursor.selected].root : nil
      await change(model)
      if let place = roots.firstIndex(where: { $0.root == selected }) { view.cursor.select(place, count: roots.count) }
      view.cursor.fit(count: roots.count, height: height)
    }
  }
}
