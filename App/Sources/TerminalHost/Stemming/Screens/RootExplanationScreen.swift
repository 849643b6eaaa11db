import CoreModule
import Stemming

/// How the words of a kept root came to it.
@MainActor
final class RootExplanationScreen: Screen {
  private let model: RootExplanationViewModel
  private weak var navigator: Navigator?
  private var first = 0
  private var height = 1
  private var lineCount = 0

  init(_ root: String, navigator: Navigator) {
    model = navigator.stemming.explanation.build(root)
    self.navigator = navigator
  }

  let title = StemScreenPhrases.explanation

  func load() async { await model.load() }

  func fit(_ size: Size) { height = size.rows }

  func body(in area: ViewArea) -> ScreenBody {
    let lines = RootExplanationView(state: model.state).lines(area)
    lineCount = lines.count
    first = max(0, min(first, lines.count - area.size.rows))
    return ScreenBody(Array(lines.dropFirst(first)))
  }

  func type(_ key: Key) -> Bool {
    guard let step = ListCursor.step(key, height: height) else { return false }
    first = max(0, min(first + step, lineCount - height))
    return true
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.control("l")], ScreenPhrases.retry, ScreenPhrases.retryMeans, isHinted: model.state.problem != nil) { [weak self] in
        self?.navigator?.reload()
      }
    ]
  }
}

/// The words of a root with what was taken off and put on, as lines.
struct RootExplanationView {
  let state: RootExplanationState

  func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.notice(Problem(problem, in: area.language).sentence, area, .warning) }
    if !state.isLoaded { return NoticeLines.notice(ScreenPhrases.loading, area) }
    guard let root = state.root else { return NoticeLines.notice(StemScreenPhrases.gone, area) }
    let heading = StyledLine(root.root.isEmpty ? "∅" : root.root, .strong)
      .appending("  " + StemScreenPhrases.times(root.count)(area.language), .dim)
    let width = min(state.stems.map { DisplayWidth.of($0.word) }.max() ?? 0, max(8, area.size.columns - 16))
    let words = state.stems.map { stem in
      StyledLine("  ") + StyledLine(stem.word).padded(to: width)
        + StyledLine("  ").appending(StemPhrases.change(stem.change), .accent)
        .appending(stem.change == nil ? StemScreenPhrases.unchanged(area.language) : "", .dim)
    }
    return [heading, StyledLine()] + words
  }
}
