import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// A command that changes the words that it is given, through the word list, and prints the changed ones.
protocol WordsCommand: Command {
  var words: WordsArgument { get }

  init(words: WordsArgument)

  /// - Returns: Remarks about the change.
  @MainActor func change(_ words: [WordSelector], in list: WordListViewModel) async -> [LocalizedText]
}

extension WordsCommand {
  init(_ arguments: inout ArgumentReader) { self.init(words: WordsArgument(&arguments)) }

  @MainActor func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try words.selectors(in: context, example: "glot \(Self.name) casa")
    let list = context.personalDictionary().mainWordList.build()
    let notes = await change(selectors, in: list)
    if let problem = list.state.problem { throw Problem(problem).notingThatNothingChanged }
    return Outcome(await context.list(list.state.words), notes: notes)
  }
}

struct StarCommand: WordsCommand {
  static let name = "star"
  static let help = CommandHelp(
    en: "Add words to favourites.", ru: "Добавить слова в избранное.", details: [WordHelp.input, WordHelp.record],
    examples: ["glot star casa 12"]
  )

  let words: WordsArgument

  func change(_ words: [WordSelector], in list: WordListViewModel) async -> [LocalizedText] {
    await list.setStar(true, on: words)
    return list.state.unchanged.map(WordPhrases.alreadyStarred)
  }
}

struct UnstarCommand: WordsCommand {
  static let name = "unstar"
  static let help = CommandHelp(
    en: "Remove words from favourites.", ru: "Убрать слова из избранного.", details: [WordHelp.input, WordHelp.record],
    examples: ["glot unstar casa"]
  )

  let words: WordsArgument

  func change(_ words: [WordSelector], in list: WordListViewModel) async -> [LocalizedText] {
    await list.setStar(false, on: words)
    return list.state.unchanged.map(WordPhrases.notStarred)
  }
}

struct RemoveCommand: WordsCommand {
  static let name = "rm"
  static let help = CommandHelp(
    en: "Delete words.", ru: "Удалить слова.",
    details: [
      LocalizedText(
        en: "All of them are deleted or, if one does not exist, none.",
        ru: "Удаляются все указанные слова, а если хотя бы одного из них нет, то ни одного."
      ),
      WordHelp.input,
      WordHelp.record,
    ], examples: ["glot rm 3 casa"]
  )

  let words: WordsArgument

  func change(_ words: [WordSelector], in list: WordListViewModel) async -> [LocalizedText] {
    await list.delete(words)
    return [WordPhrases.deleted(list.state.words.count)]
  }
}

struct EditCommand: Command {
  static let name = "edit"
  static let help = CommandHelp(
    en: "Change a word.", ru: "Изменить слово.",
    details: [
      LocalizedText(
        en: """
          A new spelling or language is looked up again; your own translations stay. Without options, the word is opened in $VISUAL or \
          $EDITOR, on a terminal.
          """,
        ru: """
          Для нового написания или языка перевод ищется заново; ваши переводы остаются. Без параметров слово открывается в $VISUAL или \
          $EDITOR, если это терминал.
          """
      ),
      WordHelp.record,
    ],
    examples: [
      "glot edit casa --add-translation home",
      "glot edit 12 --set-text \"la casa\" --tag house",
      "glot edit casa --note \"\"",
      "glot edit casa --example \"La casa es grande.\"",
    ]
  )

  let word: String
  let setText: String?
  let translations: [String]
  let addedTranslations: [String]
  let note: String?
  let examples: ExampleOptions
  let noExamples: Bool
  let tags: [String]
  let untag: [String]
  let direction: DirectionOptions
  let selection: SelectionOptions

