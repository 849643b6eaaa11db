import AppGraph
import CoreModule
import CorePresentation
import Hummingbird
import PersonalDictionary
import Presentation

/// Words, as `glot list`, `find`, `add`, `show`, `edit`, `rm`, `star` and `lookup`.
@MainActor
enum WordOperations {
  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .get, path: "/api/words",
      summary: LocalizedText(
        en: "The words of the dictionary, or those that a query finds.", ru: "Слова словаря или найденные по запросу."),
      query: [
        .optional("query", .word), .optional("by", .choice(SearchField.allCases.map(\.rawValue))), .optional("from", .language),
        .optional("to", .language), .optional("star", .flag), .optional("tag", .list(.word)),
        .optional("status", .choice(WordStatusKind.allCases.map(\.rawValue))), .optional("since", .word),
        .optional("sort", .choice(WordOrder.allCases.map(\.rawValue))), .optional("limit", .amount),
      ], answer: .list(.record(.word))
    ) { request async throws(Problem) in try await list(request) },
    APIOperation(
      method: .post, path: "/api/words", summary: LocalizedText(en: "Adds a word.", ru: "Добавляет слово."),
      body: [
        .required("text", .line), .optional("from", .language), .optional("to", .language), .optional("translations", .list(.line)),
        .optional("note", .anyText), .optional("tags", .list(.line)), .optional("examples", .list(.line)), .optional("starred", .flag),
        .optional("exact", .flag), .optional("lookup", .flag),
      ], status: .created, answer: .list(.record(.addedWord))
    ) { request async throws(Problem) in try await add(request) },
    APIOperation(
      method: .get, path: "/api/words/{number}", summary: LocalizedText(en: "A word with its entries.", ru: "Слово со статьями словарей."),
      answer: .record(.entry)
    ) { request async throws(Problem) in try await show(request) },
    APIOperation(
      method: .patch, path: "/api/words/{number}",
      summary: LocalizedText(
        en: "Changes a word. With “updated”, only when it was not changed since then.",
        ru: "Изменяет слово. С «updated» — только если с тех пор его не меняли."
      ),
      body: [
        .optional("text", .line), .optional("from", .language), .optional("to", .language), .optional("translations", .list(.line)),
        .optional("add_translations", .list(.line)), .optional("note", .anyText), .optional("add_tags", .list(.line)),
        .optional("remove_tags", .list(.line)), .optional("add_examples", .list(.line)), .optional("starred", .flag),
        .optional("updated", .line),
      ], answer: .list(.record(.word))
    ) { request async throws(Problem) in try await edit(request) },
    APIOperation(
      method: .delete, path: "/api/words/{number}", summary: LocalizedText(en: "Deletes a word.", ru: "Удаляет слово."),
      answer: .list(.record(.word))
    ) { request async throws(Problem) in try await change(request) { await $0.delete($1) } },
    APIOperation(
      method: .put, path: "/api/words/{number}/star",
      summary: LocalizedText(en: "Adds a word to favourites.", ru: "Добавляет слово в избранное."), answer: .list(.record(.word))
    ) { request async throws(Problem) in try await change(request) { await $0.setStar(true, on: $1) } },
    APIOperation(
      method: .delete, path: "/api/words/{number}/star",
      summary: LocalizedText(en: "Removes a word from favourites.", ru: "Убирает слово из избранного."), answer: .list(.record(.word))
    ) { request async throws(Problem) in try await change(request) { await $0.setStar(false, on: $1) } },
    APIOperation(
      method: .get, path: "/api/lookup",
      summary: LocalizedText(en: "What the dictionaries say of a text.", ru: "Что говорят о тексте словари."),
      query: [.required("text", .word), .optional("from", .language), .optional("to", .language)], answer: .record(.entry)
    ) { request async throws(Problem) in try await lookUp(request) },
  ]

  private static func list(_ request: APIRequest) async throws(Problem) -> JSON {
    let query = request.text("query")
    var filter = WordFilter(order: request.choice("sort") ?? (query == nil ? .newest : .best))
    (filter.from, filter.to) = try request.languages()
    filter.isStarred = request.flag("star")
    filter.tags = try request.stored("tag")
    filter.status = request.choice("status")
    filter.since = try request.text("since").map { text throws(Problem) in try moment(text, request.localTime, request.now) }
    filter.limit = request.number("limit")
    guard let query else {
      let list = request.site.dictionary.mainWordList.build()
      await list.load(filter.narrow)
      return try await request.answer(list.state.words, list.state.problem)
    }
    let search = request.site.dictionary.search.build()
    let terms = try SearchText(checking: query, in: request.choice("by") ?? .all, request.localTime, request.now)
    await search.search(terms, narrow: filter.narrow)
    return try await request.answer(search.state.words, search.state.problem)
  }

  private static func add(_ request: APIRequest) async throws(Problem) -> JSON {
    let languages = try request.languages()
    var new = NewWordRequest([request.text("text") ?? ""], from: languages.from, to: languages.to)
    new.ownTranslations = try request.stored("translations")
    new.note = try request.stored("note").flatMap { $0.isEmpty ? nil : $0 }
    new.tags = try request.stored("tags")
    new.examples = try request.stored("examples").map { WordExample($0) }
    new.isStarred = request.flag("starred")
    new.isExact = request.flag("exact")
    new.looksUp = !request.has("lookup") || request.flag("lookup")
    let newWord = request.site.dictionary.newWord.build()
    await newWord.submit(new)
    if let problem = newWord.state.problem { throw Problem(problem) }
    let added = newWord.state.added
    return AddedWordsDocument(added: added, knowledge: await request.site.knowledge(of: added.map(\.word))).json(request.localTime)
  }

  private static func show(_ request: APIRequest) async throws(Problem) -> JSON {
    let entry = request.site.dictionary.dictionaryEntry.build()
    await entry.show(.number(Word.Number(request.number)))
    if let problem = entry.state.problem { throw Problem(problem) }
    guard let word = entry.state.word else { throw .missingWord }
    let knowledge = await request.site.knowledge(of: [word])[word.practised]
    return EntryDocument(state: entry.state, knowledge: knowledge).json(request.localTime)
  }

  private static func lookUp(_ request: APIRequest) async throws(Problem) -> JSON {
    let languages = try request.languages()
    let entry = request.site.dictionary.dictionaryEntry.build()
    await entry.lookUp(request.text("text") ?? "", from: languages.from, to: languages.to)
    if let problem = entry.state.problem { throw Problem(problem) }
    return EntryDocument(state: entry.state).json(request.localTime)
  }

  private static func edit(_ request: APIRequest) async throws(Problem) -> JSON {
    let selector = WordSelector.number(Word.Number(request.number))
    var edit = WordEdit()
    edit.text = try request.text("text").map { text throws(Problem) in try UserText(accepting: text) }
    (edit.from, edit.to) = try request.languages()
    edit.translations = request.has("translations") ? try request.stored("translations") : nil
    edit.addedTranslations = try request.stored("add_translations")
    edit.note = try request.stored("note")
    edit.tags = try request.stored("add_tags")
    edit.removedTags = try request.stored("remove_tags")
    edit.addedExamples = try request.stored("add_examples").map { WordExample($0) }
    edit.isStarred = request.has("starred") ? request.flag("starred") : nil
    let list = request.site.dictionary.mainWordList.build()
    await list.select([selector])
    if let problem = list.state.problem { throw Problem(problem) }
    guard let word = list.state.words.first else { throw .missingWord }
    if let updated = request.text("updated"), Timestamp(rfc3339: updated) != word.updated { throw .changedSince(word) }
    guard !edit.isEmpty else { return try await request.answer([word], nil) }
    let editor = request.site.dictionary.wordEditor.build()
    await editor.save(edit, to: selector)
    return try await request.answer([editor.state.word].compactMap(\.self), editor.state.problem)
  }

  private static func change(
    _ request: APIRequest, _ intent: @MainActor (WordListViewModel, [WordSelector]) async -> Void
  ) async throws(Problem) -> JSON {
    let list = request.site.dictionary.mainWordList.build()
    await intent(list, [.number(Word.Number(request.number))])
    return try await request.answer(list.state.words, list.state.problem)
  }
}

extension APIRequest {
  /// The records of words, unless there was a problem.
  fileprivate func answer(_ words: [Word], _ problem: PersonalDictionaryProblem?) async throws(Problem) -> JSON {
    if let problem { throw Problem(problem) }
    return WordsDocument(words: words, nouns: site.graph.nounGenders, knowledge: await site.knowledge(of: words)).json(localTime)
  }
}

extension Problem {
  fileprivate static func changedSince(_ word: Word) -> Problem {
    Problem(
      .badData, "changed_meanwhile",
      en: ("“\(word.text)” was changed since then.", "Nothing was changed. Read the word again, then repeat the change."),
      ru: ("Слово «\(word.text)» с тех пор изменилось.", "Ничего не изменено. Прочитайте слово заново и повторите изменение.")
    )
  }
}
