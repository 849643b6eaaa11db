import CoreModule
import CoreModuleTesting
import Foundation
import Testing

@testable import TodoList

/// Exported tasks are the same after an import.
struct FormatTests {
  let localTime = LocalTime.fixed(seconds: 3600)
  let now = Timestamp(milliseconds: 1_795_258_800_000)

  private var tasks: [TodoTask] {
    func task(_ number: Int, _ text: String, _ change: (inout TodoTask) -> Void = { _ in }) -> TodoTask {
      let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(number)))
      var task = TodoTask(number: TodoTask.Number(number), id: TodoTask.ID(id), text: text, created: now, updated: now)
      change(&task)
      return task
    }
    return [
      task(1, "Call Ann, then Bob; \\o/ " + String(repeating: "длинный ", count: 20) + "конец") { $0.priority = .high },
      task(2, "x (A) 2026-01-01 tricky") { task in
        task.due = .day(localTime.day(of: now).adding(days: 40))
        task.recurrence = Recurrence(.monthly, from: task.due?.day(in: localTime))
        (task.tags, task.note, task.priority) = (["home", "дом"], "100% sure; one, two", .low)
      },
      task(3, "part") { task in
        task.parent = 2
        task.due = .moment(now.adding(seconds: 3600))
      },
      task(4, "done") { task in
        task.completed = now.adding(seconds: 17)
        task.priority = .high
      },
    ]
  }

  private func cameBack(_ file: TodoFile) -> [[String]] {
    file.tasks.map { incoming in
      let task = incoming.task
      return [
        task.id.description, task.text, task.priority.rawValue, "\(String(describing: task.due))", "\(String(describing: task.recurrence))",
        "\(task.tags)", task.note ?? "", task.parent?.description ?? "", "\(task.isDone)",
      ]
    }
  }

  @Test func `todo txt comes back`() {
    let format = TodoTxt(localTime: localTime)
    let file = format.read(format.text(tasks), now: now)
    #expect(file.faults == [])
    #expect(cameBack(file) == cameBack(file: tasks))
  }

  @Test(arguments: [
    "root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\nbin:x:2:2:bin:/bin:/usr/sbin/nologin",
    "It was the best of times, it was the worst of times, it was the age of wisdom,\nit was the age of foolishness, it was the epoch of belief, it was\n\nthe epoch of incredulity",
    "text\ttranslation\ncasa\thouse\nperro\tdog", "#include <stdio.h>\nint main() {\n  return 0;\n}",
  ])
  func `a text of another kind is no list of tasks`(text: String) {
    #expect(TodoTxt(localTime: localTime).foreignLine(in: text) == text.split(separator: "\n").first.map(String.init))
  }

  @Test(arguments: [
    "Buy milk\nCall Ann at 10:30, then Bob\nread 3:10-4:20\nКупить хлеб",
    "x done\n(A) " + String(repeating: "long ", count: 30) + "\nthree",
    String(repeating: "word ", count: 40), "2026-01-01 " + String(repeating: "a,b;", count: 20) + "\ntwo +home\nthree due:2026-12-31", "",
  ])
  func `tasks without any marks, or long ones with marks, are a list of tasks`(text: String) {
    #expect(TodoTxt(localTime: localTime).foreignLine(in: text) == nil)
  }

  @Test func `iCalendar comes back, in lines of 75 bytes at most`() {
    let format = ICalendar(localTime: localTime)
    let text = format.text(tasks, now: now)
    #expect(text.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= 76 })
    let file = format.read(text, now: now)
    #expect(file.faults == [])
    #expect(cameBack(file) == cameBack(file: tasks))
    #expect(file.tasks.map(\.task.completed) == tasks.map(\.completed))
  }

  private func cameBack(file tasks: [TodoTask]) -> [[String]] {
    var file = TodoFile()
    file.add(tasks)
    return cameBack(file)
  }

  @Test func `todo txt of others is understood`() {
    let text = """
      (A) Thank Mum for the meatballs @phone
      (B) Schedule Goodwill pickup +GarageSale @phone due:2026-12-01

      x 2026-11-20 2026-11-01 Post signs http://x.org/a:b +GarageSale pri:C
      x Just done
      Post signs due:2026-02-30
      +only @tags
      Call Ann rec:+1w due:2026-12-01T09:30
      """
    let file = TodoTxt(localTime: localTime).read(text, now: now)
    #expect(
      file.tasks.map(\.task.text) == [
        "Thank Mum for the meatballs", "Schedule Goodwill pickup", "Post signs http://x.org/a:b", "Just done", "Call Ann",
      ])
    #expect(file.tasks.map(\.task.priority) == [.high, .normal, .low, .normal, .normal])
    #expect(file.tasks.map(\.task.tags) == [["phone"], ["GarageSale", "phone"], ["GarageSale"], [], []])
    #expect(file.tasks.map(\.task.isDone) == [false, false, true, true, false])
    #expect(file.tasks.last?.task.recurrence?.rule == .weekly)
    #expect(
      file.faults == [
        TodoFileFault(line: 6, reason: .date("2026-02-30")), TodoFileFault(line: 7, reason: .noText),
      ])
    #expect(TodoTxt(localTime: localTime).read(text, now: now.adding(seconds: 9)).tasks.map(\.task.id) == file.tasks.map(\.task.id))
    #expect(TodoTxt(localTime: localTime).read(text.replacing("\n", with: "\r\n"), now: now) == file)
  }

  @Test func `iCalendar of others says what is empty and what is a part of itself, which is left out`() {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:a
      SUMMARY:Call Ann
      DESCRIPTION: \\n
      RELATED-TO:a
      END:VTODO
      END:VCALENDAR
      """
    let file = ICalendar(localTime: localTime).read(text, now: now)
    #expect(file.tasks.map(\.task.text) == ["Call Ann"])
    #expect(file.tasks.map(\.task.note) == [nil] && file.tasks.map(\.task.parent) == [nil])
  }

  @Test func `iCalendar of others is understood, and its faults are named by line`() {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      SUMMARY:no task
      END:VEVENT
      BEGIN:VTODO
      UID:abc@example.org
      SUMMARY;LANGUAGE=en:Submit
        the return\\, now
      DUE;TZID=Europe/Berlin:20270415T090000
      PRIORITY:2
      CATEGORIES:FAMILY,FINANCE
      RRULE:FREQ=WEEKLY;INTERVAL=2
      END:VTODO
      BEGIN:VTODO
      DUE:20270230
      SUMMARY:bad
      END:VTODO
      BEGIN:VTODO
      UID:1
      END:VTODO
      BEGIN:VTODO
      SUMMARY:never ends
      END:VCALENDAR
      """
    let file = ICalendar(localTime: localTime) { $0 == "Europe/Berlin" ? .fixed(seconds: 7200) : nil }.read(text, now: now)
    #expect(file.tasks.map(\.task.text) == ["Submit the return, now"])
    #expect(file.tasks.map(\.task.due) == [Timestamp(rfc3339: "2027-04-15T07:00:00Z").map(DueDate.moment)])
    #expect(file.tasks.map(\.task.tags) == [["FAMILY", "FINANCE"]])
    #expect(file.tasks.map(\.task.recurrence?.rule) == [RecurrenceRule(.weekly, interval: 2)])
    #expect(file.leftOut == [:])
    #expect(
      file.faults == [
        TodoFileFault(line: 14, reason: .date("20270230")), TodoFileFault(line: 18, reason: .noText),
        TodoFileFault(line: 21, reason: .unfinished),
      ])
    #expect(ICalendar(localTime: localTime).read("hello", now: now).faults == [TodoFileFault(line: 1, reason: .foreign)])
  }
}

extension TodoFile {
  fileprivate mutating func add(_ tasks: [TodoTask]) { self = TodoFile(tasks.map { IncomingTask($0) }) }
}
