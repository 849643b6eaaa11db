import CoreModule
import CorePresentation
import Presentation
import Stemming
import TerminalKit

/// Searches the stored roots, by a part of the root or of one of its words.
@MainActor
final class RootSearchScreen: ListViewScreen {
  private let model: SavedRootsViewModel
  private let explanation: ShownExplanation
  weak var navigator: Navigator?
  var view = SearchList<RootCount>()

  init(navigator: Navigator) {
    let stemming = navigator.stemming
    model = stemming.savedRoots.build()
    explanation = ShownExplanation(stemming.explanation)
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Search", ru: "Поиск")
  let isSearch = true
  let isTyping = true

  func load() async {
    await model.load(by: .root)
    find()
  }

  func type(_ key: Key) -> Bool {
    guard view.field.type(key) else { return false }
    find()
    return true
  }

  private func find() {
    let query = FoldedText(view.field.text)
    let matching = model.state.counts.roots.filter { root in
      ([root.root] + root.forms).contains { FoldedText($0).contains(query) }
    }
    view.found(matching, for: view.field.text, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody {
    let problem = model.state.problem.map { Problem($0, in: area.language).sentence }
    return view.body(in: area, start: StemScreenPhrases.searchStart, problem: problem) { root, _ in
      StyledLine(root.root.isEmpty ? "∅" : root.root, .strong).appending("  \(root.count)")
        .appending("  " + root.forms.prefix(30).joined(separator: ", "), .dim)
    }
  }

  var detail: SelectedDetail? { explanation.detail(of: view.selected) }

  let linesAbove = 1

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if let root = view.selected {
      actions.append(
        ScreenAction(
          [.enter], en: ("explain", "show how the selected root was found"), ru: ("объяснить", "показать, как найден выбранный корень")
        ) { [weak self] in self?.model.explain(root) })
    }
    actions.append(ScreenAction.reloading(navigator, isHinted: model.state.problem != nil))
    return actions + moving
  }
}
