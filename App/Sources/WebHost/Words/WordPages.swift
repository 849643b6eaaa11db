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
    .get("/words") { context async throws(Problem) in .page(try await list(context)) },
    .get("/words/new") { context async throws(Problem) in .page(try await NewWordPage.shown(context)) },
    .post("/words/new") { context async throws(Problem) in try await NewWordPage.save(context) },
    .get("/words/:number") { context async throws(Problem) in .page(try await entry(context)) },
    .get("/words/:number/edit") { context async throws(Problem) in .page(try await WordEditPage.shown(context)) },
    .post("/words/:number/edit") { context async throws(Problem) in try await WordEditPage.save(context) },
    .post("/words/:number/star") { context async throws(Problem) in try await star(context) },
    .post("/words/:number/delete") { context async throws(Problem) in try await delete(context) },
  ]

  /// How many words a page has.
  private static let length = 50

  private static func list(_ context: PageContext) async throws(Problem) -> Page {
    let text = context.fields.text("q")
    let found = try await text == nil ? beginning(context) : matches(text ?? "", context)
    let view = WordListView(
      context: context, words: found.words, knowledge: await context.site.knowledge(of: found.words), nouns: context.site.graph.nounGenders)
    return Page(
      title: Page.Tab.words.name,
      body: """
        \(WordListView.forms(context))
        <section id="list" data-live aria-label="\(context(Page.Tab.words.name))">\(found.note)\(view.list)\(found.more)</section>
        """,
      tab: .words
    )
  }

  private struct Found {
    let words: [Word]
    var note: HTML?
    var more: HTML?
  }

  private static func beginning(_ context: PageContext) async throws(Problem) -> Found {
    let after = try context.number("after")
    let list = context.site.dictionary.mainWordList.build()
    await list.load { query in
      query.after = after.map { Word.Number($0) }
      query.limit = length + 1
    }
    if let problem = list.state.problem { throw Problem(problem) }
    let words = Array(list.state.words.prefix(length))
    guard list.state.words.count > length, let last = words.last else {
      return Found(words: words, note: words.isEmpty ? "<p class=\"dim\">\(context(WordListView.noWords))</p>" : nil)
    }
    let older = context(en: "Older words", ru: "Более ранние слова")
    return Found(words: words, more: "<p><a rel=\"next\" href=\"/words?after=\(last.number.rawValue)\">\(older)</a></p>")
  }

  private static func matches(_ text: String, _ context: PageContext) async throws(Problem) -> Found {
    let terms = SearchText(text)
    guard terms.count <= SearchTerm.maximumCount else { throw .tooManyTerms(terms.count) }
    let search = context.site.dictionary.search.build()
    await search.search(terms) { $0.limit = length }
    if search.state.foundNothing { await search.lookForNearMisses(terms) }
    if let problem = search.state.problem { throw Problem(problem) }
    guard search.state.foundNothing else { return Found(words: search.state.words) }
    let problem = WordPhrases.nothingFound(text, near: search.state.nearMisses)
    return Found(words: [], note: "<p>\(context(problem.message)) \(problem.hint.map { context($0) } ?? "")</p>")
  }

  private static func entry(_ context: PageContext) async throws(Problem) -> Page {
    let entry = context.site.dictionary.dictionaryEntry.build()
    await entry.show(.number(Word.Number(try context.number())))
    if let problem = entry.state.problem { throw Problem(problem) }
    guard let word = entry.state.word else { throw .missingWord }
    let knowledge = await context.site.knowledge(of: [word])[word.practised]
    let lines = EntryDocument(state: entry.state, knowledge: knowledge).text(context.style)
    return Page(
      title: LocalizedText(verbatim: word.text),
      body: "<h1>\(word.text)</h1><section id=\"entry\" data-live class=\"entry\">\(HTML(inked: lines))</section>"
        + WordListView.actions(word, context),
      tab: .words
    )
  }

  private static func star(_ context: PageContext) async throws(Problem) -> Answer {
    let list = context.site.dictionary.mainWordList.build()
    await list.setStar(context.fields["starred"] == "yes", on: [.number(Word.Number(try context.number()))])
    if let problem = list.state.problem { throw Problem(problem) }
    return context.back(or: "/words")
  }

  private static func delete(_ context: PageContext) async throws(Problem) -> Answer {
    let list = context.site.dictionary.mainWordList.build()
    await list.delete([.number(Word.Number(try context.number()))])
    if let problem = list.state.problem { throw Problem(problem) }
    context.session.say(WordPhrases.deleted(list.state.words.count))
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
