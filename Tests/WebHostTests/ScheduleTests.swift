import AppGraph
import AppLive
import AppServices
import ContentKeyboard
import CoreModule
import Foundation
import PersonalDictionary
import ServiceLifecycleTestKit
import Synchronization
import Testing

@testable import WebHost

/// What a server starts by the clock.
@MainActor
struct ScheduleTests {
  @Test func `a backup is due after a change, and reminders when a time is chosen for them`() async throws {
    try await Served.run { served in
      await served.site.startScheduledWork()
      #expect(served.started == [])
      await served.site.dictionary.newWord.build().submit(NewWordRequest(["casa"], from: .spanish, to: .english))
      await served.site.startScheduledWork()
      #expect(served.started == ["backup"])
      try served.site.set(.remindAt, to: "19:30")
      await served.site.startScheduledWork()
      #expect(served.started == ["backup", "remind"])
    }
  }

  @Test func `an outdated board is fetched again though nobody looks at it`() async throws {
    try await Served.run { served in
      try await served.keepBoard(fetchedSecondsAgo: 3000)
      await served.site.startScheduledWork()
      #expect(served.started == [])
      try await served.keepBoard(fetchedSecondsAgo: 3700)
      await served.site.startScheduledWork()
      #expect(served.started == ["keys"])
      await served.site.startScheduledWork()
      #expect(served.started == ["keys"])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `it starts what is due time after time, and ends with the server`() async throws {
    try await Served.run { served in
      try await served.keepBoard(fetchedSecondsAgo: 4000)
      let pauses = Mutex(0)
      let site = served.site
      try await testGracefulShutdown { @Sendable shutdown in
        let schedule = Schedule(site: site) {
          let isLast = pauses.withLock { count in
            count += 1
            return count == 2
          }
          guard isLast else { return served.pass(seconds: 61) }
          shutdown.triggerGracefulShutdown()
          // The shutdown ends a pause that has only begun.
          try await Task.sleep(for: .seconds(3600))
        }
        try await schedule.run()
      }
      #expect(served.started == ["keys", "keys"])
      #expect(pauses.withLock { $0 } == 2)
    }
  }
}

/// The site of a new data folder.
@MainActor
private struct Served {
  let site: Site
  private let options: LaunchOptions
  private let programs: Programs

  /// The first arguments of the programs that it has started, none of which runs.
  var started: [String] { programs.started }

  nonisolated func pass(seconds: Int64) { programs.pass(seconds: seconds) }

  static func run(_ body: @MainActor (Served) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = LaunchOptions()
    options.dataFolder = folder.path(percentEncoded: false)
    let programs = Programs()
    let launch = LiveLaunch(program: "/usr/bin/false", clock: WallClock { programs.now }) { arguments, _ in programs.start(arguments) }
    let (app, reading, watching) = (launch.open(options) { _ in }, launch.open(options) { _ in }, launch.open(options) { _ in })
    defer {
      _ = watching.finish()
      _ = reading.finish()
      _ = app.finish()
    }
    let site = Site(app: app, reading: reading, watching: watching, launch: launch, options, choice: nil)
    try await body(Served(site: site, options: options, programs: programs))
  }

  /// Uses the board of a service, which another process has fetched.
  func keepBoard(fetchedSecondsAgo seconds: Int64) async throws {
    let app = LiveLaunch(program: "/usr/bin/false") { _, _ in true }.open(options) { _ in }
    let (store, source) = (app.environment.boardStore, BoardSource.service("https://example.org/board"))
    try await store.choose(source, maximumAge: BoardStatus.usualMaximumAge)
    let fetched = Timestamp(milliseconds: programs.now.milliseconds - seconds * 1000)
    try await store.keep(Board([BoardButton(id: "1", caption: "greetings", pieces: ["hi"])]), of: source, at: fetched, stamp: nil)
    _ = app.finish()
  }
}

/// The programs that were started, and a clock that is ahead.
private final class Programs: Sendable {
  private let arguments = Mutex<[String]>([])
  private let ahead = Mutex<Int64>(0)

  var started: [String] { arguments.withLock { $0 } }

  func start(_ arguments: [String]) -> Bool {
    self.arguments.withLock { $0.append(arguments[0]) }
    return true
  }

  var now: Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000) + ahead.withLock { $0 }) }
  func pass(seconds: Int64) { ahead.withLock { $0 += seconds * 1000 } }
}
