import Hummingbird
import Testing

@testable import WebHost

/// Texts that want to be more than texts, in every form of the features; forms that no page has made.
struct FeatureTextTests {
  private static let texts = [
    #"<script>alert('1')</script>"#, #""><img src=x onerror=alert(1)>"#, "</textarea><script>alert(1)</script>", "a\u{0}b\u{1B}[31m",
    "\u{202E}evil\u{2066}", "🙂👨‍👩‍👧 שלום", String(repeating: "я", count: 20_000),
  ]

  @Test(arguments: texts)
  func `a text is shown as a text on every page, or refused in a sentence`(text: String) async throws {
    try await Browser.run { browser in
      let forms: [(String, [(String, String)])] = [
        ("/tasks", [("line", text), ("literal", "yes")]), ("/tasks", [("line", text)]), ("/tasks", [("line", "x"), ("parent", text)]),
        ("/tasks/1/edit", [("text", text), ("due", text), ("priority", text), ("recurrence", text), ("tags", text), ("note", text)]),
        ("/tasks/1/snooze", [("until", text)]), ("/practice/type", [("card", text), ("text", text)]),
        ("/practice/grade", [("grade", text), ("card", text)]), ("/keyboard/press", [("button", text), ("value." + text, text)]),
        ("/keyboard/source", [("source", text), ("address", text)]), ("/ubco", [("text", text), ("do", "keep"), ("side", text)]),
        ("/ubco/preview", [("ubco", text), ("typed", "ubco")]), ("/stems", [("text", text), ("grammar", text), ("do", text)]),
        ("/stems", [("text", text), ("do", "keep")]), ("/stems/preview", [("text", text)]), ("/game/start", [("round", text)]),
        ("/game/answer", [("said", text), ("index", text)]),
      ]
      for (path, fields) in forms {
        let reply = try await browser.post(path, fields)
        #expect(reply.status < 500, "\(path)")
        #expect(reply.text.isHarmless, "\(path)")
      }
      let sought = String(text.prefix(2000)).escaped
      let pages = [
        "/tasks?q=\(sought)", "/tasks?limit=\(sought)", "/tasks/new?line=\(sought)", "/tasks", "/tasks?done=\(sought)",
        "/keyboard?q=\(sought)",
        "/keyboard/pieces?button=\(sought)", "/ubco?entry=\(sought)", "/ubco/history?q=\(sought)", "/ubco", "/stems?order=\(sought)",
        "/stems/root?root=\(sought)", "/game/scores?list=\(sought)", "/history", "/practice", "/practice/statistics", "/texts",
      ]
      for path in pages {
        let reply = try await browser.get(path)
        #expect(reply.status < 500 && reply.text.isHarmless, "\(path)")
      }
    }
  }

  @Test(arguments: [
    "/tasks/1/edit", "/tasks/1/snooze", "/game/start", "/game/answer", "/game/pause", "/keyboard/press", "/keyboard/back",
    "/keyboard/reset",
    "/keyboard/source", "/keyboard/refresh", "/ubco", "/ubco/preview", "/ubco/history/clear", "/stems", "/stems/preview", "/stems/clear",
    "/practice/begin", "/practice/undo",
  ])
  func `a form without the session's token changes nothing`(path: String) async throws {
    try await Browser.run { browser in
      let reply = try await browser.send(.post, path, [("form", "0123456789abcdef"), ("text", "casa"), ("do", "keep")])
      #expect(reply.status == 403 && reply.text.contains("Nothing was changed"))
      #expect(try await browser.get("/history").text.contains("There are no changes yet."))
    }
  }
}

extension String {
  /// Whether nothing in it can be run or turn the text around.
  fileprivate var isHarmless: Bool {
    !contains("<script>") && !contains("<img") && !unicodeScalars.contains { $0 == "\u{0}" || $0 == "\u{1B}" || $0 == "\u{202E}" }
  }
}
