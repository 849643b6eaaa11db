import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

struct ReminderView {
  private(set) var isLoaded = false
  private(set) var isInstalled = false
  private(set) var time: TimeOfDay?
  private(set) var problem: Problem?
  /// The field for the time while it is edited.
  var field: TextField?
  private var state = ReminderState()
  private var plan: JobPlan?

  mutating func loaded(_ state: ReminderState, at time: TimeOfDay?, isInstalled: Bool, plan: JobPlan) {
    (self.state, self.time, self.isInstalled, self.plan) = (state, time, isInstalled, plan)
    problem = state.problem.map(Problem.init)
    isLoaded = true
  }

  mutating func failed(_ problem: Problem) { self.problem = problem }

  mutating func beginTyping() { field = TextField(time?.description ?? "") }

  mutating func endTyping() { field = nil }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem { return ScreenBody(NoticeLines.retryable(problem.sentence, area)) }
    guard isLoaded else { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    let rows = rows(area)
    let width = min(area.size.columns / 2, (rows.map { DisplayWidth.of($0.name(area.language)) }.max() ?? 0) + 3)
    var cursor: Position?
    let lines = rows.enumerated().map { index, row in
      let label = StyledLine(" " + row.name(area.language), .dim).padded(to: width)
      guard index == 1, let field else { return label.appending(row.value(area.language), .strong).cut(to: area.size.columns) }
      let (line, column) = field.line(after: label, columns: area.size.columns)
      cursor = Position(column: column, row: index)
      return line
    }
    return ScreenBody(lines + explanation(area), cursor: cursor)
  }

  private func rows(_ area: ViewArea) -> [(name: LocalizedText, value: LocalizedText)] {
    let never = ReminderScreenPhrases.never
    let next = state.next.map { ReminderPhrases.moment($0, area.localTime, now: area.now) } ?? never
    let last = state.last.map { DatePhrases.day($0, today: area.localTime.day(of: area.now)) } ?? never
    return [
      (ReminderScreenPhrases.reminder, isInstalled ? ReminderScreenPhrases.installed : ReminderScreenPhrases.notInstalled),
      (ReminderScreenPhrases.timeOfDay, LocalizedText(verbatim: time?.description ?? "")),
      (ReminderScreenPhrases.next, isInstalled ? next : never),
      (ReminderScreenPhrases.last, last),
      (ReminderScreenPhrases.now, state.outlook.map(ReminderScreenPhrases.outlook) ?? never),
    ]
  }

  private func explanation(_ area: ViewArea) -> [StyledLine] {
    if field != nil { return NoticeLines.notice(ReminderScreenPhrases.howToType, area) }
    switch plan {
    case .cronLine(let line) where !isInstalled:
      return NoticeLines.notice(ReminderPhrases.addToCron, area) + NoticeLines.notice(LocalizedText(verbatim: line), area, .plain)
    case .files(let files) where !isInstalled:
      return NoticeLines.notice(ReminderScreenPhrases.willWrite, area)
        + files.map { StyledLine("   " + $0.path, .dim).cut(to: area.size.columns) }
    default: return NoticeLines.notice(ReminderScreenPhrases.explanation, area)
    }
  }
}
