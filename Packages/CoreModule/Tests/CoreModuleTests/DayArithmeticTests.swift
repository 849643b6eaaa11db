import CoreModule
import Foundation
import Testing

/// Days and times around every change of offset, in every zone that the system knows.
struct DayArithmeticTests {
  private static let first = moment("1970-01-01T00:00:00Z")
  private static let last = moment("2051-01-01T00:00:00Z")

  @Test(arguments: TimeZone.knownTimeZoneIdentifiers.sorted())
  func `days follow each other without a gap around every change of offset`(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let local = LocalTime { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.wholeSeconds))) }
    for change in Self.changes(in: zone) {
      let middle = local.day(of: Timestamp(milliseconds: change * 1000))
      for days in Int64(-2)...2 {
        let day = middle.adding(days: days)
        expectFirstMoment(local.start(of: day), of: day, 0, in: local)
        for minutes in [1, 30, 90, 150, 1439] {
          let time = try #require(TimeOfDay(hour: minutes / 60, minute: minutes % 60))
          expectFirstMoment(local.moment(of: time, on: day), of: day, minutes, in: local)
        }
      }
    }
  }

  /// The moment is the first on this day with this time or a later one.
  private func expectFirstMoment(_ moment: Timestamp, of day: CalendarDay, _ minute: Int, in local: LocalTime) {
    let wanted = day.daysSinceEpoch * 86_400 + Int64(minute) * 60
    func shown(_ moment: Timestamp) -> Int64 { moment.wholeSeconds + Int64(local.secondsFromUTC(moment)) }
    #expect(shown(moment) >= wanted, "\(day) \(minute) \(local.rfc3339(moment))")
    for earlier in [1, 60, 900, 1800, 3599, 3600, 3601, 7200, 43_200, 86_399, 86_400, 86_401, 129_600] as [Int64] {
      let before = moment.adding(seconds: -earlier)
      #expect(shown(before) < wanted, "\(day) \(minute) is at \(local.rfc3339(before)), before \(local.rfc3339(moment))")
    }
  }

  /// The moments at which the offset changes, in seconds, found by bisection, because rules for the future have no list of them.
  private static func changes(in zone: TimeZone) -> [Int64] {
    func offset(_ second: Int64) -> Int { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second))) }
    var changes: [Int64] = []
    let step: Int64 = 86_400
    var (start, before) = (first.wholeSeconds, offset(first.wholeSeconds))
    while start < last.wholeSeconds {
      let after = offset(start + step)
      if after != before {
        var (low, high) = (start, start + step)
        while high - low > 1 {
          let middle = low + (high - low) / 2
          if offset(middle) == before { low = middle } else { high = middle }
        }
        changes.append(high)
      }
      (start, before) = (start + step, after)
    }
    return changes
  }

  private static func moment(_ text: String) -> Timestamp { Timestamp(rfc3339: text) ?? Timestamp(milliseconds: 0) }
}
