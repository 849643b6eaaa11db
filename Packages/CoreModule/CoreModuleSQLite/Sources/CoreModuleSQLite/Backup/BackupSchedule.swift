import CoreModule

/// When a backup is due, and which ones are kept: all of two days, then one for each of 12 days, 10 weeks and 9 months.
enum BackupSchedule {
  /// At most one each half hour.
  static let interval: Int64 = 30 * 60

  /// - Parameter newest: When the newest backup was made; one in the future says that the clock went back, and is no reason to wait.
  static func isDue(newest: Timestamp?, now: Timestamp) -> Bool {
    guard let newest else { return true }
    return newest > now || newest.adding(seconds: interval) <= now
  }

  /// Which of `moments` are no longer needed.
  static func dispensable(_ moments: [Timestamp], now: Timestamp) -> Set<Timestamp> {
    var seen: Set<Span> = []
    var dispensable: Set<Timestamp> = []
    for moment in moments.sorted(by: >) {
      guard let span = Span(of: moment, now: now) else {
        dispensable.insert(moment)
        continue
      }
      if !seen.insert(span).inserted { dispensable.insert(moment) }
    }
    return dispensable
  }

  /// The stretch of time of which the newest backup is kept.
  private enum Span: Hashable {
    case moment(Timestamp)
    case day(Int64)
    case week(Int64)
    case month(Int64)

    /// `nil` when the moment is too long ago for any.
    init?(of moment: Timestamp, now: Timestamp) {
      let day = moment.wholeSeconds / 86_400
      let age = now.wholeSeconds / 86_400 - day
      switch age {
      case ...2: self = .moment(moment)
      case ...14: self = .day(day)
      case ...84: self = .week(day / 7)
      case ...354: self = .month(day / 30)
      default: return nil
      }
    }
  }
}
