import Hummingbird
import Testing

@testable import WebHost

/// The pages of words.
struct WordPageTests {
  @Test func `a word of several languages is saved only when one of them was chosen`() async throws {
    try await Browser.run { browser in
      let asked = try await browser.post("/words/new", [("text", "casa")])
      #expect(asked.status == 200 && asked.text.contains("Which one do you mean?") && asked.text.contains("value=\"casa\""))
      #expect(try await browser.get("/words").text.contains("There are no words yet."))
      #expect(try await browser.post("/words/new", [("text", "casa"), ("exact", "yes")]).status == 303)
      #expect(try await browser.get("/words").text.contains("en → ru"))
      #expect(try await browser.post("/words/new", [("text", "casa"), ("from", "es")]).status == 303)
      #expect(try await browser.get("/words").text.contains("es → ru"))
    }
  }

  @Test func `a word is added with its translation, found, starred, changed, deleted and brought back`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.get("/words").text.contains("There are no words yet."))
      #expect(try await browser.post("/words/new", [("text", "casa"), ("from", "es"), ("to", "en")]).headers[.location] == "/words")
      let list = try await browser.get("/words").text
      #expect(list.contains("Added “casa” (es → en).") && list.contains("house"))
      #expect(try await !browser.get("/words").text.contains("Added “casa”"))
      #expect(try await browser.get("/words?q=hous").text.contains(">casa</a>"))
      #expect(
        try await browser.post("/words/1/star", [("starred", "yes"), ("back", "/words?q=hous")]).headers[.location] == "/words?q=hous")
      #expect(try await browser.get("/words/1").text.contains("★"))
      #expect(try await browser.post("/words/1/delete").headers[.location] == "/words")
      #expect(try await browser.get("/words/1").status == 404)
      #expect(try await browser.post("/undo", [("back", "/history")]).headers[.location] == "/history")
      #expect(try await browser.get("/words/1").text.contains("house"))
    }
  }

  @Test func `the translation is shown while one types, without saving`() async throws {
    try await Browser.run { browser in
      _ = try await browser.post("/words/new", [("text", "perro"), ("from", "es"), ("to", "en")])
      #expect(try await browser.get("/words/new?text=perro&from=es&to=en").text.contains("Already in your dictionary"))
      #expect(try await browser.get("/words/new?text=qqqqq").text.contains("it will be saved without a translation"))
      #expect(try await !browser.get("/words").text.contains("qqqqq"))
    }
  }

  @Test func `a word that another page changed meanwhile is not overwritten, and what was typed stays`() async throws {
    try await Browser.run { browser in
      _ = try await browser.post("/words/new", [("text", "casa"), ("from", "es"), ("to", "en")])
      let form = try await browser.get("/words/1/edit").text
      let version = form.firstMatch(of: #/name="updated" value="(\d+)"/#).map { String($0.1) } ?? ""
      let first = [
        ("updated", version), ("text", "casa"), ("translations", "home; house"), ("note", "mine"), ("tags", "a, b"), ("examples", ""),
      ]
      #expect(try await browser.post("/words/1/edit", first).headers[.location] == "/words/1")
      let late = try await browser.post("/words/1/edit", first.map { $0.0 == "note" ? ("note", "theirs") : $0 })
      #expect(late.status == 422)
      #expect(late.text.contains("was changed elsewhere") && late.text.contains("theirs"))
      let entry = try await browser.get("/words/1").text
      #expect(entry.contains("home") && entry.contains("mine") && !entry.contains("theirs"))
    }
  }

  @Test func `the list is narrowed, sorted and searched, and says when nothing is like that`() async throws {
    try await Browser.run { browser in
      for (text, from, tags) in [("casa", "es", "home"), ("perro", "es", ""), ("Haus", "de", "home")] {
        _ = try await browser.post("/words/new", [("text", text), ("from", from), ("to", "en"), ("tags", tags)])
      }
      _ = try await browser.post("/words/2/star", [("starred", "yes")])
      let expected: [(String, Set<String>)] = [
        ("", ["casa", "perro", "das Haus"]), ("?starred=yes", ["perro"]), ("?tag=home", ["casa", "das Haus"]), ("?from=de", ["das Haus"]),
        ("?tag=home&from=es", ["casa"]), ("?status=pending", []), ("?q=house&from=es", ["casa"]), ("?q=hous&in=word", []),
        ("?q=tag:home", ["casa", "das Haus"]), ("?q=-tag:home", ["perro"]), ("?q=is:starred", ["perro"]),
      ]
      for (query, words) in expected {
        let page = try await browser.get("/words" + query).text
        let shown = Set(page.matches(of: #/<li>.*?<a href="\/words\/\d+" lang="..">([^<]+)<\/a>/#).map { String($0.1) })
        #expect(shown == words, "\(query)")
      }
      let sorted = try await browser.get("/words?sort=oldest").text
      let (first, second) = (try #require(sorted.firstRange(of: ">casa<")), try #require(sorted.firstRange(of: ">perro<")))
      #expect(first.lowerBound < second.lowerBound)
      let near = try await browser.get("/words?q=peroo").text
      #expect(near.contains("Did you mean:") && near.contains("href=\"/words/2\""))
    }
  }

  @Test(arguments: ["", "sort=text", "sort=lookups", "q=word"])
  func `from each page of a long list one comes back to the one before`(query: String) async throws {
    try await Browser.run { browser in
      for number in 1...120 {
        #expect(try await browser.call(.post, "/api/words", #"{"text": "word \#(number)", "lookup": false}"#).status == 201)
      }
      var pages = [try await browser.get("/words?" + query).text]
      #expect(pages[0].link("prev") == nil)
      while let next = pages.last?.link("next") { pages.append(try await browser.get(next).text) }
      #expect(pages.map(\.words.count) == [50, 50, 20] && Set(pages.flatMap(\.words)).count == 120)
      for page in pages.indices.dropFirst().reversed() {
        let before = try await browser.get(#require(pages[page].link("prev"))).text
        #expect(before.words == pages[page - 1].words && before.link("prev") == pages[page - 1].link("prev"))
      }
    }
  }

  @Test func `a page whose first words were deleted meanwhile leads back`() async throws {
    try await Browser.run { browser in
      for number in 1...60 {
        #expect(try await browser.call(.post, "/api/words", #"{"text": "word \#(number)", "lookup": false}"#).status == 201)
      }
      let next = try #require(try await browser.get("/words").text.link("next"))
      _ = try await browser.post("/words/11/delete")
      let page = try await browser.get(next).text
      #expect(page.contains("No more words follow here.") && page.link("first") == "/words?" && page.link("prev") == "/words?")
    }
  }

  @Test func `a misspelled word offers others, and a form of a kept word can be counted or saved`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.get("/words/new?text=hosue&from=en&to=es").text.contains("/words/new?text=house"))
      _ = try await browser.post("/words/new", [("text", "libro"), ("from", "es"), ("to", "en")])
      let form = try await browser.get("/words/new?text=libros&from=es&to=en").text
      #expect(form.contains("belongs to “libro”") && form.contains("count “libro” once more") && form.contains("save “libros” separately"))
      _ = try await browser.post("/words/new", [("text", "libros"), ("from", "es"), ("to", "en"), ("exact", "yes")])
      #expect(try await browser.get("/words").text.contains(">libros</a>"))
    }
  }

  @Test func `the languages of a word are changed, and the same twice is refused`() async throws {
    try await Browser.run { browser in
      _ = try await browser.post("/words/new", [("text", "casa"), ("from", "es"), ("to", "en")])
      let form = try await browser.get("/words/1/edit").text
      let version = form.firstMatch(of: #/name="updated" value="(\d+)"/#).map { String($0.1) } ?? ""
      let fields = [("updated", version), ("text", "casa"), ("translations", "house; home; dynasty")]
      let refused = try await browser.post("/words/1/edit", fields + [("from", "en"), ("to", "en")])
      #expect(refused.status == 400 && refused.text.contains("role=\"alert\""))
      #expect(try await browser.post("/words/1/edit", fields + [("from", "it"), ("to", "en")]).headers[.location] == "/words/1")
      #expect(try await browser.get("/words/1").text.contains("it → en"))
    }
  }

  @Test func `markup in texts is shown and never run`() async throws {
    let text = #"<script>alert('1')</script>"#
    try await Browser.run { browser in
      _ = try await browser.post("/words/new", [("text", text), ("from", "es"), ("to", "en")])
      _ = try await browser.post("/tasks", [("line", "\"\(text)\"")])
      let sought = text.escaped
      for path in [
        "/words", "/words/1", "/words/1/edit", "/words/new?text=\(sought)", "/words?q=\(sought)", "/tasks", "/tasks?line=\(sought)",
        "/history",
        "/words?after=\(sought)",
      ] {
        let page = try await browser.get(path).text
        #expect(!page.contains("<script>"), "\(path)")
        #expect(page.contains("&lt;script&gt;"), "\(path)")
      }
    }
  }

  @Test(arguments: [
    ("/words/abc", 400, "“abc” is not a number."), ("/words/0", 400, "“0” is not a number."), ("/words/99", 404, ""),
    ("/words?after=x", 400, "“x” is not a number."), ("/words/99999999999999999999", 400, "is not a number."),
  ])
  func `wrong numbers are told in a sentence`(path: String, status: Int, sentence: String) async throws {
    try await Browser.run { browser in
      let reply = try await browser.get(path)
      #expect(reply.status == status)
      #expect(reply.text.contains("role=\"alert\"") && reply.text.contains(sentence))
    }
  }

  @Test func `bad texts keep what was typed and say why`() async throws {
    try await Browser.run { browser in
      let blank = try await browser.post("/words/new", [("text", "   ")])
      #expect(blank.text.contains("role=\"alert\""))
      let foreign = try await browser.post("/words/new", [("text", "casa"), ("from", "xx")])
      #expect(foreign.status == 400 || foreign.status == 422)
      let undated = try await browser.post("/tasks", [("line", "Pay 2026-02-31")])
      #expect(undated.text.contains("Pay 2026-02-31"))
    }
  }

  @Test func `pages are Russian for a Russian browser`() async throws {
    try await Browser.run(language: "ru-RU,ru;q=0.9,en;q=0.5") { browser in
      let page = try await browser.get("/words").text
      #expect(page.contains("<html lang=\"ru\">") && page.contains("Слов пока нет.") && page.contains("отменить последнее изменение"))
      #expect(try await browser.get("/words/x").text.contains("«x» — не число."))
    }
  }
}

extension String {
  /// Where the link with this relation leads.
  fileprivate func link(_ relation: String) -> String? {
    let links = matches(of: #/<a rel="([a-z]+)" class="button" href="([^"]*)"/#)
    return links.first { $0.1 == relation }.map { String($0.2).replacing("&amp;", with: "&") }
  }

  /// The words of a list.
  fileprivate var words: [String] { matches(of: #/<a href="\/words\/\d+" lang="..">([^<]+)<\/a>/#).map { String($0.1) } }
}
