import AppGraph
import CoreModule
import CorePresentation
import Practice
import Presentation
import TerminalKit

/// How much there is to practise, and what was practised.
@MainActor
final class PracticeScreen: ScrollingScreen {
  private let model: StatisticsViewModel
  weak var navigator: Navigator?
  var scroll = ScrollPosition()
  private let newPerDay: Int

  init(navigator: Navigator) {
    self.navigator = navigator
    newPerDay = navigator.graph.practiceSettings.newPerDay
    model = navigator.practice.statistics.build()
  }

  let title = PracticeScreenPhrases.practice

  func load() async {
    await model.loadDue()
    guard model.state.problem == nil else { return }
    await model.load()
  }

  func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem = model.state.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    guard let overview = model.state.overview, let statistics = model.state.statistics else {
      return NoticeLines.notice(ScreenPhrases.loading, area)
    }
    let isDue = overview.due + overview.new > 0
    let due = StyledLine(" " + PracticePhrases.overview(overview)(area.language), isDue ? .accent : .dim)
    var style = area.textStyle
    style = TextStyle(
      language: style.language, width: area.size.columns - 1, usesColor: true, localTime: style.localTime, now: style.now
    )
    let text = PracticeStatisticsDocument(statistics: statistics).text(style)
    let rest =
      text.isEmpty
      ? isDue ? NoticeLines.notice(PracticeScreenPhrases.beginning, area) : PracticeScreenPhrases.noWords(newPerDay: newPerDay).lines(area)
      : text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(" ") + StyledLine(inked: String($0)) }
    return [StyledLine(), due, StyledLine()] + rest
  }

  /// Whether none of the started words is due any more.
  private var isDone: Bool {
    guard let overview = model.state.overview else { return false }
    return overview.due + overview.new == 0 && model.state.statistics?.cards.isEmpty == false
  }

  private func goAhead() {
    var options = SessionOptions()
    (options.daysAhead, options.newLimit) = (SessionOptions.week, 0)
    model.practise(options)
  }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [.enter, "p"], en: ("practise", "practise what is due"), ru: ("повторять", "повторять то, что пора")
      ) { [weak self] in self?.model.practise() },
      ScreenAction(["a"], .goAhead, isHinted: isDone) { [weak self] in self?.goAhead() },
      ScreenAction.reloading(navigator, isHinted: model.state.problem != nil),
    ] + scrolling
  }
}
