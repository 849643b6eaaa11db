import Hummingbird
import Testing

@testable import WebHost

/// The content keyboard in a browser.
struct KeyboardPageTests {
  @Test func `a button puts out its texts one after another, is taken back, and any text can be picked`() async throws {
    try await Browser.run { browser in
      let board = try await browser.get("/keyboard").text
      let button = try #require(board.button)
      #expect(board.contains("Each button puts out its texts one after another"))
      #expect(try await browser.post("/keyboard/press", [("button", button)]).headers[.location] == "/keyboard?pressed")
      let first = try #require(try await browser.get("/keyboard").text.piece)
      _ = try await browser.post("/keyboard/press", [("button", button)])
      let second = try #require(try await browser.get("/keyboard").text.piece)
      #expect(first != second)
      _ = try await browser.post("/keyboard/back")
      let taken = try await browser.get("/keyboard").text
      #expect(taken.contains("Undid “") && taken.piece == nil)
      #expect(try await browser.get("/keyboard/pieces?button=\(button.escaped)").text.contains(second))
      _ = try await browser.post("/keyboard/press", [("button", button), ("piece", "1")])
      #expect(try await browser.get("/keyboard").text.piece == first)
      _ = try await browser.post("/keyboard/reset")
      _ = try await browser.post("/keyboard/press", [("button", button)])
      #expect(try await browser.get("/keyboard").text.piece == first)
      #expect(try await browser.get("/keyboard?q=zzzzzz").text.contains("No piece contains “zzzzzz”."))
    }
  }

  @Test func `nothing is said to be copied before the browser says so`() async throws {
    try await Browser.run { browser in
      let button = try #require(try await browser.get("/keyboard").text.button)
      _ = try await browser.post("/keyboard/press", [("button", button)])
      let page = try await browser.get("/keyboard").text
      #expect(
        page.contains("<span class=\"dim\" id=\"copied\"></span>") && page.contains("id=\"copy\" data-key=\"c\" data-scripted hidden"))
    }
  }

  @Test func `buttons that are not there, and addresses that are none, are told`() async throws {
    try await Browser.run { browser in
      let unknown = try await browser.post("/keyboard/press", [("button", "<b>")])
      #expect(unknown.status == 404 && unknown.text.contains("role=\"alert\"") && unknown.text.contains("&lt;b&gt;"))
      let button = try #require(try await browser.get("/keyboard").text.button)
      #expect(try await browser.post("/keyboard/press", [("button", button), ("piece", "9999")]).status == 404)
      #expect(try await browser.post("/keyboard/press", [("button", button), ("piece", "x")]).status == 400)
      #expect(try await browser.post("/keyboard/back").status == 404)
      for (source, address) in [("file", "/etc/passwd"), ("service", "/etc/passwd"), ("service", "javascript:alert(1)"), ("", "")] {
        let reply = try await browser.post("/keyboard/source", [("source", source), ("address", address)])
        #expect(reply.status == 400 && reply.text.contains("That is not an address of a board."), "\(source) \(address)")
      }
      #expect(try await browser.post("/keyboard/source", [("source", "starter")]).headers[.location] == "/keyboard")
    }
  }

  @Test func `the keyboard is Russian for a Russian browser`() async throws {
    try await Browser.run(language: "ru") { browser in
      let (board, source) = (try await browser.get("/keyboard").text, try await browser.get("/keyboard/source").text)
      #expect(board.contains("Отменить вывод") && source.contains("начальная доска"))
    }
  }
}

extension String {
  fileprivate var button: String? { firstMatch(of: #/name="button" value="([^"]+)"/#).map { String($0.1) } }
  /// The text that was put out.
  fileprivate var piece: String? { firstMatch(of: #/id="piece" tabindex="-1">([^<]*)</#).map { String($0.1) } }
}
