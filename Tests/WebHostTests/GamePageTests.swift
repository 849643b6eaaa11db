import CoreModule
import Hummingbird
import Testing

@testable import WebHost

/// The word game: the server knows the time and what is right.
struct GamePageTests {
  private func state(_ reply: Browser.Reply) -> JSON? { JSON(document: Array(reply.text.utf8)) }

  @Test func `without the script a round is played by forms, without a time limit, to its end`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.get("/game").text.contains("Play with the most common words"))
      #expect(try await browser.get("/game/round").headers[.location] == "/game")
      #expect(try await browser.post("/game/start", [("round", "starter"), ("timer", "no")]).headers[.location] == "/game/round")
      var page = try await browser.get("/game/round").text
      #expect(page.contains("1/15") && page.contains("♥♥♥") && !page.contains("data-timer"))
      browser.wait(3600)
      for _ in 1...15 {
        guard let index = page.pair else { break }
        _ = try await browser.post("/game/answer", [("index", index), ("said", "no")])
        page = try await browser.get("/game/round").text
      }
      #expect(page.contains("You won!") || page.contains("You lost."))
      #expect(page.contains("To remember:") || page.contains("No mistakes!"))
      let scores = try await browser.get("/game/scores").text
      #expect(scores.contains("1 round") && scores.contains("starter deck"))
      #expect(try await browser.get("/game/scores?list=words").text.contains(" of "))
    }
  }

  @Test func `a paused round and mistakes are offered when there are some`() async throws {
    try await Browser.run { browser in
      func offered() async throws -> [String] {
        try await browser.get("/game").text.matches(of: #/name="round" value="([a-z]+)"/#).map { String($0.1) }
      }
      #expect(try await offered() == ["play", "starter"])
      _ = try await browser.post("/game/start", [("round", "starter"), ("timer", "no")])
      var wrong = false
      for index in 1...15 where !wrong {
        _ = try await browser.post("/game/answer", [("index", "\(index)"), ("said", "no")])
        #expect(try await offered().contains("resume"))
        wrong = try await browser.get("/game/round").text.contains("✗ 1")
      }
      #expect(try await offered() == ["play", "starter", "resume", "mistakes"])
    }
  }

  @Test func `an answer to a pair that is gone does not count for the next one`() async throws {
    try await Browser.run { browser in
      _ = try await browser.post("/game/start", [("round", "starter"), ("timer", "no")])
      _ = try await browser.post("/game/answer", [("index", "1"), ("said", "no")])
      let first = try await browser.get("/game/round").text
      _ = try await browser.post("/game/answer", [("index", "1"), ("said", "yes")])
      let second = try await browser.get("/game/round").text
      #expect(first.pair == "2" && second.pair == "2")
    }
  }

  @Test func `with the script words fall by the clock of the server, and a pair that has fallen is lost`() async throws {
    try await Browser.run { browser in
      browser.stopClock()
      _ = try await browser.post("/game/start", [("round", "starter"), ("timer", "yes")])
      let page = try await browser.get("/game/round").text
      #expect(page.contains("data-timer"))
      var last = state(try await browser.get("/game/frame"))
      #expect(last?["index"]?.int == 1 && last?["over"]?.bool == false)
      for _ in 1...8 {
        browser.waitMilliseconds(700)
        last = state(try await browser.get("/game/frame"))
      }
      #expect(last?["index"]?.int == 2 && last?["right"]?.bool == false)
      #expect(last?["verdict"]?.string?.contains("(too late)") == true)
      // Paused, time stands still; and so it does when no page asks.
      let paused = state(try await browser.post("/game/pause", [("script", "yes")]))
      #expect(paused?["paused"]?.bool == true)
      for _ in 1...8 {
        browser.waitMilliseconds(700)
        last = state(try await browser.get("/game/frame"))
      }
      #expect(last?["index"]?.int == 2)
    }
  }

  @Test func `what cannot be begun or answered is refused in a sentence`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.get("/game/frame").status == 404)
      #expect(try await browser.post("/game/answer", [("said", "yes"), ("index", "1")]).status == 404)
      #expect(try await browser.post("/game/start", [("round", "everything")]).status == 404)
      let resumed = try await browser.post("/game/start", [("round", "resume")])
      #expect(resumed.status == 404 && resumed.text.contains("There is no paused round."))
      _ = try await browser.post("/game/start", [("round", "starter")])
      #expect(try await browser.post("/game/answer", [("said", "perhaps"), ("index", "1")]).status == 404)
      #expect(try await browser.post("/game/answer", [("said", "yes"), ("index", "x")]).status == 400)
    }
  }

  @Test func `the game is Russian for a Russian browser`() async throws {
    try await Browser.run(language: "ru") { browser in
      #expect(try await browser.get("/game").text.contains("Играть с самыми частыми словами"))
      _ = try await browser.post("/game/start", [("round", "starter")])
      #expect(try await browser.get("/game/round").text.contains("Это перевод?"))
    }
  }
}

extension String {
  /// The number of the pair that a page asks.
  fileprivate var pair: String? { firstMatch(of: #/name="index" value="(\d+)"/#).map { String($0.1) } }
}
