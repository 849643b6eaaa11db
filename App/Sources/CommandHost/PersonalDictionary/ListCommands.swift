import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct ListCommand: Command {
  static let name = "list"
  static let help = CommandHelp(
    en: "List your words, the newest first.", ru: "Показать ваши слова, начиная с новых.",
    details: [KnowledgePhrases.signs, WordHelp.record],
    examples: ["glot list --limit 20", "glot list --from es --status untranslated", "glot list --since 7d --sort text"]
  )

  let filter: FilterOptions

  init(_ arguments: inout ArgumentReader) {
    filter = FilterOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let list = context.personalDictionary().mainWordList.build()
    await list.load(try filter.narrowing(localTime: context.localTime, now: context.now))
    if let problem = list.state.problem { throw Problem(problem) }
    guard list.state.words.isEmpty, list.query.limit != 0 else { return Outcome(await context.list(list.state.words)) }
    return Outcome(await context.list([]), notes: [WordPhrases.noWords, .nextCommand(en: "glot add WORD", ru: "glot add СЛОВО")])
  }
}

struct StarsCommand: Command {
  static let name = "stars"
  static let help = CommandHelp(
    en: "List your favourites.", ru: "Показать избранные слова.", details: [KnowledgePhrases.signs, WordHelp.record],
    examples: ["glot stars --from es"]
  )

  let filter: FilterOptions

  init(_ arguments: inout ArgumentReader) {
    filter = FilterOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let list = context.personalDictionary().favorites.build()
    await list.load(try filter.narrowing(localTime: context.localTime, now: context.now))
    if let problem = list.state.problem { throw Problem(problem) }
    let hasNoResults = list.state.words.isEmpty && list.query.limit != 0
    return Outcome(await context.list(list.state.words), notes: hasNoResults ? [WordPhrases.noFavorites] : [])
  }
}

struct FindCommand: Command {
  static let name = "find"
  static let help = CommandHelp(
    en: "Find your words by any part of them, their translations, notes, tags or examples.",
    ru: "Найти слова по любой части слова, перевода, заметки, метки или примера.",
    details: [
      LocalizedText(
        en: """
          Case and accents do not matter. Of several terms, all must be found; a dash before a term excludes it (after --, if it is a \
          separate argument), and so does not: before it; quotes keep a phrase together.
          """,
        ru: """
          Регистр и диакритика не важны. Если слов в запросе несколько, найдены должны быть все; дефис перед словом исключает его \
          (отдельным аргументом — после --), как и not:; кавычки сохраняют фразу целиком.
          """
      ),
      LocalizedText(
        en: """
          word: translation: note: say where a term is looked for; tag: from: to: is:starred is:pending is:translated is:untranslated \
          added:7d narrow the search, and so does what the practice knows: is:due is:new is:known (for weeks) is:leech (forgotten too \
          often) is:suspended, and stability:>30d or stability:<2w, for how long a word will be remembered.
          """,
        ru: """
          word: translation: note: указывают, где искать слово; tag: from: to: is:starred is:pending is:translated is:untranslated \
          added:7d сужают поиск, как и то, что известно из повторений: is:due (пора повторить), is:new (ещё не повторялось), is:known \
          (надолго запомнено), is:leech (слишком часто забывается), is:suspended (исключено), а также stability:>30d и stability:<2w — на \
          какой срок слово запомнено.
          """
      ),
      LocalizedText(
        en: "The best matches come first: the word itself, then whole words, then beginnings of words.",
        ru: "Сначала показаны лучшие совпадения: само слово, затем целые слова, затем начала слов."
      ),
      KnowledgePhrases.signs,
      WordHelp.singleInput,
      WordHelp.record,
    ],
    examples: [
      "glot find cas",
      "glot find house --by translation",
      "glot find '\"good morning\" -formal'",
      "glot find translation:house from:es not:tag:done added:7d",
      "glot find 'is:known -stability:>60d'",
    ]
  )

  let query: [String]
  let by: OptionValue<SearchField>
  let filter: FilterOptions

  init(_ arguments: inout ArgumentReader) {
    query = arguments.operands(
      "query", russianValue: "ЗАПРОС", orInput: true, en: "What to find; all arguments are joined.",
      ru: "Что искать; аргументы объединяются в один запрос."
    )
    by = arguments.choice(
      "by", russianValue: "ГДЕ", en: "Where to look: word, translation, note, both (the first two) or all.",
      ru: "Где искать: word, translation, note, both (первые два) или all."
    )
    filter = FilterOptions(&arguments, defaultOrder: .best)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let text = try text(context)
    let search = context.personalDictionary().search.build()
    let narrowing = try filter.narrowing(localTime: context.localTime, now: context.now)
    let field = try by() ?? .all
    let terms = try SearchText(checking: text, in: field, context.localTime, context.now)
    await search.search(terms, narrow: narrowing)
    if let problem = search.state.problem { throw Problem(problem) }
    let document = await context.list(search.state.words)
    var query = WordQuery()
    narrowing(&query)
    let hasNoResults = search.state.foundNothing && query.limit != 0
    let notes = terms.unknownPrefixes.map(WordPhrases.unknownPrefix)
    guard hasNoResults else { return Outcome(document, notes: notes) }
    await search.lookForNearMisses(terms)
    if let problem = search.state.problem { throw Problem(problem) }
    return Outcome(document, notes: notes, problem: WordPhrases.nothingFound(text, near: search.state.nearMisses))
  }

  /// Checks that the query can be searched for and shown.
  @MainActor private func text(_ context: Context) throws(Problem) -> String {
    let nothing = LocalizedText(en: "No search text is given.", ru: "Не указано, что искать.")
    let typed = try WordArguments(query, in: context, missing: .missingWord(nothing, example: "glot find cas")).text
    return try UserText(accepting: typed).description
  }
}
