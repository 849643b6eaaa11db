import CoreModule
import Testing

@testable import CoreModuleSQLite

struct BackupScheduleTests {
  private static let day: Int64 = 86_400_000
  private static let now = Timestamp(milliseconds: 20_000 * day + day / 2)

  /// Backups every half hour for two years.
  private static let moments = (0..<(730 * 48)).map { Timestamp(milliseconds: now.milliseconds - Int64($0) * 1_800_000) }

  @Test func `all of two days are kept, then one a day, a week, a month`() {
    let kept = Set(Self.moments).subtracting(BackupSchedule.dispensable(Self.moments, now: Self.now))
    func count(_ days: ClosedRange<Int64>) -> Int {
      kept.count { days.contains((Self.now.milliseconds - $0.milliseconds) / Self.day) }
    }
    #expect(count(0...1) == 96)
    #expect(count(3...13) == 11)
    #expect((10...11).contains(count(15...84)))
    #expect((9...10).contains(count(85...354)))
    #expect(count(360...10_000) == 0)
  }

  @Test func `thinning again and again keeps the same kinds`() {
    var kept: [Timestamp] = []
    for moment in stride(from: 0, to: Self.moments.count, by: 12).map({ Self.moments[$0] }).reversed() {
      kept.append(moment)
      let dispensable = BackupSchedule.dispensable(kept, now: moment)
      kept.removeAll { dispensable.contains($0) }
    }
    #expect((35...50).contains(kept.count))
    let oldest = (Self.now.milliseconds - (kept.first ?? Self.now).milliseconds) / Self.day
    #expect(oldest > 300)
  }

  @Test func `the newest is always kept`() {
    let single = [Self.now]
    #expect(BackupSchedule.dispensable(single, now: Self.now).isEmpty)
  }

  @Test func `a clock that went back is no reason to wait`() {
    #expect(BackupSchedule.isDue(newest: Self.now.adding(seconds: 60), now: Self.now))
  }

  @Test(arguments: ["glot-2026-11-21T16-49-33Z.db", "glot-2026-11-21T16-49-33Z-2.db", "glot-2024-02-29T23-59-59Z.db"])
  func `a name says when, and is found again`(name: String) {
    #expect(BackupName(name)?.description == name)
  }

  @Test(arguments: [
    "glot.db", "glot-2026-11-21T16-49-33Z.db.sha256", "glot-2026-13-21T16-49-33Z.db", "glot-2026-11-21T16-49Z.db",
    "glot-2026-11-21T16-49-33Z-1.db", "glot-2026-11-21T16-49-33Z-x.db", "glot-2026-11-21T99-49-33Z.db",
  ])
  func `another name is none of ours`(name: String) {
    #expect(BackupName(name) == nil)
  }
}
