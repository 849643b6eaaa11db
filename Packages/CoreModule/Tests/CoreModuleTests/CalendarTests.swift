import CoreModule
import CoreModuleTesting
import Foundation
import Testing

struct CalendarTests {
  @Test(arguments: ["1970-01-01", "2024-02-29", "2026-11-21", "1999-12-31", "0001-01-01", "9999-12-31"])
  func `a day survives the way there and back`(text: String) throws {
    let day = try #require(CalendarDay(iso8601: text))
    #expect(day.description == text)
    #expect(CalendarDay(daysSinceEpoch: day.daysSinceEpoch) == day)
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-01-01", "2026-1-1", "2026/01/01", "+026-01-01", ""])
  func `a day that does not exist is none`(text: String) {
    #expect(CalendarDay(iso8601: text) == nil)
  }

  @Test func `days agree with Foundation's calendar over four centuries`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for days in stride(from: -60_000, through: 90_000, by: 37) {
      let parts = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: Double(days) * 86_400))
      let day = CalendarDay(daysSinceEpoch: Int64(days)).parts
      #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
    }
  }

  @Test(arguments: [(3600, "2026-11-21T19:30:00+01:00"), (-12_600, "2026-11-21T15:00:00-03:30"), (0, "2026-11-21T18:30:00+00:00")])
  func `a moment is written with the zone's offset`(offset: Int, text: String) {
    #expect(LocalTime.fixed(seconds: offset).rfc3339(Timestamp(milliseconds: 1_795_285_800_000)) == text)
  }

  @Test func `a day begins at local midnight, on days of clock change too`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let zone = LocalTime { berlin.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.milliseconds) / 1000)) }
    for text in ["2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26", "2026-07-01"] {
      let day = try #require(CalendarDay(iso8601: text))
      #expect(zone.rfc3339(zone.start(of: day)).hasPrefix("\(text)T00:00:00"))
      #expect(zone.day(of: zone.start(of: day)) == day)
    }
  }
}
