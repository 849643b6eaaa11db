/// A time zone: the offset of local time from UTC at each moment.
public struct LocalTime: Sendable {
  /// The seconds to add to UTC; negative west of Greenwich.
  public let secondsFromUTC: @Sendable (Timestamp) -> Int

  /// Creates a time zone from its offsets.
  public init(secondsFromUTC: @escaping @Sendable (Timestamp) -> Int) { self.secondsFromUTC = secondsFromUTC }

  /// The calendar day of `moment` in this zone.
  public func day(of moment: Timestamp) -> CalendarDay {
    CalendarDay(daysSinceEpoch: floorDivide(moment.milliseconds + offset(at: moment), by: Timestamp.millisecondsInDay))
  }

  /// The first moment of `day` in this zone; of the next day where the zone skipped `day`.
  public func start(of day: CalendarDay) -> Timestamp { moment(of: .hour(0), on: day) }

  /// The time of day of `moment` in this zone, such as `19:30`.
  public func hoursAndMinutes(of moment: Timestamp) -> String { timeOfDay(of: moment).description }

  /// `moment` in RFC 3339 with this zone's offset, to the second: `2026-11-21T19:30:00+01:00`.
  public func rfc3339(_ moment: Timestamp) -> String {
    let seconds = secondsFromUTC(moment)
    let local = moment.milliseconds + Int64(seconds) * 1000
    let secondOfDay = Int(floorRemainder(local, by: Timestamp.millisecondsInDay) / 1000)
    let clock = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map(twoDigits).joined(separator: ":")
    let minutes = abs(seconds) / 60
    let zone = (seconds < 0 ? "-" : "+") + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60)
    return "\(day(of: moment))T\(clock)\(zone)"
  }

  private func offset(at moment: Timestamp) -> Int64 { Int64(secondsFromUTC(moment)) * 1000 }
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
