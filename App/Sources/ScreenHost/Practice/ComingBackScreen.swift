import CoreModule
import CorePresentation
import Practice
import Presentation
import TerminalKit

/// Asks for the day on which a word comes back.
@MainActor
final class ComingBackScreen: Screen {
  private let word: String
  private let choose: @MainActor (CalendarDay) -> Void
  private weak var navigator: Navigator?
  private var field = TextField()
  private var problem: Problem?

  init(_ word: String, navigator: Navigator, choose: @escaping @MainActor (CalendarDay) -> Void) {
    self.word = word
    self.navigator = navigator
    self.choose = choose
  }

  let title = PracticeScreenPhrases.comingBack
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    problem = nil
    return true
  }

  func body(in area: ViewArea) -> ScreenBody {
    field.body(after: PracticeScreenPhrases.day(area.language), in: area) { area in
      if let problem { return NoticeLines.notice(problem.sentence, area, .warning) }
      guard let day = day(area.now, area.localTime) else { return NoticeLines.notice(PracticeScreenPhrases.comingBackMeans(word), area) }
      let today = area.localTime.day(of: area.now)
      return NoticeLines.notice(PracticePhrases.effect(of: .rescheduling(to: day), on: word, today: today), area, .accent)
    }
  }

  /// The day that is typed, if it can be understood yet.
  private func day(_ now: Timestamp, _ localTime: LocalTime) -> CalendarDay? {
    do throws(Problem) { return try CalendarDay(comingBack: field.text, now: now, in: localTime) } catch { return nil }
  }

  var actions: [ScreenAction] {
    [ScreenAction([.enter], en: ("set", "set the day"), ru: ("назначить", "назначить день")) { [weak self] in self?.submit() }]
  }

  private func submit() {
    guard let navigator, !field.text.isBlank else { return }
    do throws(Problem) {
      let day = try CalendarDay(comingBack: field.text, now: navigator.clock.now(), in: navigator.localTime)
      navigator.pop(self)
      choose(day)
    } catch { problem = error }
  }
}
