import AppServices
import CoreModule
import Hummingbird
import Testing

@testable import WebHost

/// Who gets in, and what a stranger is told.
struct AuthenticationTests {
  @Test(arguments: ["/words", "/words/1", "/words/new?text=casa", "/practice", "/tasks", "/history", "/events"])
  func `a browser without a session gets nothing but a sentence`(path: String) async throws {
    try await Browser.run(isLetIn: false) { browser in
      let reply = try await browser.get(path)
      #expect(reply.status == 401)
      #expect(reply.text.contains("This browser is not known here. Open the address that “glot serve” printed"))
    }
  }

  @Test func `an address opens one browser, and the next one another`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let token = await browser.entryToken
      let reply = try await browser.enter(token)
      #expect(reply.status == 200)
      let cookie = reply.headers[.setCookie] ?? ""
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
      #expect(try await browser.get("/words").status == 200)
      #expect(try await browser.get("/?token=\(token)").status == 401)
      #expect(await browser.entryToken != token)
      let second = try await browser.enter(browser.entryToken)
      #expect(second.status == 200)
    }
  }

  @Test func `who guesses is shut out, even with the right token, but not who is in`() async throws {
    try await Browser.run { browser in
      for _ in 1...20 {
        let reply = try await browser.get("/?token=0")
        #expect(reply.status == 401)
      }
      let token = await browser.entryToken
      let reply = try await browser.get("/?token=\(token)")
      #expect(reply.status == 429)
      #expect(try await browser.get("/words").status == 200)
    }
  }

  @Test func `who guesses does not lock out who comes from elsewhere`() async throws {
    try await Browser.run { browser in
      try await browser.guess(20, from: "192.168.1.66")
      #expect(await browser.letsIn(from: "192.168.1.66") == false)
      #expect(await browser.letsIn(from: "192.168.1.20"))
    }
  }

  @Test func `a program that guesses tokens is told to wait, and those with the right one are let in`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let digest = browser.digest("0123456789abcdef0123456789abcdef")
      try await browser.changeGrants { $0.tokens.add("backup", digest: digest, at: .init(milliseconds: 0)) }
      for number in 1...20 {
        #expect(try await browser.get("/api/words", bearer: "guess-\(number)").status == 401)
      }
      let refused = try await browser.get("/api/words", bearer: "another-guess")
      #expect(refused.status == 429 && refused.text.contains("too_many_tries"))
      #expect(try await browser.get("/api/words", bearer: "0123456789abcdef0123456789abcdef").status == 200)
      #expect(try await browser.call(.get, "/api/words").status == 200)
      browser.wait(60)
      #expect(try await browser.get("/api/words", bearer: "another-guess").status == 401)
    }
  }

  @Test func `wrong tokens are forgotten after a minute`() async throws {
    try await Browser.run { browser in
      try await browser.guess(20, from: "192.168.1.66")
      browser.wait(60)
      #expect(await browser.letsIn(from: "192.168.1.66"))
    }
  }

  @Test(arguments: [
    "/words/new", "/words/1/star", "/words/1/delete", "/words/1/edit", "/tasks", "/tasks/1/done", "/practice/show", "/undo",
  ])
  func `a form that no page has made changes nothing`(path: String) async throws {
    try await Browser.run { browser in
      for fields in [[], [("form", ""), ("text", "casa")], [("form", "0123456789abcdef0123456789abcdef")]] {
        let reply = try await browser.send(.post, path, fields)
        #expect(reply.status == 403)
        #expect(reply.text.contains("Nothing was changed"))
      }
      #expect(try await browser.get("/history").text.contains("There are no changes yet."))
    }
  }

  @Test func `a form of more than a megabyte is refused`() async throws {
    try await Browser.run { browser in
      let reply = try await browser.post("/words/new", [("text", String(repeating: "a", count: 1 << 20))])
      #expect(reply.status == 413)
    }
  }

  @Test(arguments: [
    ("127.0.0.1:7465", true), ("localhost:7465", true), ("192.168.1.20", true), ("[::1]:7465", true), ("evil.example:7465", false),
    ("127.0.0.1.evil.example", false), ("localhost.evil.example", false), ("1.2.3", false), ("", false),
  ])
  func `the server goes by addresses alone, which no other site can have`(authority: String, isOwn: Bool) {
    #expect(Authentication.isOwnName(authority) == isOwn)
  }

  @Test func `every answer forbids frames, foreign scripts and guesses of its type`() async throws {
    try await Browser.run { browser in
      for path in ["/words", "/nowhere", "/assets/page.js", "/api/words"] {
        let headers = try await browser.get(path).headers
        #expect(headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
        #expect(headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true)
        #expect(headers[.xContentTypeOptions] == "nosniff")
      }
      #expect(try await browser.get("/nowhere").status == 404)
    }
  }
}
