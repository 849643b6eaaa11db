import CoreModule
import CoreModuleTesting
import Hummingbird
import PersonalDictionary
import Testing

@testable import WebHost

/// The list of words is sent again as it is while nothing has changed.
struct PageCacheTests {
  @Test func `a page that was asked for before has what another process added since`() async throws {
    try await Browser.run { browser in
      browser.stopClock()
      #expect(try await browser.get("/words").text.contains("perro") == false)
      await browser.addElsewhere("perro")
      #expect(try await browser.get("/words").text.contains("perro"))
      await browser.addElsewhere("gato")
      let page = try await browser.get("/words").text
      #expect(page.contains("perro") && page.contains("gato"))
    }
  }

  @Test func `what was just done is said once`() async throws {
    try await Browser.run { browser in
      browser.stopClock()
      _ = try await browser.get("/words")
      _ = try await browser.send(.post, "/words/new", [("form", browser.formToken), ("text", "perro")])
      #expect(try await browser.get("/words").text.contains("role=\"status\"><span>Added"))
      #expect(try await browser.get("/words").text.contains("role=\"status\"><span>Added") == false)
    }
  }

  @Test func `what was just done waits for a whole page`() async throws {
    try await Browser.run { browser in
      browser.stopClock()
      _ = try await browser.send(.post, "/words/new", [("form", browser.formToken), ("text", "perro")])
      let parts = try await browser.getParts("/words").text
      #expect(parts.contains("perro") && !parts.contains("role=\"status\"><span>Added"))
      #expect(try await browser.get("/words").text.contains("role=\"status\"><span>Added"))
    }
  }

  @Test func `a page has the version of the data that it shows`() async throws {
    try await Browser.run { browser in
      func version() async throws -> Substring? {
        try await browser.get("/history").text.split(separator: "data-version=\"").dropFirst().first?.prefix { $0 != "\"" }
      }
      await browser.addElsewhere("gato")
      let first = try await version()
      let same = try await version()
      #expect(first?.isEmpty == false && same == first)
      await browser.addElsewhere("perro")
      let next = try await version()
      #expect(next != first)
    }
  }

  @Test func `a page that failed is not sent again when it succeeds`() async throws {
    let words = InMemoryWordStore(clock: .fixed(Timestamp(milliseconds: 1000)), random: .counting())
    try await Browser.run(words: words) { browser in
      browser.stopClock()
      await browser.addElsewhere("perro")
      #expect(try await browser.get("/words").status == 200)
      browser.wait(1)
      words.storage.fail()
      let failed = try await browser.get("/words")
      #expect(failed.status == 500 && failed.text.contains("role=\"alert\""))
      words.storage.fail(nil)
      #expect(try await browser.get("/words").status == 200)
    }
  }

  @Test func `many requests at once get the same page, each browser its own`() async throws {
    try await Browser.run { browser in
      await browser.addElsewhere("perro")
      let other = try await browser.another()
      let pages = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<16 { group.addTask { try await browser.get("/words").text } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(pages.count == 1 && pages.first?.contains("perro") == true)
      #expect(try await other.get("/words").text.contains("name=\"form\" value=\"\(other.formToken)\""))
    }
  }
}
