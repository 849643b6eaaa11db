import Hummingbird
import Testing

@testable import WebHost

/// The content keyboard in a browser.
struct KeyboardPageTests {
  @Test func `a button puts out its texts one after another, is taken back, and any text can be picked`() async throws {
    try await Browser.run { browser in
      let board = try await browser.get("/keyboard").text
      let button = try #require(board.button)
      #expect(board.contains("Each press of a button outputs its next piece"))
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

  @Test func `a button is made, renamed, given other texts and deleted, and each is taken back`() async throws {
    try await Browser.run { browser in
      let made = try await browser.post(
        "/keyboard/new",
        [("caption", "mails"), ("piece.2", "Kind regards"), ("piece.10", "Yours"), ("piece.1", "Dear\r\nAnn"), ("piece.3", " ")])
      #expect(made.headers[.location] == "/keyboard")
      let board = try await browser.get("/keyboard").text
      #expect(board.contains("Added “mails”.") && board.contains("mails <small>3</small>"))
      let id = try #require(board.matches(of: #/name="button" value="([^"]+)">mails/#).first.map { String($0.1) })
      let form = try await browser.get("/keyboard/edit?button=\(id)").text
      #expect(form.pieces == ["Dear\nAnn", "Kind regards", "Yours", "", "", ""])
      let fields = [
        ("button", id), ("updated", try #require(form.mark)), ("caption", "letters"), ("piece.1", "Hello"), ("piece.3", "Yours"),
      ]
      #expect(try await browser.post("/keyboard/edit", fields).headers[.location] == "/keyboard")
      #expect(try await browser.get("/keyboard").text.contains("letters <small>2</small>"))
      #expect(try await browser.post("/keyboard/delete", [("button", id)]).headers[.location] == "/keyboard")
      #expect(try await !browser.get("/keyboard").text.contains("letters <small>"))
      for shown in ["letters <small>2</small>", "mails <small>3</small>"] {
        _ = try await browser.post("/undo")
        #expect(try await browser.get("/keyboard").text.contains(shown))
      }
    }
  }

  @Test func `a button that another page changed meanwhile is not overwritten, and what was typed stays`() async throws {
    try await Browser.run { browser in
      let id = try #require(try await browser.get("/keyboard").text.button)
      let mark = try #require(try await browser.get("/keyboard/edit?button=\(id)").text.mark)
      let first = [("button", id), ("updated", mark), ("caption", "mine"), ("piece.1", "first")]
      #expect(try await browser.post("/keyboard/edit", first).status == 303)
      let late = try await browser.post("/keyboard/edit", first.map { $0.0 == "piece.1" ? ("piece.1", "late") : $0 })
      #expect(late.status == 422 && late.text.contains("“mine” was changed elsewhere since this form was opened."))
      #expect(late.text.pieces.first == "late" && late.text.contains("<li class=\"output\">first</li>"))
      #expect(try await browser.get("/keyboard/edit?button=\(id)").text.pieces.first == "first")
      let again = [("button", id), ("updated", try #require(late.text.mark)), ("caption", "mine"), ("piece.1", "late")]
      #expect(try await browser.post("/keyboard/edit", again).status == 303)
    }
  }

  @Test func `a button without texts, and one that is gone, are told`() async throws {
    try await Browser.run { browser in
      let empty = try await browser.post("/keyboard/new", [("caption", "nothing")])
      #expect(empty.status == 422 && empty.text.contains("role=\"alert\"") && empty.text.contains("value=\"nothing\""))
      #expect(try await browser.get("/keyboard/edit?button=none").status == 404)
      #expect(try await browser.post("/keyboard/delete", [("button", "none")]).status == 404)
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
  /// The texts of the fields of a button.
  fileprivate var pieces: [String] { matches(of: #/<textarea id="piece-\d+"[^>]*>\n([^<]*)</#).map { String($0.1) } }
  fileprivate var mark: String? { firstMatch(of: #/name="updated" value="(-?\d+)"/#).map { String($0.1) } }
  fileprivate var button: String? { firstMatch(of: #/name="button" value="([^"]+)"/#).map { String($0.1) } }
  /// The text that was put out.
  fileprivate var piece: String? { firstMatch(of: #/id="piece" tabindex="-1">([^<]*)</#).map { String($0.1) } }
}
