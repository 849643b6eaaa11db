import CoreModule
import CoreModuleTesting
import CorePresentation
import Presentation
import Testing
import TodoList

/// The texts of recurrence rules.
struct RecurrencePhraseTests {
  private static let until = CalendarDay(year: 2027, month: 3, day: 1)

  private static let rules: [RecurrenceRule] = {
    let weekly: [Set<Weekday>] = [
      [], [.monday], [.wednesday], [.sunday], [.monday, .wednesday, .friday], Weekday.weekend, Weekday.workingDays,
      Set(Weekday.allCases).subtracting([.sunday]),
    ]
    let monthly =
      [-1, 1, 2, 5].flatMap { ordinal in
        [Weekday.workingDays, [.tuesday], [.friday], [.sunday]].map { RecurrenceRule(.monthly, on: $0, ordinal: ordinal) }
      } + [-1, 15, 22, 31].map { RecurrenceRule(.monthly, ordinal: $0) }
    let simple = [RecurrenceRule.daily, .monthly, .yearly] + weekly.map { RecurrenceRule(.weekly, on: $0) } + monthly
    return simple.flatMap { rule in
      [1, 2, 5, 21].map { interval in
        var longer = rule
        longer.interval = interval
        return longer
      }
    }
  }()

  @Test(arguments: InterfaceLanguage.allCases)
  func `what a rule is called is understood as that rule`(language: InterfaceLanguage) {
    let parser = QuickEntryParser(now: Timestamp(milliseconds: 1_795_983_420_000), localTime: .fixed(seconds: 0))
    for rule in Self.rules + Self.rules.map({ $0.with(until: Self.until) }) {
      let text = RecurrencePhrases.rule(rule, today: nil)(language)
      #expect(parser.rule(text) == rule, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("FREQ=WEEKLY;INTERVAL=2", "every 2 weeks", "каждые 2 недели"),
      ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "on Mon, Wed and Fri", "по пн, ср и пт"),
      ("FREQ=WEEKLY;BYDAY=WE", "on Wednesdays", "по средам"), ("FREQ=WEEKLY;BYDAY=SA,SU", "on weekends", "по выходным"),
      ("FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,TH", "every 3 weeks on Tue and Thu", "каждые 3 недели по вт и чт"),
      ("FREQ=DAILY;INTERVAL=5", "every 5 days", "каждые 5 дней"),
      ("FREQ=MONTHLY;BYDAY=2TH", "on the second Thursday of every month", "каждый второй четверг месяца"),
      ("FREQ=MONTHLY;BYDAY=-1FR", "on the last Friday of every month", "каждую последнюю пятницу месяца"),
      ("FREQ=MONTHLY;INTERVAL=3;BYDAY=2SU", "every 3 months on the second Sunday", "каждые 3 месяца во второе воскресенье"),
      ("FREQ=MONTHLY;BYMONTHDAY=-1", "on the last day of every month", "в последний день каждого месяца"),
      ("FREQ=MONTHLY;BYMONTHDAY=22", "on the 22nd of every month", "22-го числа каждого месяца"),
      (
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "on the last working day of every month", "в последний рабочий день каждого месяца"
      ),
      ("FREQ=DAILY;UNTIL=20261218", "every day until 18 December", "каждый день до 18 декабря"),
      ("FREQ=YEARLY;UNTIL=20301218", "every year until 18 December 2030", "каждый год до 18 декабря 2030 года"),
    ])
  func `a rule is said as people say it`(written: String, english: String, russian: String) throws {
    let rule = try #require(RecurrenceRule(written: written))
    let text = RecurrencePhrases.rule(rule, today: CalendarDay(iso8601: "2026-11-29"))
    #expect([text(.english), text(.russian)] == [english, russian])
  }
}
