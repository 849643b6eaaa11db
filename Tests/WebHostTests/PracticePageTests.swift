import Hummingbird
import Testing

@testable import WebHost

/// A session of the practice in a browser: each way to ask, and what can be done with a card.
struct PracticePageTests {
  private func add(_ text: String, from: String = "es", _ browser: Browser) async throws {
    _ = try await browser.post("/words/new", [("text", text), ("from", from), ("to", "en")])
  }

  /// Answers what is asked as if it were easy, until nothing is left.
  private func learn(_ browser: Browser) async throws {
    _ = try await browser.post("/practice/begin")
    for _ in 1...20 {
      guard let card = try await browser.get("/practice").text.card else { return }
      _ = try await browser.post("/practice/show", [("card", card)])
      _ = try await browser.post("/practice/grade", [("card", card), ("grade", "4")])
    }
    Issue.record("The session does not end.")
  }

  /// Learns both sides of all words, lets a month go by, and passes over what is not typed.
  private func learnAndComeBack(_ browser: Browser) async throws -> (page: String, card: String) {
    try await learn(browser)
    browser.wait(1000)
    try await learn(browser)
    browser.wait(60 * 86_400)
    for _ in 1...10 {
      let page = try await browser.get("/practice").text
      guard let card = page.card else {
        // The other side of the word comes a while later.
        browser.wait(1000)
        _ = try await browser.post("/practice/begin")
        continue
      }
      if page.contains("action=\"/practice/type\"") { return (page, card) }
      _ = try await browser.post("/practice/show", [("card", card)])
      _ = try await browser.post("/practice/grade", [("card", card), ("grade", "4")])
    }
    throw NothingTyped()
  }

  private struct NothingTyped: Error {}

