import ArgumentParser
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct AddCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "add",
    abstract: "Keep words, with their translations.",
    discussion: """
      Each argument is a word or a quoted phrase; - reads a word a line. A word that is there already is counted, not doubled. A word that \
      the dictionaries know only in the opposite direction is kept that way round.
      What no dictionary on this machine has is kept first, then looked up in the services that you added, for some seconds at most; when they \
      cannot be asked, the word is pending, and “glot fetch” looks it up later.
      \(WordHelp.record)

      glot add casa --from es --to en
      glot add "good morning" -d en:ru --star --tag greetings
      glot add - < words.txt
      """
  )

  @Argument(help: "The words.")
  var word: [String] = []

  @OptionGroup var pair: PairOptions

  @Option(help: "A translation of your own; may be given again.")
  var translation: [String] = []

  @Option(help: "A remark.")
  var note: String?

  @Option(help: "A tag; may be given again.")
  var tag: [String] = []

  @Flag(help: "Make it a favourite.")
  var star = false

  @Flag(help: "Do not ask the dictionaries.")
  var noLookup = false

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

extension AddCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    pair = arguments.group()
    translation = arguments.values("--translation")
    note = arguments.value("--note")
    tag = arguments.values("--tag")
    star = arguments.flag("--star")
    noLookup = arguments.flag("--no-lookup")
    word = arguments.operands()
  }
}
