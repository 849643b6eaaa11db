import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct AddCommand: Command {
  static let name = "add"
  static let help = CommandHelp(
    en: "Keep words, with their translations.", ru: "Сохранить слова вместе с переводами.",
    details: [
      LocalizedText(
        en: """
          Each argument is a word or a quoted phrase; - reads a word a line. A word that is there already is counted, not doubled. A \
          word that the dictionaries know only in the opposite direction is kept that way round.
          """,
        ru: """
          Каждый аргумент — слово или фраза в кавычках; «-» читает слова из стандартного ввода, по одному в строке. Слово, которое уже \
          есть, не добавляется повторно: растёт счётчик. Слово, известное словарям только в обратном направлении, в нём и сохраняется.
          """
      ),
      LocalizedText(
        en: """
          What no dictionary on this machine has is kept first, then looked up in the services that you added, for some seconds at \
          most; when they cannot be asked, the word is pending, and “glot fetch” looks it up later.
          """,
        ru: """
          Слово, которого нет в словарях на этом компьютере, сначала сохраняется, а затем ищется в добавленных вами службах, не дольше \
          нескольких секунд; если обратиться к ним нельзя, слово ожидает перевода, и его позже найдёт «glot fetch».
          """
      ),
      WordHelp.record,
    ],
    examples: [
      "glot add casa --from es --to en",
      "glot add \"good morning\" -d en:ru --star --tag greetings",
      "glot add - < words.txt",
    ]
  )

  let word: [String]
  let pair: PairOptions
  let translation: [String]
  let note: String?
  let tag: [String]
  let star: Bool
  let noLookup: Bool

  init(_ arguments: inout ArgumentReader) {
    word = arguments.operands("word", russianValue: "СЛОВО", orInput: true, en: "The words.", ru: "Слова.")
    pair = PairOptions(&arguments)
    translation = arguments.options(
      "translation", russianValue: "ПЕРЕВОД", en: "A translation of your own; may be given again.",
      ru: "Ваш перевод; можно указать несколько раз."
    )
    note = arguments.option("note", russianValue: "ЗАМЕТКА", en: "A remark.", ru: "Заметка.")
    tag = arguments.options("tag", russianValue: "МЕТКА", en: "A tag; may be given again.", ru: "Метка; можно указать несколько раз.")
    star = arguments.flag("star", en: "Make it a favourite.", ru: "Сразу добавить в избранное.")
    noLookup = arguments.flag("no-lookup", en: "Do not ask the dictionaries.", ru: "Не искать в словарях.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let languages = try pair.languages()
    var request = NewWordRequest(try texts(context), from: languages.from, to: languages.to)
    request.ownTranslations = try acceptable(translation)
    request.note = try note.flatMap { text throws(Problem) in text.isEmpty ? nil : try acceptable([text])[0] }
    request.tags = try acceptable(tag)
    request.isStarred = star
    request.looksUp = !noLookup
    let newWord = context.personalDictionary().newWord.build()
    await newWord.submit(request)
    if let problem = newWord.state.problem { throw Problem(problem) }
    let added = newWord.state.added
    let remarks = added.compactMap(WordPhrases.remark) + SourcePhrases.failures(added.flatMap(\.failures))
    return Outcome(AddedWordsDocument(added: added), notes: noLookup ? [] : remarks)
  }

  @MainActor private func texts(_ context: Context) throws(Problem) -> [String] {
    let nothing = LocalizedText(en: "There is no word to keep.", ru: "Нет слова, которое нужно сохранить.")
    return try WordArguments(word, in: context, missing: .missingWord(nothing, example: "glot add casa")).words
  }
}
