import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct AddCommand: Command {
  static let name = "add"
  static let help = CommandHelp(
    en: "Save words with their translations.", ru: "Сохранить слова вместе с переводами.",
    details: [
      LocalizedText(
        en: """
          Each argument is a word or a quoted phrase, and an article belongs to the word after it; - reads one word per line. A word that \
          you already have is counted, not duplicated. A word that the dictionaries have only in the opposite direction, or in only one \
          other language, is saved in that one, unless you name a language.
          """,
        ru: """
          Каждый аргумент — слово или фраза в кавычках, артикль относится к следующему слову; «-» читает слова из стандартного ввода, \
          по одному в строке. Слово, которое уже есть, не добавляется повторно: растёт счётчик. Слово, которое есть в словарях только в \
          обратном направлении или только в одном другом языке, в нём и сохраняется, если язык не указан.
          """
      ),
      LocalizedText(
        en: """
          A word that no dictionary on this machine has is saved first, then looked up in the services that you added, for a few seconds \
          at most; if they cannot be asked, the word is pending, and “glot fetch” looks it up later.
          """,
        ru: """
          Слово, которого нет в словарях на этом компьютере, сначала сохраняется, а затем ищется в добавленных вами службах, не дольше \
          нескольких секунд; если обратиться к ним нельзя, слово ожидает перевода, и его позже найдёт «glot fetch».
          """
      ),
      LocalizedText(
        en: """
          A form of a word that you keep, such as niños for niño, or the same word with an article or a capital, is counted there; --exact \
          keeps it separately.
          """,
        ru: """
          Форма сохранённого слова, например niños для niño, а также то же слово с артиклем или с прописной буквы считаются повтором этого \
          слова; --exact сохраняет их отдельно.
          """
      ),
      LocalizedText(
        en: """
          On a terminal, glot asks once which languages you are learning and which you speak. Otherwise, until you choose a direction \
          (glot lang), words are translated into the language of the locale. With --json, typed has the typed text if another word was \
          counted.
          """,
        ru: """
          На терминале glot один раз спросит, какой язык вы учите и на каком говорите. В остальных случаях, пока направление не выбрано \
          (glot lang), слова переводятся на язык локали. С --json поле typed содержит введённый текст, если повтор засчитан другому слову.
          """
      ),
      WordHelp.record,
    ],
    examples: [
      "glot add casa --from es --to en",
      "glot add \"good morning\" -d en:ru --star --tag greetings",
      "glot add casa --example \"La casa es grande.\" --origin \"Don Quijote\"",
      "glot add - < words.txt",
    ]
  )

  let words: [String]
  let direction: DirectionOptions
  let translations: [String]
  let note: String?
  let examples: ExampleOptions
  let tags: [String]
  let star: Bool
  let noLookup: Bool
  let exact: Bool

  init(_ arguments: inout ArgumentReader) {
    words = arguments.operands("word", russianValue: "СЛОВО", orInput: true, en: "The words.", ru: "Слова.")
    direction = DirectionOptions(&arguments)
    translations = arguments.options(
      "translation", russianValue: "ПЕРЕВОД", en: "A translation of your own; can be repeated.",
      ru: "Ваш перевод; можно указать несколько раз."
    )
    note = arguments.option("note", russianValue: "ЗАМЕТКА", en: "A note.", ru: "Заметка.")
    examples = ExampleOptions(&arguments)
    tags = arguments.options(
      "tag", russianValue: "МЕТКА", en: "A tag; can be repeated.", ru: "Метка; можно указать несколько раз.", completion: .stored(.tags)
    )
    star = arguments.flag("star", en: "Add it to favourites.", ru: "Сразу добавить в избранное.")
    noLookup = arguments.flag("no-lookup", en: "Do not look the words up.", ru: "Не искать в словарях.")
    exact = arguments.flag(
      "exact", en: "Keep each word as typed, even a form of one that you have.",
      ru: "Сохранить каждое слово как введено, даже если это форма имеющегося."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let languages = try direction.languages()
    var request = NewWordRequest(try texts(context, in: languages.from), from: languages.from, to: languages.to)
    request.ownTranslations = try acceptable(translations)
    request.note = try note.flatMap { text throws(Problem) in text.isEmpty ? nil : try UserText(accepting: text).description }
    request.examples = try examples.examples()
    request.tags = try acceptable(tags)
    request.isStarred = star
    request.looksUp = !noLookup
    request.isExact = exact
    if languages.from == nil, languages.to == nil { try await LanguageQuestions(context).askAtFirst() }
    let newWord = context.personalDictionary().newWord.build()
    await newWord.submit(request)
    if let problem = newWord.state.problem { throw Problem(problem) }
    let added = newWord.state.added
    let guessed = newWord.state.guessed.flatMap { guessed in added.contains { !$0.isRedirected } ? guessed : nil }
    let remarks =
      [guessed.map(WordPhrases.guessed)].compactMap(\.self) + added.compactMap(WordPhrases.remark)
      + SourcePhrases.failures(added.flatMap(\.failures))
    let knowledge = await context.knowledge(of: added.map(\.word), inText: false)
    return Outcome(AddedWordsDocument(added: added, knowledge: knowledge), notes: noLookup ? [] : remarks)
  }

  @MainActor private func texts(_ context: Context, in language: Language?) throws(Problem) -> [String] {
    let nothing = LocalizedText(en: "There is no word to add.", ru: "Не указано слово.")
    let typed = try WordArguments(words, in: context, missing: .missingWord(nothing, example: "glot add casa"))
    return typed.isTyped ? Articles(of: language).joined(to: typed.words) : typed.words
  }
}
