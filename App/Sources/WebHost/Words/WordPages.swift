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
    .get("/words", isCached: true) { context async throws(Problem) in .page(try await list(context)) },
    .get("/words/new") { context async throws(Problem) in .page(try await NewWordPage.shown(context)) },
    .post("/words/new") { context async throws(Problem) in try await NewWordPage.save(context) },
    .get("/words/:number") { context async throws(Problem) in .page(try await WordEntryPage.shown(context)) },
    .get("/words/:number/edit") { context async throws(Problem) in .page(try await WordEditPage.shown(context)) },
    .post("/words/:number/edit") { context async throws(Problem) in try await WordEditPage.save(context) },
    .post("/words/:number/star") { context async throws(Problem) in try await star(context) },
    .post("/words/:number/practice") { context async throws(Problem) in try await WordPractice.change(context) },
    .post("/words/:number/delete") { context async throws(Problem) in try await delete(context) },
  ]

  /// How many words a page has.
  private static let length = 50

  private static func list(_ context: PageContext) async throws(Problem) -> Page {
    let filter = try WordListFilter(context)
    let found = try await filter.text == nil ? listed(filter, context) : matches(filter, context)
    let view = WordListView(
      context: context, words: found.words, knowledge: await context.site.knowledge(of: found.words), nouns: context.site.graph.nounGenders)
    return Page(
      title: Page.Tab.words.name,
      body: """
        <h1 class="visually-hidden">\(context(Page.Tab.words.name))</h1>\(WordListView.forms(context, filter))
        <section id="list" data-live aria-label="\(context(Page.Tab.words.name))">\(found.note)\(view.list)\(found.more)</section>
        \(WordListView.links(context, filter))
        """,
      tab: .words
    )
  }

  private struct Found {
    let words: [Word]
    var note: HTML?
    var more: HTML?

    /// One word more than fits on a page shows that there are more.
    @MainActor
    init(_ words: [Word], _ filter: WordListFilter, _ context: PageContext) {
      self.words = Array(words.prefix(length))
      let first = filter.beginning.map { Self.link("first", $0, context(en: "First words", ru: "Первые слова")) }
      let previous = filter.previous.map { Self.link("prev", $0, context(en: "Previous words", ru: "Предыдущие слова"), key: "PageUp") }
      let next = self.words.last.flatMap { last in
        words.count > length
          ? Self.link("next", filter.address(after: last), context(en: "More words", ru: "Ещё слова"), key: "PageDown Space") : nil
      }
      if first != nil || next != nil { more = "<p class=\"actions\">\(first)\(previous)\(next)</p>" }
    }

    private static func link(_ relation: HTML, _ address: String, _ name: String, key: HTML? = nil) -> HTML {
      let key = key.map { key -> HTML in " data-key=\"\(key)\"" }
      return "<a rel=\"\(relation)\" class=\"button\" href=\"\(address)\"\(key)>\(name)</a>"
    }
  }

  private static func listed(_ filter: WordListFilter, _ context: PageContext) async throws(Problem) -> Found {
    let list = context.site.readingDictionary.mainWordList.build()
    await list.loadCount()
    await list.load { query in
      filter.narrow(&query)
      query.limit = length + 1
    }
    if let problem = list.state.problem { throw Problem(problem) }
    var found = Found(list.state.words, filter, context)
    let count = list.state.count?.all ?? 0
    if found.words.isEmpty {
      let nothing = filter.beginning == nil ? WordListPhrases.noneSo : WordListPhrases.noneAfter
      found.note = "<p class=\"dim\">\(context(count == 0 ? WordListPhrases.noWords : nothing))</p>"
    } else {
      found.note = "<p class=\"dim\">\(context(WordPhrases.word(count)))</p>"
    }
    return found
  }

  private static func matches(_ filter: WordListFilter, _ context: PageContext) async throws(Problem) -> Found {
    let text = filter.text ?? ""
    let terms: SearchText
    do throws(Problem) {
      terms = try SearchText(checking: text, in: filter.place, context.site.graph.localTime, context.site.graph.clock.now())
    } catch {
      var found = Found([], filter, context)
      found.note = Page.alert(error, context.language)
      return found
    }
    let search = context.site.readingDictionary.search.build()
    await search.search(terms) { query in
      filter.narrow(&query)
      query.limit = length + 1
    }
    if search.state.foundNothing { await search.lookForNearMisses(terms) }
    if let problem = search.state.problem { throw Problem(problem) }
    var found = Found(search.state.words, filter, context)
    let unknown = terms.unknownPrefixes.map { prefix -> HTML in "<p class=\"dim\">\(context(WordPhrases.unknownPrefix(prefix)))</p>" }
    found.note = "\(unknown)\(search.state.foundNothing ? nearMisses(search.state.nearMisses, of: text, context) : nil)"
    return found
  }

  private static func nearMisses(_ near: [Word], of text: String, _ context: PageContext) -> HTML {
    let problem = WordPhrases.nothingFound(text, near: [])
    let links = near.map { word -> HTML in
      "<a class=\"button\" href=\"/words/\(word.number.rawValue)\" lang=\"\(word.direction.from.code)\">\(word.text)</a>"
    }
    let question = LocalizedText(en: "Did you mean:", ru: "Возможно, вы имели в виду:")
    return "<p>\(context(problem.message))</p>\(links.isEmpty ? nil : "<p class=\"actions\">\(context(question)) \(links)</p>")"
  }

  private static func star(_ context: PageContext) async throws(Problem) -> Answer {
    let list = context.site.dictionary.mainWordList.build()
    await list.setStar(context.fields["starred"] == "yes", on: [.number(Word.Number(try context.number()))])
    if let problem = list.state.problem { throw Problem(problem) }
    return context.back(or: "/words")
  }

  private static func delete(_ context: PageContext) async throws(Problem) -> Answer {
    let number = try context.number()
    let list = context.site.dictionary.mainWordList.build()
    await list.delete([.number(Word.Number(number))])
    if let problem = list.state.problem { throw Problem(problem) }
    let texts = list.state.words.map(\.text).joined(separator: ", ")
    context.session.say(LocalizedText(en: "Deleted “\(texts)”.", ru: "Удалено «\(texts)»."), isChange: true)
    return context.fields["back"].hasPrefix("/words/\(number)") ? .goTo("/words") : context.back(or: "/words")
  }
}

extension Site {
  /// How well words are known. When it cannot be read, they are shown without it.
  func knowledge(of words: [Word]) async -> [PracticeWord.ID: WordKnowledge] {
    guard !words.isEmpty else { return [:] }
    let upkeep = readingGraph.practice(router: ClosureRouter { _ in }).build().upkeep.build()
    await upkeep.loadKnowledge(of: words.map(\.practised))
    return upkeep.state.knowledge
  }
}

extension Problem {
  static let missingWord = Problem(
    .nothingFound, "not_found", LocalizedText(en: "There is no such word.", ru: "Такого слова нет.")
  )
}
