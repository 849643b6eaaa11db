import AppServices
import CoreModule
import Testing

struct BackgroundWorkTests {
  private let given = BackgroundWorkFixture()

  @Test func `a change is followed by a backup, and reading by none`() {
    let work = given.build()
    #expect(work.startDue() == nil)
    #expect(given.starts == [])
    given.change()
    #expect(work.startDue() == nil)
    #expect(given.starts == ["backup at 0"])
  }

  @Test func `asked each minute, it makes a backup after a change, at most each half hour`() {
    let work = given.build()
    for minute in 0..<120 {
      if [0, 10, 70].contains(minute) { given.change() }
      #expect(work.startDue() == nil)
      given.pass(minutes: 1)
    }
    #expect(given.starts == ["backup at 0", "backup at 30", "backup at 70"])
  }

  @Test func `backups can be turned off and on`() {
    let work = given.build()
    given.change()
    work.setMakesBackups(false)
    #expect(work.startDue() == nil)
    #expect(given.starts == [])
    work.setMakesBackups(true)
    #expect(work.startDue() == nil)
    #expect(given.starts == ["backup at 0"])
  }

  @Test func `what the last backup said is told once, after a change`() {
    let work = given.build()
    given.backupReport.say("The disk is full.")
    #expect(work.startDue() == nil)
    given.change()
    #expect(work.startDue() == .earlier("The disk is full."))
    #expect(work.startDue() == nil)
    #expect(given.starts == ["backup at 0"])
  }

  @Test func `to whom nothing is told, what was said is kept for the next one`() {
    given.backupReport.say("The disk is full.")
    given.change()
    #expect(given.build(reportsFailures: false).startDue() == nil)
    #expect(given.starts == ["backup at 0"])
    #expect(given.build().startDue() == .earlier("The disk is full."))
  }

  @Test func `a folder that cannot be used is told, and tried again after half an hour`() {
    let work = given.build { () throws(StorageError) in throw .readOnly(path: "/given") }
    given.change()
    #expect(work.startDue() == .storage(.readOnly(path: "/given")))
    #expect(work.startDue() == nil)
    given.pass(minutes: 30)
    #expect(work.startDue() == .storage(.readOnly(path: "/given")))
    #expect(given.starts == [])
  }

  @Test func `a program that cannot be started is told`() {
    let work = given.build(canStart: false)
    given.change()
    #expect(work.startDue() == .storage(.cannotCreate(path: "/given/backup-report")))
  }

  @Test func `no backup is started while none is due`() {
    let work = given.build { () throws(StorageError) in false }
    given.change()
    #expect(work.startDue() == nil)
    #expect(given.starts == [])
  }

  @Test func `reminders are shown when they are asked for, at most once a minute`() {
    let fixture = BackgroundWorkFixture()
    let work = fixture.build()
    _ = work.startDue()
    #expect(fixture.starts == [])
    work.startReminders()
    work.startReminders()
    fixture.pass(minutes: 1)
    work.startReminders()
    #expect(fixture.starts == ["remind at 0", "remind at 1"])
  }

  @Test func `a board is fetched for each request, at most once a minute`() {
    let work = given.build()
    #expect(work.startDue() == nil)
    for _ in 1...3 {
      work.requestBoard()
      #expect(work.startDue() == nil)
    }
    given.pass(minutes: 1)
    #expect(work.startDue() == nil)
    #expect(given.starts == ["keys at 0"])
    work.requestBoard()
    #expect(work.startDue() == nil)
    #expect(given.starts == ["keys at 0", "keys at 1"])
  }
}
