import Hummingbird
import Testing

@testable import WebHost

/// The lists of tasks and the page of one.
struct TaskPageTests {
  private func add(_ line: String, _ browser: Browser, _ fields: [(String, String)] = []) async throws {
    let reply = try await browser.post("/tasks", [("line", line)] + fields)
    #expect(reply.status == 303)
  }

  @Test func `tasks stand in groups, parts under their task, and the newest change is said`() async throws {
    try await Browser.run { browser in
      try await add("Move house tomorrow", browser)
      try await add("Pack books", browser, [("parent", "1"), ("back", "/tasks/1")])
      try await add("Learn to dance", browser)
      let list = try await browser.get("/tasks").text
      #expect(list.contains("Added: Learn to dance") && list.contains("<h2>Tomorrow</h2>") && list.contains("<h2>Some day</h2>"))
      #expect(list.contains("<li class=\"part\">") && list.contains("3 open, 0 done, 0 overdue"))
      let task = try await browser.get("/tasks/1").text
      #expect(task.contains("Pack books") && task.contains("New part of 1"))
    }
  }

  @Test func `all fields of a task are changed in its form, and what is wrong stays as it was typed`() async throws {
    try await Browser.run { browser in
      try await add("Pay", browser)
      let version = try #require(try await browser.get("/tasks/1").text.version)
      let fields = [
        ("updated", version), ("text", "Pay the rent"), ("due", "2030-01-31"), ("priority", "high"), ("recurrence", "monthly"),
        ("tags", "home, money"), ("note", "By transfer"),
      ]
      let wrong = try await browser.post("/tasks/1/edit", fields.map { $0.0 == "due" ? ("due", "2030-02-31") : $0 })
      #expect(wrong.status == 422 && wrong.text.contains("value=\"2030-02-31\"") && wrong.text.contains("By transfer</textarea>"))
      #expect(try await browser.post("/tasks/1/edit", fields).headers[.location] == "/tasks")
      let page = try await browser.get("/tasks/1").text
      for text in ["Pay the rent", "2030-01-31", "high priority", "#home", "every month", "By transfer"] {
        #expect(page.contains(text), "\(text)")
      }
      // The form was made from the task as it was before.
      let late = try await browser.post("/tasks/1/edit", fields.map { $0.0 == "text" ? ("text", "Pay nothing") : $0 })
      #expect(late.status == 422 && late.text.contains("was changed elsewhere") && late.text.contains("value=\"Pay nothing\""))
      #expect(try await !browser.get("/tasks").text.contains("Pay nothing"))
    }
  }

  @Test func `a task of a series comes again, is snoozed, found among done ones, deleted and brought back`() async throws {
    try await Browser.run { browser in
      try await add("Water the plants tomorrow *daily", browser)
      _ = try await browser.post("/tasks/1/done")
      let list = try await browser.get("/tasks").text
      #expect(list.contains("“Water the plants” repeats as number 2"))
      #expect(try await browser.get("/tasks?done=yes").text.contains("Reopen “Water the plants”"))
      #expect(try await browser.get("/tasks?q=plant").text.contains("Reopen “Water the plants”"))
      #expect(try await browser.get("/tasks?q=zebra").text.contains("No task matches “zebra”."))
      _ = try await browser.post("/tasks/2/snooze", [("until", "tomorrow")])
      #expect(try await browser.get("/tasks/2").text.contains("snoozed until"))
      let past = try await browser.post("/tasks/2/snooze", [("until", "2001-01-01")])
      #expect(past.status == 422 && past.text.contains("That time has already passed.") && past.text.contains("value=\"2001-01-01\""))
      _ = try await browser.post("/tasks/2/delete")
      #expect(try await browser.get("/tasks").text.contains("Deleted: 1 task."))
      #expect(try await browser.get("/tasks/2").status == 404)
      _ = try await browser.post("/undo")
      #expect(try await browser.get("/tasks/2").status == 200)
    }
  }

  @Test func `a task is given a series of any kind, and what is none stays as it was typed`() async throws {
    try await Browser.run { browser in
      try await add("Water the plants", browser)
      let version = try #require(try await browser.get("/tasks/1").text.version)
      let fields = [("updated", version), ("text", "Water the plants"), ("due", "2030-01-31"), ("recurrence", "hourly")]
      let wrong = try await browser.post("/tasks/1/edit", fields)
      #expect(wrong.status == 400 && wrong.text.contains("value=\"hourly\""))
      _ = try await browser.post("/tasks/1/edit", fields.dropLast() + [("recurrence", "last friday of every month")])
      #expect(try await browser.get("/tasks/1").text.contains("value=\"on the last Friday of every month\""))
    }
  }

  @Test func `a line is kept as it is, and one that names no date is said to`() async throws {
    try await Browser.run { browser in
      try await add("Read tomorrow and tomorrow", browser, [("literal", "yes")])
      #expect(try await browser.get("/tasks").text.contains("Read tomorrow and tomorrow"))
      let wrong = try await browser.post("/tasks", [("line", "Pay 2026-02-31")])
      #expect(wrong.status == 422 && wrong.text.contains("value=\"Pay 2026-02-31\""))
      let blank = try await browser.post("/tasks", [("line", " ")])
      #expect(blank.status == 400 && blank.text.contains("The text is blank."))
    }
  }

  @Test func `tasks are Russian for a Russian browser, which types dates in Russian`() async throws {
    try await Browser.run(language: "ru") { browser in
      #expect(try await browser.get("/tasks/new?line=Позвонить+завтра".urlPath).text.contains("срок: завтра"))
      try await add("Позвонить Ане завтра в 9", browser)
      let page = try await browser.get("/tasks/1").text
      #expect(page.contains("Отложить до") && page.contains("приоритет") && page.contains("ежедневно"))
    }
  }
}

extension String {
  fileprivate var version: String? { firstMatch(of: #/name="updated" value="(\d+)"/#).map { String($0.1) } }

  /// With its letters escaped, as browsers send a path.
  fileprivate var urlPath: String { map { $0.isASCII ? String($0) : String($0).escaped }.joined() }
}
