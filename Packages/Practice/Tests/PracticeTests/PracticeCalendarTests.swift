import CoreModule
import CoreModuleTesting
import Foundation
import Practice
import Testing

struct PracticeCalendarTests {
  private func zone(_ name: String) throws -> LocalTime {
    let zone = try #require(TimeZone(identifier: name))
    return LocalTime { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.wholeSeconds))) }
  }

  private func moment(_ text: String) throws -> Timestamp { try #require(Timestamp(rfc3339: text)) }

  @Test(arguments: [
    // Winter and summer, at the beginning of a day.
    ("Europe/Berlin", "2026-01-15T02:59:59.999Z", "2026-01-14"), ("Europe/Berlin", "2026-01-15T03:00:00Z", "2026-01-15"),
    ("Europe/Berlin", "2026-07-15T01:59:59Z", "2026-07-14"), ("Europe/Berlin", "2026-07-15T02:00:00Z", "2026-07-15"),
    // Clocks are turned forward at two and back at three: the day still begins at four.
    ("Europe/Berlin", "2026-03-29T01:59:59Z", "2026-03-28"), ("Europe/Berlin", "2026-03-29T02:00:00Z", "2026-03-29"),
    ("Europe/Berlin", "2026-10-25T02:59:59Z", "2026-10-24"), ("Europe/Berlin", "2026-10-25T03:00:00Z", "2026-10-25"),
    // The day that Samoa left out.
    ("Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29"), ("Pacific/Apia", "2011-12-30T14:00:00Z", "2011-12-31"),
    ("Asia/Kathmandu", "2026-05-01T22:14:59Z", "2026-05-01"), ("Asia/Kathmandu", "2026-05-01T22:15:00Z", "2026-05-02"),
  ])
  func `a day begins at four`(zone: String, time: String, day: String) throws {
    let calendar = PracticeCalendar(try self.zone(zone), dayStart: .hour(4))
    #expect(calendar.day(of: try moment(time)).description == day)
  }

  @Test(
    arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "America/Sao_Paulo"], [0, 2, 3, 4, 23])
  func `days never go back, and each begins where it says`(zone: String, hour: Int) throws {
    let calendar = PracticeCalendar(try self.zone(zone), dayStart: .hour(hour))
    let start = try moment("2026-01-01T00:00:00Z")
    var last = calendar.day(of: start)
    for half in 1...(2 * 24 * 366) {
      let moment = start.adding(seconds: Int64(half) * 1800)
      let day = calendar.day(of: moment)
      #expect(day == last || day == last.adding(days: 1), "\(moment.rfc3339)")
      #expect(calendar.start(of: day) <= moment)
      #expect(calendar.start(of: day.adding(days: 1)) > moment)
      last = day
    }
  }

  @Test func `who travels has the day of the place`() throws {
    let evening = try moment("2026-06-01T20:00:00Z")
    let days = try ["Asia/Tokyo", "America/Los_Angeles"].map { name in
      PracticeCalendar(try zone(name), dayStart: .hour(4)).day(of: evening).description
    }
    #expect(days == ["2026-06-02", "2026-06-01"])
  }
}
