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
        try await browser.post("/keyboard/refresh"), try await browser.post("/game/start", [("deck", "personal")]),
        try await browser.upload("/words/import", file: "words.csv", Array("%PDF-1.4 ".utf8)),
      ]
      for reply in replies {
        let alert = try #require(reply.text.firstMatch(of: #/<p class="problem" role="alert">.*?<\/p>/#)).0
        #expect(!alert.contains(#/glot [a-z]|--[a-z]/#), "\(alert)")
      }
      #expect(replies[3].text.contains("href=\"/words\">") && replies[5].text.contains("href=\"/keyboard/source\">"))
    }
  }

  @Test func `what only a command can do is said as it is`() {
    let moved = Problem(.noInput, "moved_text", en: ("It is gone.", "Open it: glot read FILE"), ru: ("Его нет.", "Открыть: glot read ФАЙЛ"))
    #expect(PageHint(moved)?.text == nil)
    #expect(Page.alert(moved, .english).text.contains("Open it: glot read FILE"))
  }
}
