import CoreModule
import Foundation
import PersonalDictionary
import Synchronization
import Testing

@testable import ScreenHost

/// What waits for the disk beside the stores: the day of the reminder, and what is known of services.
@MainActor
struct DiskRecordsTests {
  @Test func `the day of the reminder and the records of services are read away from the main thread`() async throws {
    let files = SlowFiles()
    let mark = DiskDayMark(base: files, disk: DiskWork(inBackground: true))
    let records = DiskServiceRecords(base: files, disk: DiskWork(inBackground: true))
    #expect(try await mark.last() == nil)
    #expect(try await mark.claim(CalendarDay(daysSinceEpoch: 1)))
    #expect(try await records.clearAnswers() == 1)
    let source = SourceConfiguration(number: 2, name: "a", kind: .apertium(url: "http://a"), position: 2)
    #expect(await records.nextTry(of: source, at: Timestamp(milliseconds: 0)) == nil)
    #expect(files.onMainThread.withLock { $0 } == [false, false, false, false])
  }
}

/// Notes whether it is read on the main thread, where keys would wait for it.
private final class SlowFiles: DayMark, ServiceRecords {
  let onMainThread = Mutex<[Bool]>([])

  private func note() { onMainThread.withLock { $0.append(Thread.isMainThread) } }

  func last() throws(StorageError) -> CalendarDay? {
    note()
    return nil
  }

  func claim(_ day: CalendarDay) throws(StorageError) -> Bool {
    note()
    return true
  }

  func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value { await work() }

  func clearAnswers() throws(StorageError) -> Int {
    note()
    return 1
  }

  func nextTry(of source: SourceConfiguration, at now: Timestamp) -> Timestamp? {
    note()
    return nil
  }
}
