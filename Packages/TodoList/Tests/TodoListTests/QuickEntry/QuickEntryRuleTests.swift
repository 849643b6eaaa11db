import CoreModule
import CoreModuleTesting
import Testing

@testable import TodoList

/// General rules of the phrases, and ambiguous cases.
struct QuickEntryRuleTests {
  private let localTime = LocalTime.fixed(seconds: 3600)

  private func parser(_ now: Timestamp = TodoStoreContractMoment.noon) -> QuickEntryParser {
    QuickEntryParser(now: now, localTime: localTime)
  }

  private func written(_ due: DueDate?) -> String {
    switch due {
    case .day(let day): day.description
    case .moment(let moment): "\(localTime.day(of: moment)) \(localTime.hoursAndMinutes(of: moment))"
    case nil: ""
    }
  }

  @Test(
    arguments: [
      ("2026-11-20T09:00:00Z", "2026-11-23"), ("2026-11-21T09:00:00Z", "2026-11-23"), ("2026-11-22T05:00:00Z", "2026-11-23"),
      ("2026-11-23T05:00:00Z", "2026-11-23"), ("2026-11-23T09:00:00Z", "2026-11-24"),
    ])
  func `a series on weekdays begins on a working day`(now: String, day: String) throws {
    let now = try #require(Timestamp(rfc3339: now))
    for line in ["Gym every weekday 7am", "Зарядка по будням в 7:00", "Gym *weekdays 7am"] {
      #expect(written(try parser(now).entry(line).due) == day + " 07:00", "\(line)")
    }
  }

  @Test func `an option for the series gives the day of a line with only a time`() throws {
    var parser = parser()
    parser.repeats = RecurrenceRule(.weekly, on: [.tuesday, .thursday])
    #expect(written(try parser.entry("Gym at 7am").due) == "2026-11-24 07:00")
  }

  @Test(
    arguments: [
      "Python 3.11", "Install Ubuntu 24.04", "Upgrade to 31.02", "Поставить Ubuntu 24.04", "Ubuntu 24.04 upgrade",
      "Поехать в Казань на 3 дня", "Отпуск с 3 дня", "Снять дом на 3 ночи", "Праздники 3 дня", "Scan photos of Aug 98", "Buy 100 dec coins",
      "Pay 2026-12-31T10:00:60",
    ])
  func `what only looks like a date or a time is text`(line: String) throws {
    #expect(try parser().entry(line) == QuickEntry(text: line))
  }

  @Test(
    arguments: [
      ("Pill every 8 hours", true), ("Pay every 1st and 15th", true), ("Gym twice a week", true), ("Holiday from 3 to 5 december", true),
      ("Таблетки каждые 8 часов", true), ("Отпуск с 3 по 5 декабря", true), ("Созвон через среду", true),
      ("Holiday 3-5 december", true), ("Holiday dec 3-5", true), ("Holiday 24 dec - 2 jan", true), ("Отпуск 3–5 декабря", true),
      ("Отпуск 24.12-10.01", true), ("Read pages 3-5", false), ("Счёт 3-5", false),
      ("Gym every monday and wednesday", false), ("Standup mon/wed 9:15", false), ("Gym every 3 days", false),
      ("Зал по понедельникам и средам", false), ("Зал через день", false), ("Gym every monday", false),
      ("Translate from 3 to 5 pages", false), ("Отпуск в июле", false),
      ("Workshop tomorrow 9:00-10:30", false), ("\"Pill every 8 hours\"", false), ("Buy milk", false),
    ])
  func `what a task cannot have stays in the text, and this is known`(line: String, isPartial: Bool) throws {
    #expect(try parser().entry(line).isPartial == isPartial)
  }

