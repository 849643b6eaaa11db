import CoreModule
import CoreModuleTesting
import Testing
import TodoList

struct QuickEntryTests {
  static let localTime = LocalTime.fixed(seconds: 3600)
  static let now = TodoStoreContractMoment.noon
  static let parser = QuickEntryParser(now: now, localTime: localTime)

  @Test func `there are a hundred phrases in each language`() {
    #expect([Phrases.english, Phrases.russian].map { $0.split(separator: "\n").count } == [100, 100])
  }

  @Test(arguments: (Phrases.english + "\n" + Phrases.russian).split(separator: "\n").map(String.init))
  func `a phrase is understood`(phrase: String) throws {
    let fields = phrase.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
    let line = fields[0]
    if fields[1] == "!" {
      #expect(throws: NoSuchDate.self) { try Self.parser.entry(line) }
      return
    }
    let entry = try Self.parser.entry(line)
    let extras = [
      entry.priority.map { "p=\($0.rawValue)" }, entry.tags.isEmpty ? nil : "t=" + entry.tags.joined(separator: ","),
      entry.repeats.map { "r=\($0.written)" },
    ].compactMap(\.self).joined(separator: " ")
    #expect([entry.text, Self.written(entry.due), extras] == Array(fields[1...]), "\(line)")
  }

  @Test(
    arguments: [
      ("today", "2026-11-21"), ("2026-12-31T18:30", "2026-12-31 18:30"), ("2026-12-31 18:30", "2026-12-31 18:30"), ("fri", "2026-11-27"),
      ("sun", "2026-11-22"), ("7d", "2026-11-28"), ("+3d", "2026-11-24"), ("19:30", "2026-11-21 19:30"), ("9", nil),
      ("at 9", "2026-11-22 09:00"),
      ("tomorrow 9am", "2026-11-22 09:00"), ("2h", nil), ("in 2h", "2026-11-21 14:00"), ("in 2 hours", "2026-11-21 14:00"),
      ("завтра в 9", "2026-11-22 09:00"),
      ("next-week", "2026-11-23"), ("eom", "2026-11-30"), ("soon", nil), ("tomorrow or so", nil), ("", nil), ("в пятницу", "2026-11-27"),
    ] as [(String, String?)])
  func `a date alone is all of the text`(text: String, expected: String?) throws {
    #expect(try Self.parser.date(text).map { Self.written($0) } == expected)
  }

  @Test(
    arguments: [
      ("7pm", "19:00"), ("7 pm", "19:00"), ("19:30", "19:30"), ("7:05", "07:05"), ("2:30", "02:30"), ("half past nine", "09:30"),
      ("в семь вечера", "19:00"), ("без четверти десять", "09:45"), ("9", nil), ("25:00", nil), ("19.30", nil), ("7pm tomorrow", nil),
      ("", nil),
    ] as [(String, String?)])
  func `a time alone is all of the text`(text: String, expected: String?) {
    #expect(TimeText.time(text)?.description == expected)
  }

  @Test func `a time in the gap of a change to summer time is the first after it, in an overlap the first of two`() throws {
    // Central European time in 2027: forward on 28 March at 01:00 UTC, back on 31 October at 01:00 UTC.
    let (forward, back) = (Timestamp(rfc3339: "2027-03-28T01:00:00Z"), Timestamp(rfc3339: "2027-10-31T01:00:00Z"))
    let start = try #require(forward)
    let end = try #require(back)
    let berlin = LocalTime { $0 >= start && $0 < end ? 7200 : 3600 }
    let parser = QuickEntryParser(now: Self.now, localTime: berlin)
    #expect(try parser.date("2027-03-28 02:30") == .moment(start))
    #expect(try parser.date("2027-03-28 03:00") == .moment(start))
    #expect(try parser.date("2027-10-31 02:30") == .moment(end.adding(seconds: -1800)))
  }

  @Test func `no word is lost`() throws {
    for phrase in (Phrases.english + "\n" + Phrases.russian).split(separator: "\n") {
      let fields = phrase.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
      let entry = try? Self.parser.entry(fields[0])
      guard let entry, entry.due == nil, entry.priority == nil, entry.tags.isEmpty, entry.repeats == nil else { continue }
      #expect(entry.text == fields[0])
    }
  }

  private static func written(_ due: DueDate?) -> String {
    switch due {
    case .day(let day): day.description
    case .moment(let moment): "\(localTime.day(of: moment)) \(localTime.hoursAndMinutes(of: moment))"
    case nil: ""
    }
  }
}

enum TodoStoreContractMoment {
  /// Saturday, 21 November 2026, 12:00 in the zone of these tests.
  static let noon = Timestamp(milliseconds: 1_795_258_800_000)
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}
