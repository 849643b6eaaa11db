import CoreModule

/// When a backup is due, and which ones are kept: all of three days, then one for each of 12 days, 10 weeks and 9 months.
///
/// The clock may be wrong. So only days, weeks and months that have a backup are counted: however far the clock leaps, the leap takes the place of
/// one day.
enum BackupSchedule {
  /// At most one each half hour.
  static let interval: Int64 = 30 * 60
  /// The newest backups, which stay whatever their age.
  static let newestKept = 5
  /// The newest days with a backup of which all stay.
  static let daysKept = 3
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
    let newestDays = Set(Set(newestFirst.map(\.day)).sorted(by: >).prefix(daysKept))
    var thinning = Thinning()
    return newestFirst.dropFirst(newestKept).filter { !newestDays.contains($0.day) && !thinning.keeps($0) }
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
