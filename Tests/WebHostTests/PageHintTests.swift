import CoreModule
import CorePresentation
import Hummingbird
import Testing

@testable import WebHost

/// A page says what to do on pages.
struct PageHintTests {
  @Test(arguments: ["en", "ru"])
  func `no problem of a page tells of a command that the page can do itself`(language: String) async throws {
    try await Browser.run(language: language) { browser in
      var replies = [try await browser.get("/words/99"), try await browser.get("/tasks/99"), try await browser.get("/ubco?entry=9")]
      replies += [
        try await browser.post("/backups"), try await browser.post("/keyboard/press", [("button", "none")]),
        try await browser.post("/keyboard/refresh"), try await browser.post("/game/start", [("round", "resume")]),
        try await browser.post("/game/start", [("round", "mistakes")]),
        try await browser.upload("/words/import", file: "words.csv", Array("%PDF-1.4 ".utf8)),
      ]
      for reply in replies {
        let alert = try #require(reply.text.firstMatch(of: #/<p class="problem" role="alert">.*?<\/p>/#)).0
        #expect(!alert.contains(#/glot [a-z]|--[a-z]/#), "\(alert)")
      }
      #expect(replies[3].text.contains("href=\"/words\">") && replies[5].text.contains("href=\"/keyboard/source\">"))
    }
  }

  @Test func `that a board is the user's own from now on is said without a command`() async throws {
    try await Browser.run { browser in
      for source in ["starter", "starter"] {
        #expect(try await browser.post("/keyboard/source", [("source", source)]).status == 303)
        #expect(try await browser.post("/keyboard/new", [("caption", "mails"), ("piece.1", "Hello")]).status == 303)
      }
      let page = try await browser.get("/keyboard").text
      #expect(page.contains("is yours now and is no longer fetched.") && !page.contains("glot undo"))
    }
  }

  @Test func `what only a command can do is said as it is`() {
    let moved = Problem(.noInput, "moved_text", en: ("It is gone.", "Open it: glot read FILE"), ru: ("Его нет.", "Открыть: glot read ФАЙЛ"))
    #expect(PageHint(moved)?.text == nil)
    #expect(Page.alert(moved, .english).text.contains("Open it: glot read FILE"))
  }
}
