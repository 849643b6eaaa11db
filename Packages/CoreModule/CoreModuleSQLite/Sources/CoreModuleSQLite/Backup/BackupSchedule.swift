import CoreModule

/// When a backup is due, and which ones are kept: all of three days, then one for each of 12 days, 10 weeks and 9 months.
///
/// The clock may be wrong. So only days, weeks and months with backups count, and a leap of the clock costs no more than one of them.
enum BackupSchedule {
  /// The minimum time between automatic backups, in seconds.
  static let interval: Int64 = 30 * 60
  /// How many of the newest backups are kept whatever their age.
  static let newestKept = 5
  /// Of how many of the newest days with backups all are kept.
  static let daysKept = 3
  /// The maximum number of backups deleted at a time.
  static let maximumDispensable = 8

  /// - Parameter moments: The times of the backups. Those in the future come from a wrong clock and are ignored.
  static func isDue(_ moments: [Timestamp], now: Timestamp) -> Bool {
    guard let newest = moments.filter({ $0 <= now }).max() else { return true }
    return newest.adding(seconds: interval) <= now
  }

  /// The backups to delete, at most `most`. Backups with times in the future are thinned separately, so that they do not displace others.
  static func dispensable(_ names: [BackupName], now: Timestamp, most: Int = maximumDispensable) -> [BackupName] {
    let newestFirst = names.sorted { ($0.made, $0.ordinal) > ($1.made, $1.ordinal) }
    let past = newestFirst.firstIndex { $0.made <= now } ?? newestFirst.endIndex
    return (dispensable(newestFirst[..<past]) + dispensable(newestFirst[past...])).suffix(most)
  }

  private static func dispensable(_ newestFirst: ArraySlice<BackupName>) -> [BackupName] {
    let newestDays = Set(Set(newestFirst.map(\.day)).sorted(by: >).prefix(daysKept))
    var thinning = Thinning()
    return newestFirst.dropFirst(newestKept).filter { !newestDays.contains($0.day) && !thinning.keeps($0) }
  }

  /// Goes from the newest backup to the oldest and keeps the newest of each period, while periods are left.
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
