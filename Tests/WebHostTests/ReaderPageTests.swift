import Foundation
import Hummingbird
import Testing

@testable import WebHost

/// Reading a text in a browser.
struct ReaderPageTests {
  private static let text = "La casa es grande.\n\nEl perro <b>come</b> en la casa."

  @Test func `a text that was opened on this machine is read, and its words are kept, known, ignored and taken back`() async throws {
    try await Browser.run { browser in
      _ = try await browser.readElsewhere(Self.text)
      let text = try #require(try await browser.get("/texts").text.readText)
      let begin = try #require(try await browser.get(text).headers[.location])
      #expect(begin == text + "/0")
      let page = try await browser.get(begin).text
      #expect(
        page.contains("<a href=\"?w=0.1#w\" class=\"n\">casa</a>") && page.contains("&lt;<a ") && !page.contains("<b>")
          && !page.contains("id=\"entry\""))
      let chosen = try await browser.get(begin + "?w=0.1").text
      #expect(chosen.contains("class=\"n\" id=\"w\" aria-current=\"true\">casa</a>") && chosen.contains("house"))
      let fields = [("w", "0.1"), ("headword", "casa"), ("phrase", "no")]
      #expect(try await browser.post(begin, fields + [("do", "keep")]).headers[.location] == begin + "?w=0.1#w")
      let kept = try await browser.get(begin + "?w=0.1").text
      #expect(kept.contains("Kept with its sentence: casa") && kept.contains("class=\"s\" id=\"w\""))
      #expect(kept.matches(of: #/class="s"[^>]*>casa</#).count == 2)
      #expect(try await browser.get("/words/1").text.contains("La <span class=\"strong\">casa</span> es grande."))
      for (intent, mark, sentence) in [("known", "k", "Marked as known: casa"), ("ignore", "i", "Ignored from now on: casa")] {
        _ = try await browser.post(begin, fields + [("do", intent)])
        let marked = try await browser.get(begin + "?w=0.1").text
        #expect(marked.contains(sentence) && marked.contains("class=\"\(mark)\" id=\"w\""), "\(intent)")
      }
      for mark in ["k", "s", "n"] {
        _ = try await browser.post("/undo")
        #expect(try await browser.get(begin + "?w=0.1").text.contains("class=\"\(mark)\" id=\"w\""), "\(mark)")
      }
    }
  }

  @Test func `pages lead on and back, the next unknown word is found, and the place is kept`() async throws {
    try await Browser.run { browser in
      let blocks = (1...60).map { "Párrafo \($0): " + String(repeating: "la casa es grande y el perro come. ", count: 6) }
      _ = try await browser.readElsewhere(blocks.joined(separator: "\n\n"))
      let text = try #require(try await browser.get("/texts").text.readText)
      var starts = [0]
      var page = try await browser.get(text + "/0").text
      while let next = page.page("next") {
        starts.append(next)
        page = try await browser.get("\(text)/\(next)").text
      }
      #expect(starts.count > 3 && page.contains("Párrafo</a> 60") && page.contains("read: "))
      for start in starts.dropLast().reversed() {
        let before = try #require(page.page("prev"))
        #expect(before == start)
        page = try await browser.get("\(text)/\(before)").text
      }
      #expect(page.page("prev") == nil)
      _ = try await browser.get("\(text)/\(starts[2])")
      #expect(try await browser.another().get(text).headers[.location] == "\(text)/\(starts[2])")
      let found = try #require(try await browser.get("\(text)/0?find=next&w=0.0").headers[.location])
      #expect(found.hasPrefix(text + "/0?w=0."))
    }
  }

  @Test func `a phrase of several words stands below its words and is kept as one`() async throws {
    try await Browser.run { browser in
      _ = try await browser.readElsewhere("Hay que tener en cuenta todo.")
      let page = try #require(try await browser.get("/texts").text.readText) + "/0"
      #expect(try await browser.get(page + "?w=0.2").text.contains("name=\"headword\" value=\"tener en cuenta\""))
      let fields = [("w", "0.2"), ("headword", "tener en cuenta"), ("phrase", "yes"), ("do", "keep")]
      #expect(try await browser.post(page, fields).status == 303)
      #expect(try await browser.get(page + "?w=0.2").text.contains("Kept with its sentence: tener en cuenta"))
      #expect(try await browser.get("/words").text.contains(">tener en cuenta</a>"))
    }
  }

  @Test func `no path is taken from a browser, and what is gone is told`() async throws {
    try await Browser.run { browser in
      let path = try await browser.readElsewhere(Self.text)
      let text = try #require(try await browser.get("/texts").text.readText)
      for named in ["/texts/" + path.escaped, "/texts/..%2F..%2Fetc%2Fpasswd/0", "/texts/00000000-0000-0000-0000-000000000000/0"] {
        let reply = try await browser.get(named)
        #expect(reply.status == 404 && !reply.text.contains("glot read"), "\(named)")
      }
      for wrong in ["/x", "/-1", "/0?w=x", "/0?w=1", "/0?w=-1.2"] { #expect(try await browser.get(text + wrong).status == 404, "\(wrong)") }
      #expect(try await browser.get(text + "/99?w=88.7").status == 200)
      _ = try await browser.get(text + "/0")
      let other = try await browser.post(text + "/0", [("w", "0.1"), ("headword", "perro"), ("do", "keep")])
      #expect(other.status == 303)
      #expect(try await browser.get(text + "/0?w=0.1").text.contains("nothing was changed"))
      #expect(try await browser.get("/words").text.contains("There are no words yet."))
      try FileManager.default.removeItem(atPath: path)
      #expect(try await browser.another().get(text + "/0").text.contains("is no longer at"))
      _ = try await browser.post("/texts/forget", [("text", String(text.dropFirst("/texts/".count)))])
      #expect(try await browser.get(text + "/0").status == 404)
    }
  }

  @Test func `reading is Russian for a Russian browser`() async throws {
    try await Browser.run(language: "ru") { browser in
      _ = try await browser.readElsewhere(Self.text)
      let text = try #require(try await browser.get("/texts").text.readText)
      let page = try await browser.get(text + "/0?w=0.1").text
      #expect(page.contains("Следующее незнакомое слово") && page.contains("Не учить") && page.contains("новое"))
    }
  }
}

extension String {
  /// Where the first text of the list is read.
  fileprivate var readText: String? { firstMatch(of: #/href="(\/texts\/[0-9A-Fa-f-]+)"/#).map { String($0.1) } }

  /// The block with which the next page, or the one before, begins.
  fileprivate func page(_ relation: String) -> Int? {
    matches(of: #/<a rel="([a-z]+)" class="button" href="(\d+)"/#).first { $0.1 == relation }.flatMap { Int($0.2) }
  }
}
