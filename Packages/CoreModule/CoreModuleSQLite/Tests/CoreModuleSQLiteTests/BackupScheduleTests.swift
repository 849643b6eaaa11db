import CoreModule
import Testing

@testable import CoreModuleSQLite

struct BackupScheduleTests {
  private static let day: Int64 = 86_400_000
  private static let now = Timestamp(milliseconds: 20_000 * day + day / 2)

  /// Backups every half hour for two years.
  private static let names = (0..<(730 * 48)).map {
    BackupName(made: Timestamp(milliseconds: now.milliseconds - Int64($0) * 1_800_000), ordinal: 1)
  }

  @Test func `all of three days are kept, then one a day, a week, a month`() {
    let kept = Set(Self.names).subtracting(BackupSchedule.dispensable(Self.names, now: Self.now, most: .max))
    func count(_ days: ClosedRange<Int64>) -> Int {
      kept.count { days.contains((Self.now.milliseconds - $0.made.milliseconds) / Self.day) }
    }
    #expect(count(0...1) == 96)
    #expect(count(3...13) == 11)
    #expect((10...11).contains(count(15...84)))
    #expect((9...10).contains(count(85...354)))
    #expect(count(360...10_000) == 0)
  }

  @Test func `thinning again and again keeps the same kinds`() {
    var kept: [BackupName] = []
    for name in stride(from: 0, to: Self.names.count, by: 12).map({ Self.names[$0] }).reversed() {
      kept.append(name)
      let dispensable = BackupSchedule.dispensable(kept, now: name.made)
      kept.removeAll { dispensable.contains($0) }
    }
    #expect((35...50).contains(kept.count))
    let oldest = (Self.now.milliseconds - (kept.first?.made ?? Self.now).milliseconds) / Self.day
    #expect(oldest > 300)
  }

  @Test func `of one second each is kept while it is new, and then the last`() {
    let twins = [BackupName(made: Self.now, ordinal: 1), BackupName(made: Self.now, ordinal: 2)]
    #expect(BackupSchedule.dispensable(twins, now: Self.now).isEmpty)
    let later = (5...9).map { BackupName(made: Self.now.adding(seconds: $0 * 86_400), ordinal: 1) }
    #expect(BackupSchedule.dispensable(twins + later, now: later[4].made) == [twins[0]])
  }

  @Test func `a clock that leaps a year ahead costs no backup of the day before`() {
    let right = (0..<40).map { BackupName(made: Self.now.adding(seconds: -1800 * $0), ordinal: 1) }.filter {
      $0.made.wholeSeconds / 86_400 == 20_000
    }
    let wrong = (0..<3).map { BackupName(made: Self.now.adding(seconds: 400 * 86_400 + 1800 * $0), ordinal: 1) }
    for count in 1...wrong.count {
      #expect(BackupSchedule.dispensable(right + wrong.prefix(count), now: wrong[count - 1].made) == [])
    }
  }

  @Test func `a backup from the future is no reason to wait, nor to make one each time`() {
    let future = Self.now.adding(seconds: 86_400)
    #expect(BackupSchedule.isDue([future], now: Self.now))
    #expect(!BackupSchedule.isDue([future, Self.now.adding(seconds: -60)], now: Self.now))
  }

  @Test(arguments: ["glot-2026-11-21T16-49-33Z.db", "glot-2026-11-21T16-49-33Z-2.db", "glot-2024-02-29T23-59-59Z.db"])
  func `a name says when, and is found again`(name: String) {
    #expect(BackupName(name)?.description == name)
  }

  @Test(arguments: [
    "glot.db", "glot-2026-11-21T16-49-33Z.db.sha256", "glot-2026-13-21T16-49-33Z.db", "glot-2026-11-21T16-49Z.db",
    "glot-2026-11-21T16-49-33Z-1.db", "glot-2026-11-21T16-49-33Z-x.db", "glot-2026-11-21T99-49-33Z.db",
    "glot-2026-11-21T16-60-33Z.db", "glot-2026-11-21T16-49-60Z.db", "glot-2026-02-29T16-49-33Z.db", "glot-2026-11-21T16-49-33Z-02.db",
    "glot-2026-11-21T16-49-33Z-.db", "glot-2026-11-21T16-49-33Z-99999999999999999999.db", "glot-2026-11-21T16-49-33Z2.db",
    "glot-2026-11-21T16-49-33Zdb", "glot-2026-11-21T16-49-33Z", "glot-+026-11-21T16-49-33Z.db", "glot-２026-11-21T16-49-33Z.db", "",
  ])
  func `another name is none of ours`(name: String) {
    #expect(BackupName(name) == nil)
  }
}
