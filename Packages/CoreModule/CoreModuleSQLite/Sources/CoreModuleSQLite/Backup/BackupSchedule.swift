import CoreModule

/// When a backup is due, and which ones are kept: all of two days, then one for each of 12 days, 10 weeks and 9 months.
///
/// The clock may be wrong. So ages are counted from the newest backup but one instead of from now, and only days, weeks and months that have a
/// backup are counted: however far the clock leaps, no backup is dispensable that was not so before.
enum BackupSchedule {
  /// At most one each half hour.
  static let interval: Int64 = 30 * 60
  /// The newest backups, which stay whatever their age.
  static let newestKept = 5
  /// The most that go at a time.
  static let mostDispensable = 8

  /// - Parameter moments: When the backups were made. Those in the future say that the clock was wrong, and are no reason to wait.
  static func isDue(_ moments: [Timestamp], now: Timestamp) -> Bool {
    guard let newest = moments.filter({ $0 <= now }).max() else { return true }
    return newest.adding(seconds: interval) <= now
  }

  /// The backups that are no longer needed, at most so many of them. Those in the future are looked at by themselves, so that they
  /// take no place of those that were made while the clock was right.
  static func dispensable(_ names: [BackupName], now: Timestamp, most: Int = mostDispensable) -> [BackupName] {
    let newestFirst = names.sorted { ($0.made, $0.ordinal) > ($1.made, $1.ordinal) }
    let past = newestFirst.firstIndex { $0.made <= now } ?? newestFirst.endIndex
    return (dispensable(newestFirst[..<past]) + dispensable(newestFirst[past...])).suffix(most)
  }

  private static func dispensable(_ newestFirst: ArraySlice<BackupName>) -> [BackupName] {
    guard let reference = newestFirst.dropFirst().first else { return [] }
    var thinning = Thinning()
    return newestFirst.dropFirst(newestKept).filter { reference.day - $0.day > 2 && !thinning.keeps($0) }
  }

  /// Goes from the newest backup to the oldest, and keeps the newest of each stretch of time while there are stretches left.
  private struct Thinning {
    private var stretches: ArraySlice<(days: Int64, most: Int)> = [(1, 12), (7, 10), (30, 9)]
    private var lastKept: BackupName?
    private var count = 0

    mutating func keeps(_ name: BackupName) -> Bool {
      guard let stretch = stretches.first else { return false }
      if let lastKept, lastKept.day / stretch.days == name.day / stretch.days { return false }
      if count < stretch.most {
        lastKept = name
        count += 1
        return true
      }
      stretches.removeFirst()
      count = 0
      return keeps(name)
    }
  }
}

extension BackupName {
  fileprivate var day: Int64 { made.wholeSeconds / 86_400 }
}
