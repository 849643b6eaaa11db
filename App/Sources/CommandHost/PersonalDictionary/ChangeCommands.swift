import ArgumentParser
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct StarCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "star", abstract: "Make words favourites.",
    discussion: "\(WordHelp.input)\n\(WordHelp.record)\nglot star casa 12"
  )

  @OptionGroup var words: WordsArgument

  func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try words.selectors(in: context, example: "glot star casa")
    return try await changed(in: context) { list in await list.setStar(true, on: selectors) }
  }
}

extension StarCommand {
  mutating func read(_ arguments: inout ArgumentReader) { words = arguments.group() }
}

struct UnstarCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "unstar", abstract: "Take the star from words.",
    discussion: "\(WordHelp.input)\n\(WordHelp.record)\nglot unstar casa"
  )

  @OptionGroup var words: WordsArgument

  func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try words.selectors(in: context, example: "glot unstar casa")
    return try await changed(in: context) { list in await list.setStar(false, on: selectors) }
  }
}

extension UnstarCommand {
  mutating func read(_ arguments: inout ArgumentReader) { words = arguments.group() }
}

struct RemoveCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "rm",
    abstract: "Delete words.",
    discussion: """
      All of them or, when one is unknown, none.
      \(WordHelp.input)
      \(WordHelp.record)

      glot rm 3 casa
      """
  )

  @OptionGroup var words: WordsArgument

  func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try words.selectors(in: context, example: "glot rm casa")
    let outcome = try await changed(in: context) { list in await list.delete(selectors) }
    return Outcome(outcome.document, notes: (outcome.document as? WordsDocument).map { [WordPhrases.deleted($0.words.count)] } ?? [])
  }
}

extension RemoveCommand {
  mutating func read(_ arguments: inout ArgumentReader) { words = arguments.group() }
}

struct EditCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "edit",
    abstract: "Change a word.",
    discussion: """
      A new spelling or language is looked up again; your own translations stay. Without options the word is opened in $VISUAL or $EDITOR, \
      on a terminal.
      \(WordHelp.record)

      glot edit casa --add-translation home
      glot edit 12 --set-text "la casa" --tag house
      glot edit casa --note ""
      """
  )

  @Argument(help: "The word, by number or text.")
  var word: String

  @Option(help: "Another spelling.")
  var setText: String?

  @Option(help: "A translation of your own, in place of those there are; may be given again.")
  var translation: [String] = []

  @Option(help: "A translation of your own, beside those there are; may be given again.")
  var addTranslation: [String] = []

  @Option(help: "A remark; an empty one takes it away.")
  var note: String?

  @Option(help: "A tag to add; may be given again.")
  var tag: [String] = []

  @Option(help: "A tag to take away; may be given again.")
  var untag: [String] = []

  @OptionGroup var direction: DirectionOptions
  @OptionGroup var selection: SelectionOptions

  func run(in context: Context) async throws(Problem) -> Outcome {
    let edit = try edit()
    if edit.isEmpty, context.streams.inputIsTerminal, context.streams.outputIsTerminal {
      return try await WordInEditor(selector: selection.selectors([word])[0]).run(in: context)
    }
    guard !edit.isEmpty else {
      throw .usage(
        LocalizedText(en: "The command does not say what to change.", ru: "Не сказано, что изменить."),
        hint: LocalizedText(en: "See “glot help edit”.", ru: "См. «glot help edit».")
      )
    }
    let editor = context.personalDictionary().wordEditor.build()
    await editor.save(edit, to: selection.selectors([word])[0])
    if let problem = editor.state.problem { throw Problem(problem) }
    let missing = editor.state.before.map { before in edit.removedTags.filter { !before.hasTag($0) }.map { (before, $0) } } ?? []
    if let (word, tag) = missing.first, editor.state.before == editor.state.word { throw .noSuchTag(tag, of: word) }
    return Outcome(
      context.list([editor.state.word].compactMap(\.self)),
      notes: missing.map { word, tag in Problem.noSuchTag(tag, of: word).message }
    )
  }

  private func edit() throws(Problem) -> WordEdit {
    let languages = try direction.languages()
    var edit = WordEdit()
    if let setText {
      do throws(UserTextProblem) { edit.text = try UserText(setText) } catch { throw Problem(error, in: setText) }
    }
    edit.translations = translation.isEmpty ? nil : try acceptable(translation)
    edit.addedTranslations = try acceptable(addTranslation)
    edit.note = try note.map { text throws(Problem) in text.isEmpty ? "" : try acceptable([text])[0] }
    edit.tags = try acceptable(tag)
    edit.removedTags = try acceptable(untag)
    edit.from = languages.from
    edit.to = languages.to
    return edit
  }
}

extension EditCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    direction = arguments.group()
    selection = arguments.group()
    setText = arguments.value("--set-text")
    translation = arguments.values("--translation")
    addTranslation = arguments.values("--add-translation")
    note = arguments.value("--note")
    tag = arguments.values("--tag")
    untag = arguments.values("--untag")
    word = arguments.requiredOperand()
  }
}

/// Changes words through the word list, and returns the changed ones.
@MainActor
private func changed(in context: Context, _ change: (WordListViewModel) async -> Void) async throws(Problem) -> Outcome {
  let list = context.personalDictionary().mainWordList.build()
  await change(list)
  if let problem = list.state.problem { throw Problem(problem).notingThatNothingChanged }
  return Outcome(context.list(list.state.words))
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
    guard exit == .nothingFound || exit == .badData, !isSaid else { return self }
    var problem = self
    let hint = hint
    problem.hint = LocalizedText(
      en: "Nothing was changed. \(hint?(.english) ?? "")", ru: "Ничего не изменено. \(hint?(.russian) ?? "")"
    )
    return problem
  }
}
