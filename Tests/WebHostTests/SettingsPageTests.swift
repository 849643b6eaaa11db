import Hummingbird
import Testing

@testable import WebHost

/// The pages of settings, backups and changes.
struct SettingsPageTests {
  @Test func `settings are changed, and the language at once`() async throws {
    try await Browser.run { browser in
      let page = try await browser.get("/settings").text
      for name in ["language", "ui.tabs", "practice.new", "remind_at", "todo.sync_url"] { #expect(page.contains("name=\"\(name)\"")) }
      #expect(try await browser.post("/settings", [("practice.new", "7"), ("language", "ru")]).headers[.location] == "/settings")
      let changed = try await browser.get("/settings").text
      #expect(changed.contains("<html lang=\"ru\">") && changed.contains("Настройки сохранены."))
      #expect(changed.contains("name=\"practice.new\" value=\"7\""))
    }
  }

  @Test func `a value that cannot be changes nothing, and what was typed stays`() async throws {
    try await Browser.run { browser in
      let reply = try await browser.post("/settings", [("practice.new", "7"), ("remind_at", "25:00")])
      #expect(reply.status == 400 && reply.text.contains("“25:00” is not valid for “Daily reminder at”."))
      #expect(reply.text.contains("name=\"practice.new\" value=\"7\"") && reply.text.contains("value=\"25:00\""))
      #expect(try await browser.get("/settings").text.contains("name=\"practice.new\" value=\"20\""))
    }
  }

  @Test func `the secret of an address is not shown`() async throws {
    try await Browser.run { browser in
      _ = try await browser.post("/settings", [("todo.sync_url", "https://me:secret@example.org/tasks")])
      let shown = try await browser.get("/settings").text
      #expect(!shown.contains("secret") && shown.contains("example.org"))
      let value = shown.firstMatch(of: #/name="todo.sync_url" value="([^"]*)"/#).map { String($0.1) } ?? ""
      _ = try await browser.post("/settings", [("todo.sync_url", value), ("color", "never")])
      #expect(try await browser.get("/settings").text.contains("<option value=\"never\" selected>"))
    }
  }

  @Test func `the languages of new words are chosen and swapped`() async throws {
    try await Browser.run { browser in
      _ = try await browser.post("/settings/languages", [("from", "es"), ("to", "en")])
      #expect(try await browser.get("/settings").text.contains("The direction is now es → en."))
      _ = try await browser.post("/words/new", [("text", "casa")])
      #expect(try await browser.get("/words").text.contains("es → en"))
      _ = try await browser.post("/settings/languages", [("swap", "yes")])
      #expect(try await browser.get("/settings").text.contains("The direction is now en → es."))
      #expect(try await browser.post("/settings/languages", [("from", "es"), ("to", "es")]).status == 400)
      #expect(try await browser.post("/settings/languages", [("from", "xx")]).status == 400)
    }
  }

  @Test func `steps are undone and redone down to one`() async throws {
    try await Browser.run { browser in
      for text in ["casa", "perro", "libro"] { _ = try await browser.post("/words/new", [("text", text), ("from", "es"), ("to", "en")]) }
      _ = try await browser.post("/history/undo", [("step", "2"), ("back", "/history")])
      let page = try await browser.get("/history").text
      #expect(page.contains("undone") && page.contains("Redo to here"))
      let list = try await browser.get("/words").text
      #expect(list.contains(">casa</a>") && !list.contains(">perro</a>") && !list.contains(">libro</a>"))
      _ = try await browser.post("/history/redo", [("step", "3")])
      #expect(try await browser.get("/words").text.contains(">libro</a>"))
      #expect(try await browser.post("/history/undo", [("step", "99")]).status == 404)
      #expect(try await browser.post("/history/redo", [("step", "1")]).status == 404)
      #expect(try await browser.get("/words").text.contains(">libro</a>"))
    }
  }

  @Test func `a backup is made and restored, and nothing else can be`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.get("/backups").text.contains("There are no backups yet."))
      _ = try await browser.post("/words/new", [("text", "casa"), ("from", "es"), ("to", "en")])
      _ = try await browser.post("/backups")
      let page = try await browser.get("/backups").text
      #expect(page.contains("Backed up to") && page.contains("1 word"))
      let name = page.firstMatch(of: #/name="name" value="([^"]+)"/#).map { String($0.1) } ?? ""
      _ = try await browser.post("/words/1/delete")
      _ = try await browser.post("/backups/restore", [("name", name)])
      #expect(try await browser.get("/backups").text.contains("The data is as it was on"))
      #expect(try await browser.get("/words").text.contains(">casa</a>"))
      #expect(try await browser.post("/backups/restore", [("name", "../../etc/passwd")]).status == 404)
    }
  }
}
