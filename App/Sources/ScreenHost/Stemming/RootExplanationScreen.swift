import CoreModule
import CorePresentation
import Presentation
import Stemming
import TerminalKit

/// Explains which words have a stored root, and why.
@MainActor
final class RootExplanationScreen: ScrollingScreen {
  private let model: RootExplanationViewModel
  weak var navigator: Navigator?
  var scroll = ScrollPosition()

  init(_ root: String, navigator: Navigator) {
    model = navigator.stemming.explanation.build(root)
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Words of the root", ru: "Слова корня")

  func load() async { await model.load() }

  func lines(_ area: ViewArea) -> [StyledLine] { RootExplanationView(state: model.state).lines(area) }

  var actions: [ScreenAction] {
    [ScreenAction.reloading(navigator, isHinted: model.state.problem != nil)] + scrolling
  }
}

/// The explanation of a list's selected root.
@MainActor
final class ShownExplanation {
  private let builder: RootExplanationBuilder
  private var model: RootExplanationViewModel?

  init(_ builder: RootExplanationBuilder) { self.builder = builder }

  func detail(of root: RootCount?) -> SelectedDetail {
    SelectedDetail(of: root.map { AnyHashable($0.root) }, read: { [self] in await explain(root) }) { [model] area in
      model.map { RootExplanationView(state: $0.state).lines(area) } ?? []
    }
  }

  private func explain(_ root: RootCount?) async {
    guard let root else { return }
    let model = builder.build(root.root)
    await model.load()
    self.model = model
  }
}

/// Draws the words of a root with the applied rules.
struct RootExplanationView {
  let state: RootExplanationState

  func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.retryable(Problem(problem, in: area.language).sentence, area) }
    if !state.isLoaded { return NoticeLines.notice(ScreenPhrases.loading, area) }
    guard let root = state.root else { return NoticeLines.notice(StemPhrases.gone, area) }
    let heading = StyledLine(root.root.isEmpty ? "∅" : root.root, .strong)
      .appending("  " + StemPhrases.times(root.count)(area.language), .dim)
    let width = min(state.stems.map { DisplayWidth.of($0.word) }.max() ?? 0, max(8, area.size.columns - 16))
    let words = state.stems.map { stem in
      StyledLine("  ") + StyledLine(stem.word).padded(to: width)
        + StyledLine("  ").appending(StemPhrases.change(stem.change), .accent)
        .appending(stem.change == nil ? StemPhrases.unchanged(area.language) : "", .dim)
    }
    return [heading, StyledLine()] + words
  }
}
