import CoreModule

/// When a backup is due, and which ones are kept: all of two days, then one for each of 12 days, 10 weeks and 9 months.
enum BackupSchedule {
  /// At most one each half hour.
  static let interval: Int64 = 30 * 60

  /// - Parameter moments: When the backups were made. Those in the future say that the clock was wrong, and are no reason to wait.
  static func isDue(_ moments: [Timestamp], now: Timestamp) -> Bool {
    guard let newest = moments.filter({ $0 <= now }).max() else { return true }
    return newest.adding(seconds: interval) <= now
  }

  /// Which of the backups are no longer needed.
  static func dispensable(_ names: [BackupName], now: Timestamp) -> [BackupName] {
    var seen: Set<Span> = []
    return names.sorted { ($0.made, $0.ordinal) > ($1.made, $1.ordinal) }.filter { name in
      guard let span = Span(of: name, now: now) else { return true }
      return !seen.insert(span).inserted
    }
  }

  /// The stretch of time of which the newest backup is kept.
  private enum Span: Hashable {
    case each(BackupName)
    case day(Int64)
    case week(Int64)
    case month(Int64)

    /// `nil` when the moment is too long ago for any.
    init?(of name: BackupName, now: Timestamp) {
      let day = name.made.wholeSeconds / 86_400
      let age = now.wholeSeconds / 86_400 - day
      switch age {
      case ...2: self = .each(name)
      case ...14: self = .day(day)
      case ...84: self = .week(day / 7)
      case ...354: self = .month(day / 30)
      default: return nil
      }
    }
  }
}
