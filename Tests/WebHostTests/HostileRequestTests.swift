import Hummingbird
import Testing

@testable import WebHost

/// What nobody with good intentions sends.
struct HostileRequestTests {
  @Test(arguments: [
    "/../../etc/passwd", "/assets/../../etc/passwd", "/assets/%2e%2e/%2e%2e/etc/passwd", "/words/..%2f..%2fetc%2fpasswd", "/words/%00",
    "/words/1%00.html", "/%1b%5b31m", "//evil.example/words", "/words/%ff", "/words/99999999999999999999", "/words/-1",
  ])
  func `a path that leads nowhere is answered in a sentence`(path: String) async throws {
    try await Browser.run { browser in
      let reply = try await browser.get(path)
      #expect((400..<500).contains(reply.status), "\(reply.status)")
      #expect(reply.text.contains("role=\"alert\"") && !reply.text.contains("\u{1B}") && !reply.text.contains("\0"))
    }
  }

  @Test(arguments: ["\0", "casa\0b", "\u{1B}[31mcasa", "\u{202E}casa", String(repeating: "x", count: 200_000), "\u{FFFF}"])
  func `control characters and long texts in fields break nothing`(text: String) async throws {
    try await Browser.run { browser in
      let reply = try await browser.post("/words/new", [("text", text), ("from", "es"), ("to", "en")])
      #expect([303, 400, 422].contains(reply.status), "\(reply.status)")
      _ = try await browser.post("/tasks", [("line", text)])
      for path in ["/words", "/tasks", "/history"] {
        let page = try await browser.get(path)
        #expect(page.status == 200 && !page.text.contains("\0") && !page.text.contains("\u{1B}") && !page.text.contains("\u{202E}"))
      }
    }
  }

  @Test(arguments: ["%FF", "casa%ED%A0%80", "%C3", "\u{E9}%E9"])
  func `what is not UTF-8 is refused in a sentence and not stored otherwise`(text: String) async throws {
    try await Browser.run { browser in
      let form = try await browser.formToken
      for path in ["/words/new", "/tasks"] {
        let reply = try await browser.sendRaw(path, "form=\(form)&from=es&to=en&text=\(text)&line=\(text)")
        #expect(reply.status == 400 && reply.text.contains("What was sent is not UTF-8."))
      }
      #expect(try await browser.get("/words?q=\(text.utf8.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "" }.joined())").status == 400)
      #expect(try await browser.get("/words").text.contains("There are no words yet."))
      #expect(try await browser.get("/tasks").text.contains("\u{FFFD}") == false)
    }
  }

  @Test func `bytes that are not UTF-8 are refused in forms with a file too`() async throws {
    try await Browser.run { browser in
      let reply = try await browser.upload("/texts/new", rawFields: [("text", Array("La casa ".utf8) + [0xED, 0xA0, 0x80])])
      #expect(reply.status == 400 && reply.text.contains("What was sent is not UTF-8.") && browser.keptTexts.isEmpty)
    }
  }

  @Test(arguments: ["/words/import", "/texts/new"])
  func `ten megabytes in a field beside a file are refused`(path: String) async throws {
    try await Browser.run { browser in
      let reply = try await browser.upload(path, rawFields: [("text", Array(repeating: 0x61, count: 10 << 20))])
      #expect(reply.status == 413 && reply.text.contains("a megabyte is allowed"))
      #expect(try await browser.get("/words").status == 200 && browser.keptTexts.isEmpty)
    }
  }

  @Test(arguments: [UInt8(ascii: "<"), 0, 0xFF])
  func `a file of ten megabytes that is none is told in a sentence`(byte: UInt8) async throws {
    try await Browser.run { browser in
      let reply = try await browser.upload("/words/import", file: "words.csv", Array(repeating: byte, count: 10 << 20))
      #expect([303, 400, 422].contains(reply.status))
      let page = try await browser.get("/words/import")
      #expect(page.status == 200 && page.text.utf8.count < 60_000 && !page.text.contains("\0"))
      #expect(try await browser.get("/words").text.contains("There are no words yet."))
    }
  }

  @Test func `half of a surrogate pair is refused by the API`() async throws {
    try await Browser.run { browser in
      let reply = try await browser.call(.post, "/api/words", #"{"text":"a\ud800b","from":"es","to":"en"}"#)
      #expect(reply.status == 400 && reply.text.contains("surrogate"))
      #expect(try await browser.get("/words").text.contains("There are no words yet."))
    }
  }

  @Test(arguments: [HTTPRequest.Method.put, .patch, .delete, .options, .trace])
  func `other methods are refused, and the right ones named`(method: HTTPRequest.Method) async throws {
    try await Browser.run { browser in
      let reply = try await browser.send(method, "/words", nil)
      #expect(reply.status == 405 && reply.headers[.allow] == "GET, HEAD")
      #expect(try await browser.send(method, "/undo", nil).headers[.allow] == "POST")
      #expect(try await browser.send(method, "/assets/style.css", nil).status == 405)
    }
  }

  @Test func `HEAD is answered as GET without the page`() async throws {
    try await Browser.run { browser in
      let (head, get) = (try await browser.send(.head, "/words", nil), try await browser.get("/words"))
      #expect(head.status == 200 && head.text.isEmpty && head.headers[.contentType] == get.headers[.contentType])
    }
  }

  @Test func `a form that another site sends changes nothing, even with the right token`() async throws {
    try await Browser.run { browser in
      let fields = [("form", try await browser.formToken), ("text", "casa"), ("from", "es"), ("to", "en")]
      for origin in ["http://evil.example", "null", "http://127.0.0.1.evil.example"] {
        #expect(try await browser.send(.post, "/words/new", fields, origin: origin).status == 403)
      }
      #expect(try await browser.get("/words").text.contains("There are no words yet."))
    }
  }
}
