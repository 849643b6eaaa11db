import Foundation
import Hummingbird
import Testing

@testable import WebHost

/// What holds for each row of the tables of routes and operations.
struct EveryRouteTests {
  /// A path with something in place of each parameter.
  private static func path(_ path: String, _ value: String) -> String {
    "/" + path.split(separator: "/").map { $0.hasPrefix(":") || $0.hasPrefix("{") ? value : String($0) }.joined(separator: "/")
  }

  @Test func `a stranger gets nothing`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      for route in Route.all {
        let reply = try await browser.send(route.method, Self.path(route.path, "1"), route.method == .post ? [("text", "casa")] : nil)
        #expect(reply.status == 401, "\(route.method) \(route.path)")
      }
      for operation in APIOperation.all {
        let reply = try await browser.send(operation.method, Self.path(operation.path, "1"), nil)
        #expect(reply.status == 401, "\(operation.method) \(operation.path)")
      }
    }
  }

  @Test func `a form that no page has made changes nothing`() async throws {
    try await Browser.run { browser in
      for route in Route.all where route.method == .post {
        let reply = try await browser.send(.post, Self.path(route.path, "1"), [("form", "0"), ("text", "casa"), ("do", "keep")])
        #expect(reply.status == 403, "\(route.path)")
      }
      #expect(try await browser.get("/history").text.contains("There are no changes yet."))
    }
  }

  @Test(arguments: [
    "", "99999999999999999999", "../a\u{0}b\u{1B}[31m", "<script>alert(1)</script>",
    String(repeating: "x", count: 30_000),
  ])
  func `a value of the wrong type in every field is told and fails nothing`(value: String) async throws {
    try await Browser.run { browser in
      _ = try await browser.post("/words/new", [("text", "casa"), ("from", "es"), ("to", "en")])
      _ = try await browser.post("/tasks", [("line", "Call Ann")])
      var names: Set<String> = ["card", "grade", "index", "said", "step", "name", "value.1"]
      for route in Route.all where route.method == .get {
        let page = try await browser.get(Self.path(route.path, "1")).text
        names.formUnion(page.matches(of: #/ name="([^"]+)"/#).map { String($0.1) })
      }
      names.subtract(["form", "viewport", "color-scheme", "referrer"])
      #expect(names.count > 40)
      let token = try await browser.formToken
      let fields = names.sorted().map { ($0, value) }
      let query = names.sorted().map { "\($0.escaped)=\(value.prefix(100).description.escaped)" }.joined(separator: "&")
      for route in Route.all {
        let (own, other) = (Self.path(route.path, "1"), Self.path(route.path, value.isEmpty ? "x" : String(value.prefix(100)).escaped))
        for path in Set([own, other]) {
          let reply: Browser.Reply
          if route.takesFile {
            reply = try await browser.upload(path, fields, file: value, Array(value.utf8), token: token)
          } else {
            reply =
              route.method == .post
              ? try await browser.send(.post, path, [("form", token)] + fields) : try await browser.get("\(path)?\(query)")
          }
          #expect(reply.status < 500, "\(route.method) \(path) \(reply.status)")
          #expect(!reply.text.contains("<script>") && !reply.text.contains("\u{0}") && !reply.text.contains("\u{1B}"), "\(path)")
        }
      }
    }
  }

  /// Pages that are no pages of their own, with what answers instead.
  private static let withoutRow = [
    "/": "leads to the words", "/game/frame": "is a part of the round, which its script asks for", "/game/:form": "leads to the game",
    "/practice/edit": "leads to the word of the card", "/keyboard/:form": "leads to the board",
    "/texts/:text": "leads to the place in the text", "/tasks/:number/:form": "leads to the task", "/words/export/file": "is a file",
    "/export": "is a file",
  ]

  /// The one table has the pages that are opened in Chromium, the other one those of which there are pictures.
  @Test(arguments: ["Browser/pages.py", "../docs/screens/web.py"])
  func `every page is opened in a browser and has a picture, or is said to be none`(table: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../" + table)
    let rows = try String(contentsOf: file, encoding: .utf8).matches(
      of: #/^    (?:Page\(|\("[a-z-]+", )\s*"([^"?]+)(?!.*sends=)/#.anchorsMatchLineEndings())
    let paths = Route.all.filter { $0.method == .get }.map(\.path)
    let opened = rows.compactMap { row in
      paths.filter { Self.leads(String(row.1), to: $0) }.min { Self.parameters($0) < Self.parameters($1) }
    }
    #expect(rows.count > 30 && paths.count > 30)
    #expect(Set(paths).subtracting(opened) == Set(Self.withoutRow.keys))
  }

  /// Whether an address, in which names in braces stand for values, has the form of a route.
  private static func leads(_ address: String, to route: String) -> Bool {
    let (parts, wanted) = (address.split(separator: "/"), route.split(separator: "/"))
    return parts.count == wanted.count && zip(parts, wanted).allSatisfy { $1.hasPrefix(":") || $0 == $1 }
  }

  private static func parameters(_ route: String) -> Int { route.count { $0 == ":" } }

  @Test(arguments: [
    ("/words", "preview"), ("/words/new?text=casa", "preview"), ("/tasks", "reading"), ("/tasks/new?line=Call+Ann", "reading"),
    ("/stems", "result"), ("/ubco", "facts"), ("/keyboard", "output"), ("/words/pending", "list"),
  ])
  func `a screen reader tells what appears while one types or waits`(path: String, id: String) async throws {
    try await Browser.run { browser in
      let page = try await browser.get(path).text
      let part = try #require(page.matches(of: #/<[a-z]+ [^>]*>/#).first { $0.0.contains("id=\"\(id)\"") }?.0)
      #expect(part.contains("aria-live=\"polite\""), "\(part)")
      #expect(page.matches(of: #/<p id="connection" role="status"/#).count == 1)
    }
  }

  @Test func `a screen reader tells which text a button has put out, and what is wrong`() async throws {
    try await Browser.run { browser in
      let button = try #require(try await browser.get("/keyboard").text.firstMatch(of: #/name="button" value="([^"]+)"/#)?.1)
      _ = try await browser.post("/keyboard/press", [("button", String(button))])
      #expect(try await browser.get("/keyboard").text.contains("<section id=\"output\" aria-live=\"polite\" data-copied"))
      #expect(try await browser.post("/words/new", [("text", " ")]).text.contains("role=\"alert\""))
      _ = try await browser.post("/tasks", [("line", "Call Ann")])
      #expect(try await browser.get("/tasks").text.contains("role=\"status\""))
    }
  }
}
