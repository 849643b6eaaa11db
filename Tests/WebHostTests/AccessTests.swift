import AppServices
import CoreModule
import Hummingbird
import Testing

@testable import WebHost

/// How browsers are let in, and how long they stay.
struct AccessTests {
  @Test func `a browser without an address asks for a code, which the terminal shows, and is in`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      #expect(try await browser.get("/words").text.contains("action=\"/pair\""))
      let form = try await browser.send(.post, "/pair", [])
      #expect(form.status == 200 && form.text.contains("name=\"code\""))
      let code = try #require(await browser.shownCode)
      #expect(code.count == 6 && code.allSatisfy(\.isNumber))
      #expect(try await browser.pair(code.map { $0 == "9" ? "8" : "9" }.joined().prefix(6).description).status == 401)
      let reply = try await browser.pair("\(code.prefix(3)) \(code.suffix(3))")
      #expect(reply.status == 200)
      #expect(try await browser.get("/words").status == 200)
      // It is good once.
      #expect(try await browser.pair(code).status == 401)
    }
  }

  @Test func `a code is good for three tries, and the next one is not given at once`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      _ = try await browser.send(.post, "/pair", [])
      let code = try #require(await browser.shownCode)
      let wrong = code == "000000" ? "000001" : "000000"
      #expect(try await browser.pair(wrong).status == 401)
      #expect(try await browser.pair(wrong).status == 401)
      #expect(try await browser.pair(wrong).status == 429)
      #expect(try await browser.pair(code).status == 401)
      #expect(try await browser.send(.post, "/pair", []).status == 429)
      #expect(await browser.shownCode == code)
    }
  }

  @Test func `a device that is revoked elsewhere is out at once, and one that is not outlasts the server`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.get("/words").status == 200)
      let form = try await browser.formToken
      await browser.restart()
      #expect(try await browser.get("/words").status == 200)
      #expect(try await browser.formToken == form)
      let revoked = try await browser.changeGrants { $0.devices.revoke(1)?.name }
      #expect(revoked == "Firefox, Linux")
      #expect(try await browser.get("/words").status == 401)
    }
  }

  @Test func `a token of a program outlasts the server, until it is revoked`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let token = "0123456789abcdef0123456789abcdef"
      let digest = browser.digest(token)
      try await browser.changeGrants { $0.tokens.add("backup", digest: digest, at: .init(milliseconds: 0)) }
      #expect(try await browser.get("/api/words", bearer: token).status == 200)
      await browser.restart()
      #expect(try await browser.get("/api/words", bearer: token).status == 200)
      try await browser.changeGrants { _ = $0.tokens.revoke(1) }
      #expect(try await browser.get("/api/words", bearer: token).status == 401)
    }
  }

  @Test func `an address from another process opens one browser, and none when its time is over`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let digest = browser.digest("abc")
      try await browser.changeGrants { $0.invitations = [.init(digest: digest, end: .init(milliseconds: 1))] }
      #expect(try await browser.get("/?token=abc").status == 401)
      try await browser.changeGrants { $0.invitations = [.init(digest: digest, end: .init(milliseconds: 1 << 50))] }
      #expect(try await browser.get("/?token=abc").status == 200)
      #expect(try await browser.get("/?token=abc").status == 401)
    }
  }

  @Test(arguments: [
    ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
    (
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      "Chrome, Android"
    ),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari, iPhone"
    ),
    (
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge, Windows"
    ),
    ("\u{1B}[31m", "?"), ("", "?"),
  ])
  func `a device is called by its browser and system`(userAgent: String, name: String) {
    #expect(DeviceName.of(userAgent) == name)
  }
}
