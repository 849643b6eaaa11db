import AppGraph
import AppLive
import AppServices
import CoreModule
import Foundation
import PersonalDictionary
import Synchronization
import Testing

@testable import WebHost

/// What a server starts by the clock.
@MainActor
struct ScheduleTests {
  @Test func `a backup is due after a change, and reminders when a time is chosen for them`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = LaunchOptions()
    options.dataFolder = folder.path(percentEncoded: false)
    options.isOffline = true
    let started = Mutex<[String]>([])
    let launch = LiveLaunch(program: "/usr/bin/false") { arguments, _ in
      started.withLock { $0.append(arguments[0]) }
      return true
    }
    let (app, reading, watching) = (launch.open(options) { _ in }, launch.open(options) { _ in }, launch.open(options) { _ in })
    let site = Site(app: app, reading: reading, watching: watching, launch: launch, options, choice: nil)
    site.startScheduledWork()
    #expect(started.withLock { $0 } == [])
    await site.dictionary.newWord.build().submit(NewWordRequest(["casa"], from: .spanish, to: .english))
    site.startScheduledWork()
    #expect(started.withLock { $0 } == ["backup"])
    try site.set(.remindAt, to: "19:30")
    site.startScheduledWork()
    #expect(started.withLock { $0 } == ["backup", "remind"])
    _ = watching.finish()
    _ = reading.finish()
    _ = app.finish()
  }
}