  @Test(
    arguments: [
      ("Pay by 24.04", "Pay", "2027-04-24"), ("Pay on 3.12", "Pay", "2026-12-03"), ("Сдать отчёт до 3.12", "Сдать отчёт", "2026-12-03"),
      ("Pay 24.12 18:00", "Pay", "2026-12-24 18:00"), ("Обед в 3 дня", "Обед", "2026-11-21 15:00"),
      ("Обед в 3 часа дня", "Обед", "2026-11-21 15:00"), ("Обед 3 часа дня", "Обед", "2026-11-21 15:00"),
      ("Обед 3:30 дня", "Обед", "2026-11-21 15:30"),
      ("Сон в 2 ночи", "Сон", "2026-11-22 02:00"), ("Pay 2026-12-31T10:00:00+03:00", "Pay", "2026-12-31 08:00"),
    ])
  func `a word before it makes a date or a time of it`(line: String, text: String, due: String) throws {
    let entry = try parser().entry(line)
    #expect([entry.text, written(entry.due)] == [text, due])
  }

  @Test(
    arguments: [
      (1, "january jan января янв"), (2, "february feb февраля фев"), (3, "march mar марта мар"), (4, "april apr апреля апр"),
      (5, "may мая"),
      (6, "june jun июня июн"), (7, "july jul июля июл"), (8, "august aug августа авг"), (9, "september sept sep сентября сен"),
      (10, "october oct октября окт"), (11, "november nov ноября ноя"), (12, "december dec декабря дек"),
    ])
  func `a month has its names`(month: Int, names: String) throws {
    let day = try #require(CalendarDay(year: 2027, month: month, day: 15))
    for name in names.split(separator: " ") { #expect(try parser().date("15 \(name) 2027") == .day(day), "\(name)") }
  }

  @Test(arguments: ["12 dec", "12. dec", "12th dec", "12 декабря", "12-е декабря", "12-го декабря", "12го декабря", "12е декабря"])
  func `a day has its number as people write it`(text: String) throws {
    #expect(try parser().date(text) == CalendarDay(year: 2026, month: 12, day: 12).map(DueDate.day))
  }

  @Test(arguments: [("this afternoon", "15:00"), ("this evening", "19:00"), ("tonight", "19:00")])
  func `a part of today is a time`(text: String, time: String) throws {
    #expect(written(try parser().date(text)) == "2026-11-21 " + time)
  }

  @Test(arguments: ["завтра в 13 утра", "завтра в 0 дня"])
  func `an hour that its part of the day does not have is no time of it`(text: String) throws {
    #expect(try parser().date(text) == nil)
  }

  @Test(
    arguments: [
      "Pay 32 dec", "Pay 0 dec", "Pay 99th of December", "Оплатить 32 декабря", "Pay tomorrow 25:00", "Pay tomorrow at 9:75",
      "Pay friday 13pm", "Оплатить завтра в 25:00", "Pay 2026-12-31T25:00", "Pay 2026-02-30T10:00:00Z",
    ])
  func `a day or a time that does not exist is a mistake`(line: String) {
    #expect(throws: NoSuchDate.self) { try parser().entry(line) }
  }

  @Test(
    arguments: [
      ("2026-12-31T10:00:00+01:00", "2026-12-31 10:00"), ("2026-12-31T10:00:00Z", "2026-12-31 11:00"),
      ("2026-12-31T10:00Z", "2026-12-31 11:00"), ("2026-12-31T10:00", "2026-12-31 10:00"), ("2026-12-31T10:00:00", "2026-12-31 10:00"),
      ("2026-12-31T10:00:00.250-05:00", "2026-12-31 16:00"), ("2026-12-31T9:30", "2026-12-31 09:30"),
    ])
  func `a date as the program writes it is read`(text: String, expected: String) throws {
    #expect(written(try parser().date(text)) == expected)
  }

  @Test func `what the program writes of a moment is that moment`() throws {
    let moment = TodoStoreContractMoment.noon.adding(seconds: 17)
    #expect(try parser().date(localTime.rfc3339(moment)) == .moment(moment))
  }

  @Test func `in a minute is never sooner`() throws {
    let noon = TodoStoreContractMoment.noon
    for (passed, minutes) in [(0, 1), (1, 2), (34_000, 2), (59_999, 2)] as [(Int64, Int64)] {
      let now = Timestamp(milliseconds: noon.milliseconds + passed)
      #expect(try parser(now).date("in 1 minute") == .moment(noon.adding(seconds: minutes * 60)))
    }
  }
}
