import CoreModule
import CoreModuleTesting
import Foundation
import Testing

struct TimeOfDayTests {
  @Test(arguments: ["19:30": "19:30", "7:05": "07:05", "00:00": "00:00", "23:59": "23:59"])
  func `a time is read and written`(text: String, written: String) {
    #expect(TimeOfDay(text)?.description == written)
  }

  @Test(arguments: ["", "24:00", "7:5", "7", "19:60", "19:30:00", "+1:30", "-1:30", "١٩:٣٠", "019:30", " 7:05"])
  func `what is no time is none`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test(arguments: [
    // Before and after the time, over the ends of a month and of a year.
    ("Europe/Berlin", "19:30", "2022-06-15T18:15:00+02:00", "2022-06-15T19:30:00+02:00"),
    ("Europe/Berlin", "19:30", "2022-06-15T20:45:00+02:00", "2022-06-16T19:30:00+02:00"),
    ("Europe/Berlin", "19:30", "2022-06-15T18:45:00+02:00", "2022-06-15T19:30:00+02:00"),
    ("Europe/Berlin", "19:30", "2022-06-30T19:30:01+02:00", "2022-07-01T19:30:00+02:00"),
    ("Europe/Berlin", "19:30", "2022-12-31T23:59:59+01:00", "2023-01-01T19:30:00+01:00"),
    ("Europe/Berlin", "19:30", "2024-02-28T20:00:00+01:00", "2024-02-29T19:30:00+01:00"),
    // At exactly this time.
    ("Europe/Berlin", "19:30", "2022-06-15T19:30:00+02:00", "2022-06-15T19:30:00+02:00"),
    // In the gap in spring: the first moment after it.
    ("Europe/Berlin", "02:30", "2026-03-28T12:00:00+01:00", "2026-03-29T03:00:00+02:00"),
    ("Europe/Berlin", "02:00", "2026-03-29T00:00:00+01:00", "2026-03-29T03:00:00+02:00"),
    ("Europe/Berlin", "03:00", "2026-03-29T00:00:00+01:00", "2026-03-29T03:00:00+02:00"),
    ("Europe/Berlin", "01:59", "2026-03-29T00:00:00+01:00", "2026-03-29T01:59:00+01:00"),
    ("Europe/Berlin", "02:30", "2026-03-29T03:00:01+02:00", "2026-03-30T02:30:00+02:00"),
    // In the overlap in autumn: only the first time.
    ("Europe/Berlin", "02:30", "2026-10-25T00:00:00+02:00", "2026-10-25T02:30:00+02:00"),
    ("Europe/Berlin", "02:30", "2026-10-25T02:30:01+02:00", "2026-10-26T02:30:00+01:00"),
    ("Europe/Berlin", "02:30", "2026-10-25T02:10:00+01:00", "2026-10-26T02:30:00+01:00"),
    ("Europe/Berlin", "03:00", "2026-10-25T00:00:00+02:00", "2026-10-25T03:00:00+01:00"),
    // Unusual zones: half an hour, a gap at midnight, a skipped day.
    ("Australia/Lord_Howe", "02:15", "2026-10-04T00:00:00+10:30", "2026-10-04T02:30:00+11:00"),
    ("Africa/Cairo", "00:30", "2026-04-23T12:00:00+02:00", "2026-04-24T01:00:00+03:00"),
    ("America/New_York", "19:30", "2026-11-01T00:00:00-04:00", "2026-11-01T19:30:00-05:00"),
    ("America/New_York", "01:30", "2026-11-01T01:30:01-04:00", "2026-11-02T01:30:00-05:00"),
    ("Pacific/Apia", "19:30", "2011-12-29T20:00:00-10:00", "2011-12-31T19:30:00+14:00"),
    ("Asia/Kolkata", "06:00", "2026-01-01T05:59:59+05:30", "2026-01-01T06:00:00+05:30"),
  ])
  func `the next time is right`(zone: String, time: String, now: String, next: String) throws {
    let local = try LocalTime.given(zone)
    let moment = local.next(try #require(TimeOfDay(time)), from: try #require(Timestamp(rfc3339: now)))
    #expect(local.rfc3339(moment) == next)
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo"])
  func `each day of two years has the time once`(zone: String) throws {
    let local = try LocalTime.given(zone)
    for time in ["00:00", "00:30", "01:30", "02:15", "03:00", "19:30"] {
      let time = try #require(TimeOfDay(time))
      var moment = try #require(Timestamp(rfc3339: "2026-01-01T00:00:00Z"))
      var days: Set<CalendarDay> = []
      for _ in 0..<730 {
        moment = local.next(time, from: moment.adding(seconds: 1))
        #expect(days.insert(local.day(of: moment)).inserted)
      }
      #expect(local.day(of: moment) <= local.day(of: try #require(Timestamp(rfc3339: "2028-01-02T00:00:00Z"))))
    }
  }
}

extension LocalTime {
  fileprivate static func given(_ name: String) throws -> LocalTime {
    let zone = try #require(TimeZone(identifier: name))
    return LocalTime { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.milliseconds) / 1000)) }
  }
}
