import AppServices
import CoreModule
import Synchronization

/// Background work over given things, beginning in minute 0.
final class BackgroundWorkFixture: Sendable {
  let backupReport: StubReport
  private let boardReport: StubReport
  private let clock: MovableClock
  private let started = Mutex<[String]>([])
  private let version = Mutex(0)

  init() {
    clock = MovableClock()
    backupReport = StubReport(path: "/given/backup-report", clock: clock)
    boardReport = StubReport(path: "/given/board-report", clock: clock)
  }

  /// The first argument of each run, and the minute in which it was started.
  var starts: [String] { started.withLock { $0 } }

  func change() { version.withLock { $0 += 1 } }

  func pass(minutes: Int) { clock.minute.withLock { $0 += minutes } }

  func build(
    reportsFailures: Bool = true, canStart: Bool = true, prepare: @escaping @Sendable () throws(StorageError) -> Bool = { true }
  ) -> BackgroundWork {
    BackgroundWork(
      clock: WallClock { [clock] in clock.now },
      start: { [self] arguments, _ in
        guard canStart else { return false }
        let minute = clock.minute.withLock { $0 }
        started.withLock { $0.append("\(arguments[0]) at \(minute)") }
        return true
      },
      backup: BackgroundJob(arguments: ["backup"], report: backupReport, secondsBetween: 1800, prepare: prepare),
      boardRefresh: BackgroundJob(arguments: ["keys"], report: boardReport, secondsBetween: 60) { true },
      reminders: BackgroundJob(arguments: ["remind"], report: StubReport(path: "/given/reminders", clock: clock), secondsBetween: 50) {
        true
      },
      makesBackups: true,
      reportsFailures: reportsFailures,
      changedVersion: { [self] in
        let version = version.withLock { $0 }
        return version == 0 ? nil : "\(version)"
      }
    )
  }
}

final class MovableClock: Sendable {
  let minute = Mutex(0)

  var now: Timestamp { Timestamp(milliseconds: Int64(minute.withLock { $0 }) * 60_000) }
}

/// A report in memory.
final class StubReport: RunReport {
  let path: String
  private let clock: MovableClock
  private let text = Mutex<String?>(nil)
  private let last = Mutex<Timestamp?>(nil)

  init(path: String, clock: MovableClock) {
    self.path = path
    self.clock = clock
  }

  func say(_ words: String) { text.withLock { $0 = words } }

  func take() -> String? { text.withLock { $0.take() } }

  func isOlder(than seconds: Int64, at now: Timestamp) -> Bool {
    last.withLock { last in last.map { now.wholeSeconds - $0.wholeSeconds >= seconds } ?? true }
  }

  func touch() { last.withLock { $0 = clock.now } }
}
