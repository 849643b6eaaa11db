import CoreModule
import Foundation
import PersonalDictionary
import Synchronization
import Testing

@testable import AppServices

/// What waits for the disk beside the stores: the day of the reminder, and what is known of services.
@MainActor
struct DiskRecordsTests {
  @Test func `the day of the reminder and the records of services are read away from the main thread`() async throws {
    let files = SlowFiles()
    let mark = DiskDayMark(base: files)
    let records = DiskServiceRecords(base: files)
    #expect(try await mark.last() == nil)
    #expect(try await mark.claim(CalendarDay(daysSinceEpoch: 1)))
    #expect(try await records.clearAnswers() == 1)
    let source = SourceConfiguration(number: 2, name: "a", kind: .apertium(url: "http://a"), position: 2)
    #expect(await records.nextTry(of: source, at: Timestamp(milliseconds: 0)) == nil)
    #expect(files.onMainThread.withLock { $0 } == [false, false, false, false])
  }

  @Test func `what the command line does not take for a form, the full screen does not either`() async throws {
    let dictionary = FormsDictionary()
    let onScreen = DiskDictionarySource(base: dictionary)
    for source in [dictionary, onScreen] as [any DictionarySource] {
      #expect(try await LookUp(sources: [source])("bats", in: .initial).entries.isEmpty)
      #expect(try await LookUp(sources: [source])("bat", in: .initial).translations == ["летучая мышь"])
    }
  }
}

/// Knows one noun, and all forms of its words, so that a form which it does not know is none.
private struct FormsDictionary: DictionarySource {
  let name = "forms"
  let kind = "given"
  let isLocal = true
  let directions = [Direction.initial]
  let knowsForms = true

  func entries(for text: String, in direction: Direction) throws(DictionarySourceError) -> [DictionaryEntry] {
    guard text == "bat" else { return [] }
    return [DictionaryEntry(headword: text, partOfSpeech: "noun", source: name, senses: [Sense(translations: ["летучая мышь"])])]
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
