import CoreModule
import CoreModuleTesting
import Testing

@testable import CoreModuleSQLite

/// Backups with a wrong clock.
struct BackupClockTests {
  private static let day: Int64 = 86_400
  private static let now = Timestamp(milliseconds: 20_000 * day * 1000)
  private static let boot = Timestamp(milliseconds: 12_000)

  /// The backups after a year of changes all day long.
  private static let aYear: Folder = {
    var folder = Folder()
    for hour in 0..<(365 * 24) { _ = folder.change(at: now.adding(seconds: Int64(hour - 365 * 24) * 3600)) }
    return folder
  }()

  @Test(arguments: [0, 1, 3, 90])
  func `a clock 13 months ahead deletes nothing, and no harm is done when it is right again`(before: Int64) {
    var folder = Folder()
    for number in 0..<before { _ = folder.change(at: Self.now.adding(seconds: (number - before) * 1800)) }
    #expect(folder.change(at: Self.now.adding(seconds: 396 * Self.day)).isEmpty)
    #expect(folder.names.count == before + 1)
    for number in 1...3 { #expect(folder.change(at: Self.now.adding(seconds: Int64(number) * 1800)).isEmpty) }
    #expect(folder.names.count == before + 4)
  }

  @Test func `a clock 13 months ahead for a week leaves days, weeks and months`() {
    var folder = Self.aYear
    let days = folder.days
    for hour in 0..<(7 * 24) { _ = folder.change(at: Self.now.adding(seconds: 396 * Self.day + Int64(hour) * 3600)) }
    #expect(folder.days.intersection(days).count >= 22)
    // Backups with right dates are thinned as usual, and those with future dates stay.
    for hour in 0..<(30 * 24) { _ = folder.change(at: Self.now.adding(seconds: Int64(hour) * 3600)) }
    let right = folder.names.filter { $0.made <= Self.now.adding(seconds: 30 * Self.day) }
    #expect(right.count { Self.now.adding(seconds: 28 * Self.day) <= $0.made } >= 48)
    #expect((Self.now.milliseconds - (right.map(\.made.milliseconds).min() ?? 0)) / 1000 > 200 * Self.day)
  }

  @Test func `a machine that was not used for 13 months keeps its last days`() {
    var folder = Self.aYear
    let before = folder.names.count
    for number in 1...50 { _ = folder.change(at: Self.now.adding(seconds: 400 * Self.day + Int64(number) * 1800)) }
    #expect(folder.days.count { $0 <= Self.now.wholeSeconds / Self.day } >= 28)
    #expect(folder.names.count < before + 50)
  }

  @Test func `a board whose clock begins in 1970 at each start keeps what it has`() {
    var folder = Self.aYear
    let before = folder.names
    for start in 1...200 {
      let removed = folder.change(at: Self.boot.adding(seconds: Int64(start % 7)))
      #expect(removed.isDisjoint(with: before))
    }
    #expect(folder.names.count < before.count + 210)
  }

  @Test(arguments: 0..<50)
  func `whatever the clock does, few backups go at a time, and never one of the newest`(seed: UInt64) {
    var random = Chance(state: seed)
    var folder = Folder()
    var clock = Self.now
    for _ in 0..<400 {
      switch random.next() % 40 {
      case 0: clock = clock.adding(seconds: Int64(random.next() % 800) * Self.day)
      case 1: clock = clock.adding(seconds: -Int64(random.next() % 800) * Self.day)
      case 2: clock = Self.boot
      case 3: clock = Self.now
      default: clock = clock.adding(seconds: Int64(random.next() % 20_000))
      }
      let newest = folder.newestFirst.prefix(BackupSchedule.newestKept - 1)
      let removed = folder.change(at: clock)
      #expect(removed.isDisjoint(with: newest))
      #expect(removed.count <= BackupSchedule.maximumDispensable)
      #expect(folder.names.contains { $0.made <= clock && clock < $0.made.adding(seconds: BackupSchedule.interval) })
    }
    #expect(folder.names.count < 400)
  }
}

/// A backup folder in memory.
private struct Folder {
  var names: Set<BackupName> = []

  var newestFirst: [BackupName] { names.sorted { ($0.made, $0.ordinal) > ($1.made, $1.ordinal) } }
  var days: Set<Int64> { Set(names.map { $0.made.wholeSeconds / 86_400 }) }

  /// Simulates a change of the data under this clock; returns the deleted backups.
  mutating func change(at now: Timestamp) -> Set<BackupName> {
    guard BackupSchedule.isDue(names.map(\.made), now: now) else { return [] }
    var name = BackupName(made: now, ordinal: 1)
    while names.contains(name) { name = BackupName(made: now, ordinal: name.ordinal + 1) }
    names.insert(name)
    let dispensable = BackupSchedule.dispensable(Array(names), now: now)
    names.subtract(dispensable)
    return Set(dispensable)
  }
}

/// Knuth's linear congruential generator of MMIX.
private struct Chance {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
