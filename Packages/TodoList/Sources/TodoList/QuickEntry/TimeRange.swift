import CoreModule

/// Parses the beginning of a range of times, which is due then and stays in the text: `10-11am`, `from 6 to 6:30 pm`, «с 15 до 16».
struct TimeRange {
  let keys: [String]

  /// The beginning, and the number of words of the whole range.
  func range(at start: Int) -> (count: Int, start: TimeOfDay)? {
    if let time = compact(at: start) { return (1, time) }
    guard Context.rangeOpenings.contains(key(start)), Context.rangeMiddles.contains(key(start + 2)),
      !["по", "на"].contains(key(start + 2)),
      let end = clock(at: start + 3)
    else { return nil }
    let last = start + 3 + end.count
    let isTime = end.form != .hour || [last, start + 2].contains { PartOfDay.behindTime(in: keys, at: $0) != nil }
    // “From 5 to 7 people”, but «С 14 до 16 придёт сантехник».
    guard
      isTime || start == 0 && (end.hour > 12 || end.hasTwoDigits) || key(last).isEmpty || Context.continuations.contains(key(last))
        || Context.connectives.contains(key(last))
    else {
      return nil
    }
    let part = PartOfDay.behindTime(in: keys, at: last)
    // “5 to 6” alone is five minutes to six.
    guard let time = TimeRange(keys: [key(start + 1)]).clock(at: 0).flatMap({ time($0, until: end, in: part?.part) }) else { return nil }
    return (last + (part?.count ?? 0) - start, time)
  }

  /// `10-11am`, `2-4pm`, `14:00-15:30`, `6-6:30`; without any of these signs, they may be pages.
  private func compact(at index: Int) -> TimeOfDay? {
    let parts = key(index).split { "-–—".contains($0) }.map(String.init)
    let next = ["am", "pm", "a.m", "p.m"].contains(key(index + 1)) ? [key(index + 1)] : []
    guard parts.count == 2, parts.joined().count == key(index).count - 1 else { return nil }
    // “Sunday 10-12”, but not «понедельник 9-00».
    let isBehindDay = parts[1] != "00" && endsDay(index - 1) && key(index + 1).isEmpty
    guard let first = TimeRange(keys: [parts[0]]).clock(at: 0), let last = TimeRange(keys: [parts[1]] + next).clock(at: 0),
      isBehindDay || first.form != .hour || last.form != .hour
    else { return nil }
    return time(first, until: last, in: nil)
  }

  /// Whether a weekday or a date such as `1 dec` ends at `index`; “dec 8-12” are five days.
  private func endsDay(_ index: Int) -> Bool {
    DateWords.weekdays[key(index)] != nil || DateWords.days[key(index)] != nil
      || DateWords.months[key(index)] != nil && Int(key(index - 1)) != nil
  }

  private func clock(at index: Int) -> ClockTime? { ClockReading(keys).clock(at: index, after: "at") }

  /// The time of a clock in the half of the day of the end, or in the one before it.
  private func time(_ clock: ClockTime, until end: ClockTime, in part: PartOfDay?) -> TimeOfDay? {
    if let part { return clock.time(in: part) ?? clock.time }
    guard end.form == .complete, clock.form != .complete, (1...12).contains(clock.hour) else { return clock.time }
    let hour = clock.hour % 12 + (end.hour < 12 ? 0 : 12)
    let isLater = (hour, clock.minute) >= (end.hour, end.minute)
    return TimeOfDay(hour: isLater ? (hour + 12) % 24 : hour, minute: clock.minute)
  }

  private func key(_ index: Int) -> String { index >= 0 && index < keys.count ? keys[index] : "" }
}
