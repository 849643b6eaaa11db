public import CoreModule

/// When a task is due: on a day, or at a moment of one.
public enum DueDate: Hashable, Sendable {
  /// Some time on this day, wherever the user is then.
  case day(CalendarDay)
  /// At this moment.
  case moment(Timestamp)

  /// The day it falls on.
  public func day(in localTime: LocalTime) -> CalendarDay {
    switch self {
    case .day(let day): day
    case .moment(let moment): localTime.day(of: moment)
    }
  }

  /// The last moment at which the task is not overdue: of a day, its last millisecond. Lists are ordered by it.
  public func deadline(in localTime: LocalTime) -> Timestamp {
    switch self {
    case .day(let day): Timestamp(milliseconds: localTime.start(of: day.adding(days: 1)).milliseconds - 1)
    case .moment(let moment): moment
    }
  }

  /// When to remind of it: of a day, at ``morningHour``.
  public func reminder(in localTime: LocalTime) -> Timestamp {
    switch self {
    case .day(let day): localTime.moment(on: day, at: TimeOfDay(hour: DueDate.morningHour))
    case .moment(let moment): moment
    }
  }

  /// The same time of day on another day.
  func moved(to day: CalendarDay, in localTime: LocalTime) -> DueDate {
    switch self {
    case .day: .day(day)
    case .moment(let moment): .moment(localTime.moment(on: day, at: localTime.timeOfDay(of: moment)))
    }
  }

  /// The hour at which a day's tasks are due for a reminder.
  public static let morningHour = 9
}

/// A time of day, to the minute.
public struct TimeOfDay: Hashable, Sendable {
  /// Minutes since midnight, 0–1439.
  public let minutes: Int

  /// A time of day; the hour 0–23, the minute 0–59.
  public init(hour: Int, minute: Int = 0) { minutes = hour * 60 + minute }
}

extension LocalTime {
  /// The moment at which clocks here show a time on a day. Where they skip it, the first moment after the gap; where they show it twice, the
  /// first time.
  public func moment(on day: CalendarDay, at time: TimeOfDay) -> Timestamp {
    let wall = day.daysSinceEpoch * 86_400 + Int64(time.minutes) * 60
    let guess = Timestamp(milliseconds: wall * 1000)
    let offsets = [secondsFromUTC(guess.adding(seconds: -86_400)), secondsFromUTC(guess.adding(seconds: 86_400))].map(Int64.init)
    let candidates = offsets.map { Timestamp(milliseconds: (wall - $0) * 1000) }.sorted()
    if let hit = candidates.first(where: { $0.wholeSeconds + Int64(secondsFromUTC($0)) == wall }) { return hit }
    return firstMomentAfterGap(between: candidates[0], and: candidates[1])
  }

  /// The time of day at `moment`, here, without its seconds.
  public func timeOfDay(of moment: Timestamp) -> TimeOfDay {
    let seconds = moment.wholeSeconds + Int64(secondsFromUTC(moment))
    let minutes = Int((seconds % 86_400 + 86_400) % 86_400) / 60
    return TimeOfDay(hour: minutes / 60, minute: minutes % 60)
  }

  private func firstMomentAfterGap(between start: Timestamp, and end: Timestamp) -> Timestamp {
    var (low, high) = (start.wholeSeconds - 1, end.wholeSeconds)
    let before = secondsFromUTC(Timestamp(milliseconds: low * 1000))
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if secondsFromUTC(Timestamp(milliseconds: middle * 1000)) == before { low = middle } else { high = middle }
    }
    return Timestamp(milliseconds: high * 1000)
  }
}
