import CoreModule
import Foundation
import Testing
import TodoList

@testable import AppServices
@testable import CommandHost
@testable import Presentation

/// What comes in with a file of tasks passes the same gate as what is typed, and what went out comes in again.
struct TaskGateTests {
  @Test(arguments: [
    "+ho\u{1B}]52;c;QUJD\u{7}me", "+x\u{202E}y", "+z\u{9B}1m", "note:a\u{1B}b", "+" + String(repeating: "a", count: 70_000),
  ])
  func `what could not be typed is a bad line of a todo.txt`(word: String) throws {
    let terminal = try Terminal()
    let answer = try terminal.run("glot todo import - --format todotxt --json", input: Data("Buy milk \(word)\nWalk\n".utf8))
    #expect(answer.status == 65 && answer.output.contains(#""bad":[{"line":1,"section":"tasks""#), "\(answer)")
    #expect(try terminal.run("glot todo list --plain | cut -f 2").output == "Walk\n")
  }

  @Test(arguments: ["todotxt", "ical", "taskwarrior"])
  func `an export on a terminal holds nothing that could deceive it`(format: String) throws {
    let terminal = try Terminal()
    _ = try terminal.run("glot todo add Milk --tag home -q")
    let change = "UPDATE todo SET tags = 'ho' || char(27) || ']52;c;QUJD' || char(7) || char(8238) || char(155)"
    let file = terminal.home.appending(path: ".local/share/glot/glot.db").path(percentEncoded: false)
    let changed = try terminal.run(
      "python3 -c \"import sqlite3; c = sqlite3.connect('\(file)'); c.execute(\\\"\(change)\\\"); c.commit()\"")
    #expect(changed.status == 0, "\(changed)")
    let shown = try terminal.run("python3 -c \"import pty; pty.spawn(['glot', 'todo', 'export', '--format', '\(format)'])\"").output
    #expect(shown.contains("Milk"), "\(shown)")
    let harmful = shown.replacing("\r\n", with: "\n").unicodeScalars.filter(HarmlessText.isHarmful)
    #expect(harmful.isEmpty, "\(shown.debugDescription)")
  }

  @Test(arguments: 0..<300)
  func `what came in from Taskwarrior goes out and comes in again as the same`(seed: UInt64) throws {
    let zone = ["UTC", "Europe/Berlin", "America/Los_Angeles", "Asia/Tokyo"][Int(seed % 4)]
    let rules = try #require(TimeZone(identifier: zone))
    let localTime = LocalTime { rules.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.wholeSeconds))) }
    let now = Timestamp(milliseconds: 1_795_262_400_000)
    let file = TaskwarriorFile(localTime: localTime)
    var state = seed
    func pick(_ values: [String]) -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return values[Int(state >> 33) % values.count]
    }
    let records = (1...1 + seed % 4).map { number in
      "{"
        + (["\"uuid\":\"0A0A0A0A-0000-4000-8000-00000000000\(number)\"", pick(Self.texts)] + (0..<5).map { _ in pick(Self.fields) })
        .joined(separator: ",") + "}"
    }
    let text = "[" + records.joined(separator: ",\n") + "]"
    let first = try file.read(text, now: now).tasks.filter { !$0.isDeleted }
    let written = file.text(first.map(\.task))
    let second = try file.read(written, now: now)
    #expect(second.bad.isEmpty, "\(text)\n\(written)")
    #expect(second.tasks.map(\.task.text) == first.map(\.task.text), "\(text)\n\(written)")
    for (task, again) in zip(first.map(\.task), second.tasks.map(\.task)) {
      #expect(again.id == task.id && again.due == task.due && again.tags == task.tags && again.note == task.note, "\(text)\n\(written)")
      #expect(again.priority == task.priority && again.recurrence == task.recurrence, "\(text)\n\(written)")
      #expect(again.isDone == task.isDone, "\(text)\n\(written)")
      let (parent, parentAgain) = (first.first { $0.task.number == task.parent }, second.tasks.first { $0.task.number == again.parent })
      #expect(parentAgain?.task.id == parent?.task.id, "\(text)\n\(written)")
      #expect(TaskRecord.task(TaskRecord.json(task, localTime)).task == task)
      for kept in [task.text] + task.tags + (task.note.map { [$0] } ?? []) {
        #expect((try? UserText(kept))?.description == kept, "\(kept.debugDescription)")
      }
    }
  }

  private static let texts = ["a", "\\u0301b", "x\\u202ey", "+home due:x", "é 日本 👩‍👩‍👧", "a\\nb", "\\u0007", " "].map {
    "\"description\":\"\($0)\""
  }
  private static let fields = [
    #""tags":["a","b c"]"#, #""tags":["x\u001by"]"#, #""tags":["\u0301","a\tb","a b"]"#, #""due":"20261231T230000Z""#,
    #""due":"20261231T000000Z""#, #""due":"20261231T080000Z","dueday":"2026-12-31T00:00:00-08:00""#, #""due":"20261231T183015Z""#,
    #""due":"2026é231T1830Z""#, #""priority":"H""#, #""priority":"X""#, #""status":"completed","end":"20260101T000000Z""#,
    #""status":"deleted""#,
    #""annotations":[{"description":"one"},{"description":"two\nthree"}]"#, #""annotations":[{"description":"a\u009bb"}]"#,
    #""recur":"weekly""#,
    #""recur":"P1D""#, #""recur":"3d""#, #""repeats":"weekdays""#, #""partof":"0a0a0a0a-0000-4000-8000-000000000001""#,
    #""partof":"0a0a0a0a-0000-4000-8000-000000000002""#, #""project":"x""#,
  ]
}
