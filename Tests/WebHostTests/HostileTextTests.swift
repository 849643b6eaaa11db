import Hummingbird
import Testing

@testable import WebHost

/// Texts that would do harm if they were markup, or would disguise other texts.
struct HostileTextTests {
  private static let markup = #"<script>alert('1')</script><img src=x onerror="alert(2)">&lt;"#
  private static let paths = [
    "/words", "/words/1", "/words/1/edit", "/words/new?text=", "/words?q=", "/words?tag=", "/words/pending", "/words/export",
    "/words/import",
    "/history", "/settings", "/backups",
  ]

  @Test(arguments: ["en", "ru"])
  func `markup in every field of a word is text on every page`(language: String) async throws {
    try await Browser.run(language: language) { browser in
      let fields = ["text", "translations", "note", "tags", "example"].map { ($0, Self.markup) } + [("from", "es"), ("to", "en")]
      _ = try await browser.post("/words/new", fields)
      _ = try await browser.upload("/words/import", file: Self.markup, Array("\(Self.markup)\t\(Self.markup)\n".utf8))
      for path in Self.paths {
        let page = try await browser.get(path.hasSuffix("=") ? path + Self.markup.escaped : path).text
        #expect(page.contains("<html lang=\"\(language)\">"), "\(path)")
        #expect(!page.contains("<script>") && !page.contains("<img"), "\(path)")
      }
      for path in ["/words", "/words/1", "/words/1/edit", "/words/import", "/history"] {
        #expect(try await browser.get(path).text.contains("&lt;script&gt;"), "\(path)")
      }
    }
  }

  @Test func `bad values of fields are told as text`() async throws {
    try await Browser.run { browser in
      for path in ["/words?sort=", "/words?status=", "/words?in=", "/words?from=", "/words?after=", "/words/export/file?format="] {
        let reply = try await browser.get(path + Self.markup.escaped)
        #expect(reply.status == 400 && reply.text.contains("role=\"alert\"") && !reply.text.contains("<script>"), "\(path)")
      }
    }
  }

  @Test func `characters that control or reverse a text are not sent on`() async throws {
    try await Browser.run { browser in
      let reversed = "casa\u{202E}dog"
      let refused = try await browser.post("/words/new", [("text", "ca\u{1}sa"), ("from", "es"), ("to", "en")])
      #expect(refused.text.contains("role=\"alert\"") && !refused.text.unicodeScalars.contains("\u{1}"))
      _ = try await browser.post("/words/new", [("text", reversed), ("translations", reversed), ("from", "es"), ("to", "en")])
      for path in [
        "/words", "/words/1", "/words/1/edit", "/history", "/words?q=\(reversed.escaped)", "/words/new?text=\(reversed.escaped)",
      ] {
        #expect(try await !browser.get(path).text.unicodeScalars.contains("\u{202E}"), "\(path)")
      }
    }
  }

  @Test func `the longest texts and emoji are kept whole`() async throws {
    try await Browser.run { browser in
      let note = String(repeating: "ñ", count: 32_768)
      _ = try await browser.post(
        "/words/new", [("text", "👩‍👩‍👧 familia"), ("note", note), ("translations", "👪"), ("from", "es"), ("to", "en")])
      let list = try await browser.get("/words").text
      #expect(list.contains("👩‍👩‍👧 familia") && list.contains("👪") && list.utf8.count < 60_000)
      #expect(try await browser.get("/words/1/edit").text.contains(note))
      let longer = try await browser.post("/words/new", [("text", "x"), ("note", note + "ñ"), ("from", "es"), ("to", "en")])
      #expect(longer.text.contains("role=\"alert\""))
    }
  }

  @Test(arguments: ["en", "ru"])
  func `a page of fifty words is small`(language: String) async throws {
    try await Browser.run(language: language) { browser in
      let rows = (1...60).map { "palabra \($0),translation of it; another one; a third one,es,en\n" }
      _ = try await browser.upload("/words/import", file: "words.csv", Array(("text,translations,from,to\n" + rows.joined()).utf8))
      _ = try await browser.post("/words/import/take")
      let page = try await browser.get("/words").text
      #expect(page.utf8.count < 60_000, "\(page.utf8.count)")
      let more = page.firstMatch(of: #/rel="next" class="button" href="([^"]+)"/#).map { String($0.1) } ?? ""
      let next = try await browser.get(more).text
      #expect(page.contains(">palabra 60</a>") && next.contains(">palabra 1</a>") && !next.contains(">palabra 60</a>"))
    }
  }
}
