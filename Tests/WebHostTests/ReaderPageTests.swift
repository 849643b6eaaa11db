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

  @Test func `what the text lacks is said once`() async throws {
    try await Browser.run { browser in
      let broken = Array("1\n00:00:xx --> 00:00:05,000\nLa casa es grande.\n\n2\n00:00:06,000 --> 00:00:07,000\nEl perro come.\n".utf8)
      let text = try #require(try await browser.upload("/texts/new", [("from", "es")], file: "film.srt", broken).headers[.location])
      var shown = 0
      // The subtitles are read to the end in the background.
      for _ in 0..<200 where shown == 0 {
        shown += try await browser.get(text + "/0").text.contains("The time of 1 subtitle cannot be read") ? 1 : 0
        await Task.yield()
      }
      #expect(shown == 1)
      #expect(try await !browser.get(text + "/0").text.contains("The time of 1 subtitle"))
    }
  }

  @Test func `a text is pasted or sent as a file, read at once, kept as a file of the user, and forgotten`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.get("/texts").text.contains("href=\"/texts/new\""))
      let form = try await browser.get("/texts/new").text
      #expect(form.contains("type=\"file\"") && form.contains("<textarea id=\"text\"") && form.contains("kept as a file of yours"))
      let pasted = [("text", "La casa es grande y el perro come en la casa de mi abuela.\nOtra frase más."), ("title", "../Mi casa")]
      let opened = try #require(try await browser.upload("/texts/new", pasted, file: "", []).headers[.location])
      #expect(opened.hasPrefix("/texts/"))
      let page = try await browser.get(try #require(try await browser.get(opened).headers[.location])).text
      #expect(page.contains("Opened.") && page.contains(">casa</a>"))
      #expect(page.contains("<h1 lang=\"es\">Mi casa</h1>") && !page.contains(".txt"))
      #expect(browser.keptTexts == ["Mi casa.txt"])
      #expect(try await browser.upload("/texts/new", pasted, file: "", []).headers[.location] == opened)
      let file = Array("# Un libro\n\nEl perro come y la niña bebe agua en la cocina.".utf8)
      let second = try #require(try await browser.upload("/texts/new", [("from", "es")], file: "Libro.md", file).headers[.location])
      #expect(try await browser.get("/texts").text.contains(">Libro</a>") && second != opened)
      #expect(browser.keptTexts == ["Libro.md", "Mi casa.txt"])
      _ = try await browser.post("/texts/forget", [("text", String(second.dropFirst("/texts/".count)))])
      #expect(browser.keptTexts == ["Libro.md", "Mi casa.txt"])
      _ = try await browser.post("/undo")
      #expect(try await browser.get(second + "/0").text.contains(">perro</a>"))
    }
  }

  @Test func `nothing stays of what cannot be read, and what was typed is shown again`() async throws {
    try await Browser.run { browser in
      let empty = try await browser.upload("/texts/new", [("text", "  ")], file: "", [])
      #expect(empty.status == 400 && empty.text.contains("There is no text yet."))
      let unknown = try await browser.upload("/texts/new", [("text", "zzz qqq <b>"), ("title", "T")], file: "", [])
      #expect(unknown.status == 422 && unknown.text.contains("was not recognised") && unknown.text.contains("Choose it below."))
      #expect(unknown.text.contains("zzz qqq &lt;b&gt;</textarea>") && unknown.text.contains("value=\"T\""))
      let binary = try await browser.upload("/texts/new", [("from", "es")], file: "a.txt", [0, 1, 0])
      #expect(binary.status == 422)
      let same = try await browser.upload("/texts/new", [("text", "La casa es grande."), ("from", "es"), ("to", "es")], file: "", [])
      #expect(same.status == 400 && same.text.contains("Choose another language."))
      let signs = try await browser.upload("/texts/new", [("text", "1 2 3"), ("from", "es"), ("to", "en")], file: "", [])
      #expect(signs.status == 422 && signs.text.contains("There are no words in it."))
      for text in ["1 2 3", "…"] {
        let none = try await browser.upload("/texts/new", [("text", text)], file: "", [])
        #expect(none.status == 422 && none.text.contains("There are no words in it."), "\(text)")
      }
      let blank = try await browser.upload("/texts/new", file: "a.txt", [])
      #expect(blank.status == 422 && blank.text.contains("There are no words in it."))
      #expect(browser.keptTexts.isEmpty)
      #expect(try await browser.get("/texts").text.contains("Here are the texts you read"))
      #expect(try await browser.upload("/texts/new", [("text", String(repeating: "a ", count: 600_000))], file: "", []).status == 413)
    }
  }

  private static let encoded: [(String, [UInt8], String)] = [
    ("windows-1252", [0x6E, 0x69, 0xF1, 0x6F, 0x20, 0x80], "niño</a> €"),
    ("windows-1251", [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x20, 0xB8, 0xEB, 0xEA, 0xE0], "Привет</a> "),
    ("utf-16le", [0x6E, 0, 0x69, 0, 0xF1, 0, 0x6F, 0], "niño</a>"), ("utf-16be", [0, 0x6E, 0, 0x69, 0, 0xF1, 0, 0x6F], "niño</a>"),
    ("utf-16be", [0xFE, 0xFF, 0, 0x6E, 0, 0x69, 0, 0xF1, 0, 0x6F], "niño</a>"),
  ]

  @Test(arguments: encoded)
  func `a file in another encoding is read when the user names it`(encoding: String, bytes: [UInt8], shown: String) async throws {
    try await Browser.run { browser in
      let fields = [("from", encoding == "windows-1251" ? "ru" : "es"), ("to", "en")]
      if bytes.first != 0xFE {
        let refused = try await browser.upload("/texts/new", fields, file: "a.txt", bytes)
        #expect(refused.status == 422 && refused.text.contains("Choose its encoding below, and send it again."))
        #expect(!refused.text.contains("iconv") && browser.keptTexts.isEmpty)
      }
      let sent = try await browser.upload("/texts/new", fields + [("encoding", encoding)], file: "a.txt", bytes)
      let page = try await browser.get(try #require(sent.headers[.location]) + "/0").text
      #expect(page.contains(shown), "\(page)")
      #expect(try await browser.upload("/texts/new", fields + [("encoding", "ebcdic")], file: "a.txt", bytes).status == 400)
    }
  }

  @Test(arguments: [
    ("libro.epub", "libro.epub"), ("../../.bashrc", "bashrc"), ("", "text"), ("...", "text"), ("a/b.txt", "a b.txt"), (".txt", "txt"),
    ("a\u{1B}[31m.md", "a\u{FFFD}[31m.md"), ("Глава 1", "Глава 1"), ("x.exe", "x.exe"),
  ])
  func `the name of a file is harmless and keeps its ending`(given: String, name: String) {
    #expect(UploadedTexts.fileName(given) == name)
    #expect(UploadedTexts.fileName(String(repeating: "ж", count: 500) + ".epub").utf8.count < 200)
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
      // A number and its sign stay on one line.
      #expect(page.contains("\u{A0}%") && !page.contains(" %"))
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
      // Where there is no word, the nearest one is chosen.
      let nearest = try #require(try await browser.get(text + "/99?w=88.7").headers[.location])
      #expect(try await browser.get(String(nearest.prefix { $0 != "#" })).text.contains("aria-label=\"The chosen word\""))
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