  init(_ arguments: inout ArgumentReader) {
    word = arguments.requiredOperand(
      "word", russianValue: "СЛОВО", en: "The word, by number or text.", ru: "Слово: номер или текст.", completion: .stored(.words)
    )
    setText = arguments.option("set-text", russianValue: "ТЕКСТ", en: "The new spelling.", ru: "Новое написание.")
    translations = arguments.options(
      "translation", russianValue: "ПЕРЕВОД", en: "A translation of your own, instead of the present ones; can be repeated.",
      ru: "Ваш перевод вместо имеющихся; можно указать несколько раз."
    )
    addedTranslations = arguments.options(
      "add-translation", russianValue: "ПЕРЕВОД", en: "A translation of your own, added to the present ones; can be repeated.",
      ru: "Ваш перевод в дополнение к имеющимся; можно указать несколько раз."
    )
    note = arguments.option(
      "note", russianValue: "ЗАМЕТКА", en: "A note; an empty one removes it.", ru: "Заметка; пустая удаляет прежнюю."
    )
    examples = ExampleOptions(&arguments)
    noExamples = arguments.flag("no-examples", en: "Remove the example sentences.", ru: "Удалить примеры.")
    tags = arguments.options(
      "tag", russianValue: "МЕТКА", en: "A tag to add; can be repeated.", ru: "Добавить метку; можно указать несколько раз.",
      completion: .stored(.tags)
    )
    untag = arguments.options(
      "untag", russianValue: "МЕТКА", en: "A tag to remove; can be repeated.", ru: "Убрать метку; можно указать несколько раз.",
      completion: .stored(.tags)
    )
    direction = DirectionOptions(&arguments)
    selection = SelectionOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let edit = try edit()
    if edit.isEmpty, context.streams.inputIsTerminal, context.streams.outputIsTerminal {
      return try await WordInEditor(selector: selection.selectors([word])[0]).run(in: context)
    }
    guard !edit.isEmpty else { throw .nothingToChange(by: "edit") }
    let editor = context.personalDictionary().wordEditor.build()
    await editor.save(edit, to: selection.selectors([word])[0])
    if let problem = editor.state.problem { throw Problem(problem) }
    let missing = editor.state.before.map { before in edit.removedTags.filter { !before.hasTag($0) }.map { (before, $0) } } ?? []
    if let (word, tag) = missing.first, editor.state.before == editor.state.word { throw .noSuchTag(tag, of: word) }
    return Outcome(
      await context.list([editor.state.word].compactMap(\.self)),
      notes: missing.map { word, tag in Problem.noSuchTag(tag, of: word).message }
    )
  }

  private func edit() throws(Problem) -> WordEdit {
    let languages = try direction.languages()
    var edit = WordEdit()
    edit.text = try setText.map { text throws(Problem) in try UserText(accepting: text) }
    edit.translations = translations.isEmpty ? nil : try acceptable(translations)
    edit.addedTranslations = try acceptable(addedTranslations)
    edit.note = try note.map { text throws(Problem) in text.isEmpty ? "" : try UserText(accepting: text).description }
    edit.addedExamples = try examples.examples()
    if noExamples { edit.examples = [] }
    edit.tags = try acceptable(tags)
    edit.removedTags = try acceptable(untag)
    edit.from = languages.from
    edit.to = languages.to
    return edit
  }
}

extension Problem {
  /// A tag to remove that the word does not have.
  fileprivate static func noSuchTag(_ tag: String, of word: Word) -> Problem {
    let tags = word.tags.joined(separator: ", ")
    return Problem(
      .nothingFound, "no_such_tag",
      LocalizedText(en: "“\(word.text)” has no tag “\(tag)”.", ru: "У слова «\(word.text)» нет метки «\(tag)»."),
      hint: tags.isEmpty
        ? LocalizedText(en: "It has no tags.", ru: "Меток у него нет.")
        : LocalizedText(en: "Its tags: \(tags).", ru: "Его метки: \(tags)."),
      details: [("tags", JSON(word.tags))]
    )
  }

  /// Adds to the advice that no word was changed.
  var notingThatNothingChanged: Problem {
    let isSaid = hint?(.english).hasPrefix("Nothing was changed.") == true
    guard kind == .nothingFound || kind == .badData, !isSaid else { return self }
    var problem = self
    let hint = hint
    problem.hint = LocalizedText(
      en: "Nothing was changed. \(hint?(.english) ?? "")", ru: "Ничего не изменено. \(hint?(.russian) ?? "")"
    )
    return problem
  }
}
