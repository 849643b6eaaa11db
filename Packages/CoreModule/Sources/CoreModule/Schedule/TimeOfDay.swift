/// A time of day to the minute, without a zone.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Minutes since midnight, 0–1439.
  public let minutes: Int

  /// Creates a time, or returns `nil` when there is no such time.
  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// The full hour, 0–23; 24 is midnight.
  public static func hour(_ hour: Int) -> TimeOfDay { TimeOfDay(minutes: (hour % 24 + 24) % 24 * 60) }

  fileprivate init(minutes: Int) { self.minutes = minutes }

  /// Parses `19:30` or `7:05`; `nil` when the text has another form or is not a valid time.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// `19:30`.
  public var description: String { twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60) }

  /// Earlier times come first.
  public static func < (left: Self, right: Self) -> Bool { left.minutes < right.minutes }
}

extension LocalTime {
  /// The moment of `time` on `day` in this zone. Where clocks are turned back and it occurs twice, the first; where clocks are turned
  /// forward over it, the first moment after the gap.
  public func moment(of time: TimeOfDay, on day: CalendarDay) -> Timestamp {
    let local = day.daysSinceEpoch * 86_400 + Int64(time.minutes) * 60
    func offset(_ seconds: Int64) -> Int64 { Int64(secondsFromUTC(Timestamp(milliseconds: seconds * 1000))) }
    // One day earlier, no change of the offset on this day has taken effect in any zone.
    let before = offset(local - 86_400)
    let first = local - before
    let after = offset(first)
    if after == before { return Timestamp(milliseconds: first * 1000) }
    let second = local - after
    if offset(second) == after { return Timestamp(milliseconds: second * 1000) }
    var low = min(first, second) - 86_400
    var high = max(first, second)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(middle) == before { low = middle } else { high = middle }
    }
    return Timestamp(milliseconds: high * 1000)
  }

  /// The time of day of `moment` in this zone, without seconds.
  public func timeOfDay(of moment: Timestamp) -> TimeOfDay {
    let seconds = moment.wholeSeconds + Int64(secondsFromUTC(moment))
    return TimeOfDay(minutes: Int((seconds % 86_400 + 86_400) % 86_400) / 60)
  }

  /// The first moment at or after `now` with this time in this zone; see ``moment(of:on:)``.
  public func next(_ time: TimeOfDay, from now: Timestamp) -> Timestamp {
    let today = day(of: now)
    var days: Int64 = -1
    while true {
      let day = today.adding(days: days)
      let moment = moment(of: time, on: day)
      if moment >= now, exists(day) { return moment }
      days += 1
    }
  }

  /// Whether the zone has this day. A country that crosses the date line skips one.
  private func exists(_ day: CalendarDay) -> Bool {
    self.day(of: moment(of: .hour(0), on: day)) == day
  }
}
