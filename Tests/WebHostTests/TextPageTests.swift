import Hummingbird
import Testing

@testable import WebHost

/// UBCO and stems.
struct TextPageTests {
  @Test func `a text is translated both ways as it is typed, kept, found and forgotten`() async throws {
    try await Browser.run { browser in
      let typed = try await browser.post("/ubco/preview", [("typed", "text"), ("text", "Hello World"), ("ubco", "")]).text
      let ubco = try #require(typed.firstMatch(of: #/<textarea id="ubco"[^>]*>\n([^<]*)</#).map { String($0.1) })
      #expect(ubco.contains("Jeemmoo") && typed.contains("2 words"))
      let back = try await browser.post("/ubco/preview", [("typed", "ubco"), ("text", "something else"), ("ubco", ubco)]).text
      #expect(back.contains(">\nHello World</textarea>") && back.contains("id=\"side\" name=\"side\" value=\"ubco\""))
      let keeping = [("do", "keep"), ("side", "text"), ("text", "Hello World"), ("ubco", "")]
      #expect(try await browser.post("/ubco", keeping).headers[.location] == "/ubco")
      #expect(try await browser.get("/ubco").text.contains("Saved in the history."))
      #expect(try await browser.get("/ubco/history?q=hello").text.contains("href=\"/ubco?entry=1\""))
      #expect(try await browser.get("/ubco/history?q=zebra").text.contains("No translation in the history contains “zebra”."))
      #expect(try await browser.get("/ubco?entry=1").text.contains(">\nHello World</textarea>"))
      _ = try await browser.post("/ubco/history/clear")
      #expect(try await browser.get("/ubco/history").text.contains("Removed: 1 translation."))
      #expect(try await browser.get("/ubco?entry=1").status == 404)
      #expect(try await browser.get("/ubco?entry=x").status == 400)
    }
  }

  @Test func `a text that is too long for the history is translated, and said not to be kept`() async throws {
    try await Browser.run { browser in
      let long = String(repeating: "a ", count: 40_000)
      let reply = try await browser.post("/ubco", [("do", "keep"), ("side", "text"), ("text", long)])
      #expect(reply.status == 422 && reply.text.contains("Not saved: the history accepts texts of at most 64 KiB."))
    }
  }

  @Test func `roots are counted and explained as one types, kept, explained and forgotten`() async throws {
    try await Browser.run { browser in
      let typed = try await browser.post("/stems/preview", [("text", "casas corriendo"), ("grammar", "es")]).text
      #expect(typed.contains("<td class=\"strong\">cas</td>") && typed.contains("<td class=\"strong\">corr</td>"))
      #expect(try await browser.get("/stems").text.contains("There are none yet."))
      let unknown = try await browser.post("/stems/preview", [("text", "casas"), ("grammar", "xx")])
      #expect(unknown.text.contains("role=\"alert\""))
      #expect(try await browser.post("/stems", [("text", "casas casa"), ("grammar", "es"), ("do", "keep")]).headers[.location] == "/stems")
      let kept = try await browser.get("/stems").text
      #expect(kept.contains("The roots were saved.") && kept.contains("1 root in 2 words"))
      #expect(try await browser.get("/stems/root?root=cas").text.contains("casas"))
      #expect(try await browser.get("/stems/root?root=zzz").status == 404)
      _ = try await browser.post("/stems", [("text", "1 2 3"), ("do", "keep")])
      #expect(try await browser.get("/stems").text.contains("There are no words in this text."))
      _ = try await browser.post("/stems/clear")
      #expect(try await browser.get("/stems").text.contains("Removed: 1 root."))
    }
  }

  @Test func `both are Russian for a Russian browser`() async throws {
    try await Browser.run(language: "ru") { browser in
      let (ubco, stems) = (try await browser.get("/ubco").text, try await browser.get("/stems").text)
      #expect(ubco.contains("Сохранить в истории") && stems.contains("Сохранённые корни"))
    }
  }
}
