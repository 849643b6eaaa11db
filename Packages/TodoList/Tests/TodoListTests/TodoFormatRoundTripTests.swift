import CoreModule
import CoreModuleTesting
import Testing
import TodoList
import TodoListTesting

/// Imported tasks are the same after an export and another import, and can be stored.
struct TodoFormatRoundTripTests {
  private static let zones = [0, 3600, -8 * 3600]
  private static let now = TodoStoreContract.start

  @Test(arguments: 0..<400)
  func `todo.txt`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let format = TodoTxt(localTime: .fixed(seconds: Self.zones[Int(seed % 3)]))
    let lines = (0..<random.count(5)).map { _ in
      (random.isOnce(in: 3) ? "x " : "") + (0..<1 + random.count(8)).map { _ in random.pick(Self.txtWords) }.joined(separator: " ")
    }
    try await check(lines.joined(separator: "\n")) {
      format.read($0, now: Self.now)
    } written: {
      format.text($0)
    }
  }

  @Test(arguments: ["2026", "1", "-", "a+b", "é", "two words", "due:x", "#1"])
  func `a tag of todo.txt comes in again, whatever it begins with`(tag: String) async throws {
    let format = TodoTxt(localTime: .fixed(seconds: 0))
    let store = InMemoryTodoStore(clock: .fixed(Self.now), localTime: .fixed(seconds: 0), random: .counting())
    var draft = TodoDraft(try UserText("Pay"))
    draft.tags = [tag]
    let file = format.read(format.text(try await store.add([draft])), now: Self.now)
    let again = try await imported(file)
    #expect(again.map(\.text) == ["Pay"] && again.map(\.tags) == [[tag.replacing(" ", with: "_")]])
  }

  @Test(arguments: 0..<400)
  func `iCalendar`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let format = ICalendar(localTime: .fixed(seconds: Self.zones[Int(seed % 3)]))
    let tasks = (0..<random.count(4)).map { number -> [String] in
      let text = (0..<1 + random.count(30)).map { _ in random.pick(Self.icsWords) }.joined()
      let others = (0..<random.count(6)).map { _ in random.pick(Self.icsLines) }
      return ["BEGIN:VTODO", "UID:\(number)", "SUMMARY:" + text] + others + ["END:VTODO"]
    }
    let file = (["BEGIN:VCALENDAR"] + tasks.flatMap(\.self) + ["END:VCALENDAR"]).joined(separator: "\r\n")
    try await check(file) {
      format.read($0, now: Self.now)
    } written: {
      format.text($0, now: Self.now)
    }
  }

  private func check(_ file: String, _ read: (String) -> TodoFile, written: ([TodoTask]) -> String) async throws {
    let first = try await imported(read(file))
    let text = written(first)
    let again = read(text)
    #expect(again.faults == [], "\(file.debugDescription)\n\(text.debugDescription)")
    let second = try await imported(again)
    #expect(KeptTask.all(second) == KeptTask.all(first), "\(file.debugDescription)\n\(text.debugDescription)")
    for task in first {
      for kept in [task.text] + task.tags + (task.note.map { [$0] } ?? []) {
        #expect((try? UserText(kept))?.description == kept, "\(kept.debugDescription)")
      }
    }
  }

  private func imported(_ file: TodoFile) async throws -> [TodoTask] {
    let store = InMemoryTodoStore(clock: .fixed(Self.now), localTime: .fixed(seconds: 0), random: .counting())
    _ = try await store.merge(file.tasks, isTrial: false, in: nil)
    var query = TodoQuery()
    query.status = .all
    return try await store.tasks(query).sorted { $0.number < $1.number }
  }

  private static let strange = [
    "a", "é", "日本", "\u{301}", "\u{200D}", "👩‍👩‍👧", "\u{202E}", "\u{1B}]52;c;QUJD\u{7}", "\u{9B}1m", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{AD}",
    "\u{FFFE}",
    "\u{0}", "\u{115F}", "\u{1F3F4}\u{E0067}\u{E007F}", "ﬁ", "\u{1100}\u{1161}", "\"", "'", "%", "%20", "%2520", "\\", "\\n", ",", ";", ":",
  ]
  private static let txtWords =
    strange + [
      "x", "(A)", "(B)", "(Z)", "2026-12-31", "2026-02-30", "+home", "@home", "+1", "+", "+a\u{301}", "+\u{301}a", "+a\u{1B}b",
      "@x\u{202E}y", "due:2026-12-31",
      "due:2026-12-31T19:30", "due:2026-12-31T19:30:15", "due:2026-12-31T23:30-05:00", "due:tomorrow", "rec:1w", "rec:+1m", "rec:1b",
      "rec:2w", "rec:0d", "rrule:FREQ=WEEKLY;BYDAY=MO,TH", "rrule:FREQ=MONTHLY;BYDAY=2TH;UNTIL=20270131", "rrule:FREQ=HOURLY",
      "note:a%20b", "note:%25", "note:\u{301}", "note:\u{7}", "note:", "tag:1", "tag:", "pri:A", "pri:", "uuid:one", "uuid:two",
      "parent:one", "parent:two",
      "parent:three",
      "uuid:0A0A0A0A-0000-4000-8000-000000000001", "parent:0A0A0A0A-0000-4000-8000-000000000001", "http://a.b/?c=d",
    ]
  private static let icsWords = strange + ["word ", "END:VTODO", " ", "\\;", "\\,", "\\\\", "\\N", "\r\n ", "\r\n\t"]
  private static let icsLines = [
    "DUE;VALUE=DATE:20261231", "DUE:20261231T183000", "DUE:20261231T183060Z", "DUE:20261231T000000Z", "DUE:2026", "PRIORITY:1",
    "PRIORITY:9",
    "CATEGORIES:a,b\\,c", "CATEGORIES:\u{301},,a b", "CATEGORIES:x\u{202E}y", "DESCRIPTION:one\\ntwo", "DESCRIPTION: ",
    "DESCRIPTION:a\u{9B}b",
    "RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "RRULE:FREQ=HOURLY",
    "RRULE:FREQ=MONTHLY;BYMONTHDAY=31", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270131T000000Z", "RELATED-TO:0", "RELATED-TO:1",
    "RELATED-TO:2",
    "STATUS:COMPLETED", "COMPLETED:20260101T000000Z", "STATUS:CANCELLED", "BEGIN:VALARM\r\nSUMMARY:no\r\nEND:VALARM", "UID:same",
    "LAST-MODIFIED:20260101T000000Z",
  ]
}

/// The fields that a format supports.
private struct KeptTask: Equatable {
  let id: TodoTask.ID
  let text: String
  let priority: TodoPriority
  let due: DueDate?
  let rule: RecurrenceRule?
  let tags: [String]
  let note: String?
  let parent: TodoTask.ID?
  let isDone: Bool

  static func all(_ tasks: [TodoTask]) -> [KeptTask] {
    let ids = Dictionary(uniqueKeysWithValues: tasks.map { ($0.number, $0.id) })
    return tasks.map { KeptTask($0, parent: $0.parent.flatMap { ids[$0] }) }
  }

  private init(_ task: TodoTask, parent: TodoTask.ID?) {
    (id, text, priority, due) = (task.id, task.text, task.priority, task.due)
    (rule, tags, note) = (task.recurrence?.rule, task.tags, task.note)
    (self.parent, isDone) = (parent, task.isDone)
  }
}
