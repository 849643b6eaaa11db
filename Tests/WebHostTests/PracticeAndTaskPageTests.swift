import CoreModule
import Hummingbird
import Testing

@testable import WebHost

/// The pages of the practice and of the tasks.
struct PracticeAndTaskPageTests {
  @Test func `a card is shown, turned and graded, and the answer is taken back`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.get("/practice").text.contains("There are no words with a translation to practise."))
      _ = try await browser.post("/words/new", [("text", "casa"), ("from", "es"), ("to", "en")])
      #expect(try await browser.post("/practice/begin").headers[.location] == "/practice")
      let asked = try await browser.get("/practice").text
      #expect(asked.contains(">casa</h1>") && asked.contains("Show the answer") && !asked.contains("house"))
      let card = [("card", asked.card)]
      _ = try await browser.post("/practice/show", card)
      let turned = try await browser.get("/practice").text
      #expect(turned.contains("house") && turned.contains("value=\"3\"") && turned.contains("minute"))
      _ = try await browser.post("/practice/grade", card + [("grade", "3")])
      #expect(try await browser.get("/practice").text.contains("✓ 1"))
      // Another page still shows the card.
      _ = try await browser.post("/practice/grade", card + [("grade", "1")])
      let late = try await browser.get("/practice").text
      #expect(late.contains("That card was answered already") && late.contains("✓ 1") && late.contains("✗ 0"))
      _ = try await browser.post("/practice/undo")
      #expect(try await browser.get("/practice").text.contains("✓ 0"))
    }
  }

  @Test func `what cannot be done with a card is refused`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.post("/practice/eat").status == 404)
      _ = try await browser.post("/words/new", [("text", "casa"), ("from", "es"), ("to", "en")])
      _ = try await browser.post("/practice/begin")
      let card = try await browser.get("/practice").text.card
      #expect(try await browser.post("/practice/grade", [("card", card), ("grade", "good")]).status == 400)
    }
  }

  @Test func `a task is read as it is typed, added, done and undone`() async throws {
    try await Browser.run { browser in
      let reading = try await browser.get("/tasks/new?line=Call+Ann+tomorrow+9am+%21high+%23home").text
      #expect(reading.contains("Call Ann</span>") && reading.contains("high priority") && reading.contains("#home"))
      #expect(try await browser.post("/tasks", [("line", "Call Ann tomorrow 9am !high #home")]).headers[.location] == "/tasks")
      let list = try await browser.get("/tasks").text
      #expect(list.contains("<h2>Tomorrow</h2>") && list.contains("Call Ann"))
      _ = try await browser.post("/tasks/1/done")
      #expect(try await !browser.get("/tasks").text.contains("Done: “Call Ann”"))
      #expect(try await browser.get("/tasks?done=yes").text.contains("Reopen “Call Ann”"))
      _ = try await browser.post("/undo")
      #expect(try await browser.get("/tasks").text.contains("Done: “Call Ann”"))
      #expect(try await browser.post("/tasks/9/done").status == 404)
    }
  }

  @Test func `programs get the records of the commands with their token, and a sentence without it`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let refused = try await browser.get("/api/words")
      #expect(refused.status == 401 && refused.text.contains("\"code\":\"not_admitted\""))
      let token = await browser.programToken
      for (path, beginning) in [
        ("/api/words", "["), ("/api/words?query=casa&limit=2", "["), ("/api/tasks", "["), ("/api/practice/due", "{"),
      ] {
        let reply = try await browser.get(path, bearer: token)
        #expect(reply.status == 200 && reply.text.hasPrefix(beginning) && JSON(document: Array(reply.text.utf8)) != nil, "\(path)")
      }
      #expect(try await browser.get("/api/words/7", bearer: token).status == 404)
      #expect(try await browser.get("/api/words?limit=x", bearer: token).status == 400)
      #expect(try await browser.get("/words", bearer: token).status == 401)
    }
  }
}

extension String {
  /// The mark of the card that a page shows.
  fileprivate var card: String { firstMatch(of: #/name="card" value="([^"]+)"/#).map { String($0.1) } ?? "" }
}