  @Test func `only the words that were asked for are practised, until others are`() async throws {
    try await Browser.run { browser in
      for (text, from, tag) in [("casa", "es", "home"), ("Hund", "de", "pets"), ("perro", "es", "pets")] {
        _ = try await browser.post("/words/new", [("text", text), ("from", from), ("to", "en"), ("tags", tag)])
      }
      _ = try await browser.post("/words/1/star", [("starred", "yes")])
      let cases: [([(String, String)], Set<String>)] = [
        ([("tag", "pets")], ["Hund", "perro"]), ([("from", "de")], ["Hund"]), ([("starred", "yes")], ["casa"]),
        ([("tag", "pets"), ("from", "es"), ("to", "en")], ["perro"]), ([("new", "0")], []), ([("tag", "none")], []),
      ]
      for (fields, words) in cases {
        _ = try await browser.post("/practice/begin", [("direction", "from")] + fields)
        var asked: Set<String> = []
        for _ in 1...4 {
          let page = try await browser.get("/practice").text
          #expect(page.contains("<details open><summary data-key=\"F\">What to practise"))
          guard let card = page.card, let word = page.firstMatch(of: #/<h1 lang="..">(?:★ |der )?([^<]+)</#) else { break }
          asked.insert(String(word.1))
          _ = try await browser.post("/practice/bury", [("card", card)])
        }
        #expect(asked == words, "\(fields)")
        for _ in asked { _ = try await browser.post("/practice/undo") }
      }
      // Looking again keeps the choice; an empty form takes it back.
      _ = try await browser.post("/practice/begin")
      #expect(try await browser.get("/practice").text.card == nil)
      _ = try await browser.post("/practice/begin", [("direction", "both"), ("tag", ""), ("new", "")])
      #expect(try await browser.get("/practice").text.contains("<details><summary data-key=\"F\">"))
      for wrong in [("new", "-1"), ("limit", "x"), ("direction", "up"), ("from", "xx")] {
        let reply = try await browser.post("/practice/begin", [("direction", "both"), wrong])
        #expect(reply.status == 400 && reply.text.contains("role=\"alert\""), "\(wrong)")
      }
    }
  }

  @Test func `a typed answer that is almost right is shown letter by letter, with the grade that it deserves`() async throws {
    try await Browser.run { browser in
      try await add("biblioteca", browser)
      let (page, card) = try await learnAndComeBack(browser)
      #expect(page.contains("Type the word") && !page.contains("biblioteca"))
      _ = try await browser.post("/practice/type", [("card", card), ("text", "bibloteca")])
      let judged = try await browser.get("/practice").text
      #expect(judged.contains("<b>i</b>") && judged.contains("almost: a slip"))
      #expect(judged.contains("<button name=\"grade\" value=\"2\" data-key=\"2 ArrowDown\" class=\"main\" autofocus>"))
      // Another page still shows the field: what is judged already is not judged again.
      _ = try await browser.post("/practice/type", [("card", card), ("text", "biblioteca")])
      #expect(try await browser.get("/practice").text.contains("almost: a slip"))
      _ = try await browser.post("/practice/grade", [("card", card)])
      #expect(try await browser.get("/practice").text.contains("next in "))
    }
  }

  @Test func `of a German noun the article is asked for`() async throws {
    try await Browser.run { browser in
      try await add("Haus", from: "de", browser)
      let (page, card) = try await learnAndComeBack(browser)
      #expect(page.contains("Type the word with its article"))
      _ = try await browser.post("/practice/type", [("card", card), ("text", "der Haus")])
      let judged = try await browser.get("/practice").text
      #expect(judged.contains("das Haus") && judged.contains("the article is das"))
    }
  }

  @Test func `of four choices the right one and the one that was chosen are marked`() async throws {
    try await Browser.run { browser in
      for word in ["casa", "perro", "gato", "libro", "mesa"] { try await add(word, browser) }
      _ = try await browser.post("/practice/begin")
      for _ in 1...12 {
        let page = try await browser.get("/practice").text
        let card = try #require(page.card)
        guard page.contains("action=\"/practice/choose\"") else {
          _ = try await browser.post("/practice/grade", [("card", card), ("grade", "3")])
          continue
        }
        #expect(page.matches(of: #/name="choice" value="\d"/#).count == 4 && !page.contains("name=\"grade\""))
        // What is chosen cannot be graded by hand before it is shown.
        _ = try await browser.post("/practice/grade", [("card", card), ("grade", "4")])
        #expect(try await browser.get("/practice").text.card == card)
        _ = try await browser.post("/practice/choose", [("card", card), ("choice", "1")])
        let shown = try await browser.get("/practice").text
        #expect(shown.contains("<li class=\"right\">") && shown.contains("name=\"grade\""))
        return
      }
      Issue.record("Nothing was to be chosen.")
    }
  }

  @Test func `two browsers at once: each answer counts once, and the second is told`() async throws {
    try await Browser.run { first in
      try await add("casa", first)
      try await add("perro", first)
      let second = try await first.another()
      let (mine, theirs) = (try await first.get("/practice").text.card, try await second.get("/practice").text.card)
      _ = try await first.post("/practice/grade", [("card", try #require(mine)), ("grade", "3")])
      _ = try await second.post("/practice/grade", [("card", try #require(theirs)), ("grade", "1")])
      let told = try await second.get("/practice").text
      #expect(told.contains("This card was just answered or changed") && told.contains("✓ 0") && told.contains("✗ 0"))
      let statistics = try await first.get("/practice/statistics").text
      #expect(statistics.contains("1 answer") && !statistics.contains("2 answers"))
    }
  }

  @Test func `a card is starred, put off, set aside and edited, and each is said`() async throws {
    try await Browser.run { browser in
      for word in ["casa", "perro"] { try await add(word, browser) }
      let card = [("card", try #require(try await browser.get("/practice").text.card))]
      _ = try await browser.post("/practice/star", card)
      let starred = try await browser.get("/practice").text
      #expect(starred.contains("is a favourite now.") && starred.contains("★"))
      let form = try #require(try await browser.get("/practice/edit").headers[.location])
      #expect(form.contains(/\/words\/\d\/edit/))
      _ = try await browser.post("/practice/bury", card)
      let next = try await browser.get("/practice").text
      #expect(next.contains("1 word put off until tomorrow.") && next.card != card[0].1)
      _ = try await browser.post("/practice/suspend", [("card", try #require(next.card))])
      let over = try await browser.get("/practice").text
      #expect(over.contains("is set aside and not asked any more.") && over.contains("Nothing is due now."))
      _ = try await browser.post("/practice/undo")
      #expect(try await browser.get("/practice").text.card != nil)
    }
  }

  @Test func `a card is begun anew or comes back on a day, which is said and taken back`() async throws {
    try await Browser.run { browser in
      for word in ["casa", "perro"] { try await add(word, browser) }
      let card = [("card", try #require(try await browser.get("/practice").text.card))]
      let refused = try await browser.post("/practice/reschedule", card + [("day", "yesterday")])
      #expect(refused.status == 400 && refused.text.contains("“yesterday” is in the past."))
      _ = try await browser.post("/practice/reschedule", card + [("day", "in 3 weeks")])
      let next = try await browser.get("/practice").text
      #expect(next.contains(/“(casa|perro)”: back on [^<]*\./) && next.card != card[0].1)
      _ = try await browser.post("/practice/undo")
      let back = try await browser.get("/practice").text
      _ = try await browser.post("/practice/grade", [("card", try #require(back.card)), ("grade", "4")])
      let second = try #require(try await browser.get("/practice").text.card)
      _ = try await browser.post("/practice/reset", [("card", second)])
      #expect(try await browser.get("/practice").text.contains(/“(casa|perro)”: new again\./))
    }
  }

  @Test func `on the page of a word its practice is put off, set aside, begun anew and given a day, each undone`() async throws {
    try await Browser.run { browser in
      try await add("casa", browser)
      try await learn(browser)
      let before = try await browser.get("/words/1").text
      let cases: [([(String, String)], String, String)] = [
        ([("change", "bury")], "put off until tomorrow", "Set aside"), ([("change", "suspend")], "set aside", "Practise again"),
        ([("change", "reset")], "new again", "Set aside"),
        ([("change", "reschedule"), ("day", "in 3 weeks")], "back on ", "Set aside"),
      ]
      for (fields, said, button) in cases {
        #expect(try await browser.post("/words/1/practice", fields).headers[.location] == "/words/1")
        let page = try await browser.get("/words/1").text
        #expect(page.contains("“casa”: \(said)") && page.contains("action=\"/undo\"") && page.contains(">\(button)</button>"), "\(fields)")
        #expect(page.knowledge != before.knowledge || fields[0].1 == "bury", "\(fields)")
        _ = try await browser.post("/undo")
        _ = try await browser.get("/words/1")
        #expect(try await browser.get("/words/1").text.knowledge == before.knowledge, "\(fields)")
      }
      _ = try await browser.post("/words/1/practice", [("change", "suspend")])
      _ = try await browser.post("/words/1/practice", [("change", "release")])
      #expect(try await browser.get("/words/1").text.contains("“casa”: back in practice."))
    }
  }

  @Test func `a day that is none or in the past is refused beside what was typed, and a word without a translation is not practised`()
    async throws
  {
    try await Browser.run { browser in
      try await add("casa", browser)
      for day in ["yesterday", "soon enough", ""] {
        let reply = try await browser.post("/words/1/practice", [("change", "reschedule"), ("day", day)])
        #expect((400...422).contains(reply.status) && reply.text.contains("role=\"alert\""), "\(day)")
        #expect(reply.text.contains("value=\"\(day)"), "\(day)")
      }
      #expect(try await browser.post("/words/1/practice", [("change", "eat")]).status == 400)
      #expect(try await browser.post("/words/9/practice", [("change", "reset")]).status == 404)
      #expect(try await browser.call(.post, "/api/words", #"{"text": "qqqq", "lookup": false}"#).status == 201)
      #expect(try await !browser.get("/words/2").text.contains("Begin anew"))
      _ = try await browser.post("/words/2/practice", [("change", "reset")])
      #expect(try await browser.get("/words/2").text.contains("“qqqq” has no translation yet, so it is not practised."))
    }
  }

  @Test func `the statistics are empty at first, and then have the forecast, the year and the spans`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.get("/practice").text.contains("There are no words with a translation to practise."))
      #expect(try await browser.get("/practice/statistics").text.contains("Nothing has been practised yet."))
      try await add("casa", browser)
      try await learn(browser)
      let page = try await browser.get("/practice/statistics").text
      for text in ["Due in the next 30 days", "Answers by day", "1 answer", "class=\"level", "Remembered at reviews"] {
        #expect(page.contains(text), "\(text)")
      }
    }
  }

  @Test func `the practice is Russian for a Russian browser`() async throws {
    try await Browser.run(language: "ru") { browser in
      #expect(try await browser.get("/practice").text.contains("Нет слов с переводом, которые можно повторять."))
      try await add("casa", browser)
      let page = try await browser.get("/practice").text
      #expect(page.contains("Показать ответ") && page.contains("Что это значит?"))
      try await learn(browser)
      #expect(try await browser.get("/practice/statistics").text.contains("Ответы по дням"))
      _ = try await browser.post("/words/1/practice", [("change", "reschedule"), ("day", "через 3 недели")])
      let entry = try await browser.get("/words/1").text
      #expect(entry.contains("«casa»: вернётся ") && entry.contains("Начать сначала") && entry.contains("Назначить день"))
    }
  }
}

extension String {
  /// The mark of the card that a page shows.
  fileprivate var card: String? { firstMatch(of: #/name="card" value="([^"]+)"/#).map { String($0.1) } }

  /// What the entry of a word says of how well it is known.
  fileprivate var knowledge: String? { firstMatch(of: #/<p>([◔◑◕●–] [^<]*)<\/p>/#).map { String($0.1) } }
}
