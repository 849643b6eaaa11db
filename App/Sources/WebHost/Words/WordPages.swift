import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

/// The list of words, and what is done to one of them.
@MainActor
enum WordPages {
  nonisolated static let routes: [Route] = [
    .get("/") { _ async throws(Problem) in .goTo("/words") },
    .get("/words") { visit async throws(Problem) in .page(try await list(visit)) },
    .get("/words/new") { visit async throws(Problem) in .page(try await NewWordPage.shown(visit)) },
    .post("/words/new") { visit async throws(Problem) in try await NewWordPage.save(visit) },
    .get("/words/:number") { visit async throws(Problem) in .page(try await entry(visit)) },
    .get("/words/:number/edit") { visit async throws(Problem) in .page(try await WordEditPage.shown(visit)) },
    .post("/words/:number/edit") { visit async throws(Problem) in try await WordEditPage.save(visit) },
    .post("/words/:number/star") { visit async throws(Problem) in try await star(visit) },
    .post("/words/:number/delete") { visit async throws(Problem) in try await delete(visit) },
  ]

  /// How many words a page has.
  private static let length = 50

  private static func list(_ visit: Visit) async throws(Problem) -> Page {
    let text = visit.fields.text("q")
    let found = try await text == nil ? beginning(visit) : matches(text ?? "", visit)
    let view = WordListView(
      visit: visit, words: found.words, knowledge: await visit.site.knowledge(of: found.words), nouns: visit.site.graph.nounGenders)
    return Page(
      title: Page.Tab.words.name,
      body: """
        \(WordListView.forms(visit))
        <section id="list" data-live aria-label="\(visit(Page.Tab.words.name))">\(found.note)\(view.list)\(found.more)</section>
        """,
      tab: .words
    )
  }

  private struct Found {
    let words: [Word]
    var note: HTML?
    var more: HTML?
  }

  private static func beginning(_ visit: Visit) async throws(Problem) -> Found {
    let after = try visit.number("after")
    let list = visit.site.dictionary.mainWordList.build()
    await list.load { query in
      query.after = after.map { Word.Number($0) }
      query.limit = length + 1
    }
    if let problem = list.state.problem { throw Problem(problem) }
    let words = Array(list.state.words.prefix(length))
    guard list.state.words.count > length, let last = words.last else {
      return Found(words: words, note: words.isEmpty ? "<p class=\"dim\">\(visit(WordListView.noWords))</p>" : nil)
    }
    let older = visit(en: "Older words", ru: "Более ранние слова")
    return Found(words: words, more: "<p><a rel=\"next\" href=\"/words?after=\(last.number.rawValue)\">\(older)</a></p>")
  }

  private static func matches(_ text: String, _ visit: Visit) async throws(Problem) -> Found {
    let terms = SearchText(text)
    guard terms.count <= SearchTerm.maximumCount else { throw .tooManyTerms(terms.count) }
    let search = visit.site.dictionary.search.build()
    await search.search(terms) { $0.limit = length }
    if search.state.foundNothing { await search.lookForNearMisses(terms) }
    if let problem = search.state.problem { throw Problem(problem) }
    guard search.state.foundNothing else { return Found(words: search.state.words) }
    let problem = WordPhrases.nothingFound(text, near: search.state.nearMisses)
    return Found(words: [], note: "<p>\(visit(problem.message)) \(problem.hint.map { visit($0) } ?? "")</p>")
  }

  private static func entry(_ visit: Visit) async throws(Problem) -> Page {
    let entry = visit.site.dictionary.dictionaryEntry.build()
    await entry.show(.number(Word.Number(try visit.number())))
    if let problem = entry.state.problem { throw Problem(problem) }
    guard let word = entry.state.word else { throw .missingWord }
    let knowledge = await visit.site.knowledge(of: [word])[word.practised]
    let lines = EntryDocument(state: entry.state, knowledge: knowledge).text(visit.style)
    return Page(
      title: LocalizedText(verbatim: word.text),
      body: "<h1>\(word.text)</h1><section id=\"entry\" data-live class=\"entry\">\(HTML(inked: lines))</section>"
        + WordListView.actions(word, visit),
      tab: .words
    )
  }

  private static func star(_ visit: Visit) async throws(Problem) -> Answer {
    let list = visit.site.dictionary.mainWordList.build()
    await list.setStar(visit.fields["starred"] == "yes", on: [.number(Word.Number(try visit.number()))])
    if let problem = list.state.problem { throw Problem(problem) }
    return visit.back(or: "/words")
  }

  private static func delete(_ visit: Visit) async throws(Problem) -> Answer {
    let list = visit.site.dictionary.mainWordList.build()
    await list.delete([.number(Word.Number(try visit.number()))])
    if let problem = list.state.problem { throw Problem(problem) }
    visit.session.say(WordPhrases.deleted(list.state.words.count))
    return .goTo("/words")
  }
}

extension Site {
  /// How well words are known. When it cannot be read, they are shown without it.
  func knowledge(of words: [Word]) async -> [PracticeWord.ID: WordKnowledge] {
    guard !words.isEmpty else { return [:] }
    let upkeep = practice.upkeep.build()
    await upkeep.loadKnowledge(of: words.map(\.practised))
    return upkeep.state.knowledge
  }
}

extension Problem {
  static let missingWord = Problem(
    .nothingFound, "not_found", LocalizedText(en: "There is no such word.", ru: "Такого слова нет.")
  )
}
