import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

struct ShowCommand: Command {
  static let name = "show"
  static let help = CommandHelp(
    en: "Show one of your words with its full dictionary entry.", ru: "Показать слово с полной словарной статьёй.",
    details: [
      LocalizedText(
        en: "The network is not used; saved answers of services are shown.",
        ru: "Сеть не используется; показываются и сохранённые ответы служб."
      ),
      WordHelp.singleInput,
      WordHelp.record,
    ], examples: ["glot show casa", "glot show 12"]
  )

  let word: String?
  let direction: DirectionOptions
  let selection: SelectionOptions

  init(_ arguments: inout ArgumentReader) {
    word = arguments.operand(
      "word", russianValue: "СЛОВО", orInput: true, en: "The word, by number or text.", ru: "Слово: номер или текст.",
      completion: .stored(.words)
    )
    direction = DirectionOptions(&arguments)
    selection = SelectionOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let languages = try direction.languages()
    let typed = try WordArguments([word].compactMap(\.self), in: context, missing: .missingWord(example: "glot show casa")).single()
    let entry = context.personalDictionary().dictionaryEntry.build()
    await entry.show(selection.selectors([typed])[0], from: languages.from, to: languages.to)
    if let problem = entry.state.problem { throw Problem(problem) }
    let knowledge = await context.knowledge(of: [entry.state.word].compactMap(\.self))
    let document = EntryDocument(state: entry.state, knowledge: entry.state.word.flatMap { knowledge[$0.practised] })
    return Outcome(document, notes: SourcePhrases.failures(entry.state.answer?.failures ?? []))
  }
}

struct LookupCommand: Command {
  static let name = "lookup"
  static let help = CommandHelp(
    en: "Look a word up in the dictionaries without saving it.", ru: "Найти слово в словарях, не сохраняя его.",
    details: [
      LocalizedText(
        en: """
          A form is shown with all words that it can belong to, the likeliest first. If no dictionary has a phrase, its parts are \
          shown.
          """,
        ru: """
          Форма показывается со всеми словами, к которым она может относиться, начиная с самого вероятного. Если выражения нет в \
          словарях, показываются его части.
          """
      ),
      LocalizedText(
        en: """
          Unless you name a language, a word that is unknown in your direction is looked up in the opposite direction, and then in the \
          other language, if only one has it.
          """,
        ru: """
          Если язык не указан, слово, которого нет в вашем направлении, ищется в обратном, а затем в единственном другом языке, где оно \
          есть.
          """
      ),
      LocalizedText(
        en: """
          A service on the network is asked only if no dictionary on this machine has the word, and never with --offline.
          """,
        ru: """
          К сетевой службе glot обращается, только если слова нет ни в одном словаре на этом компьютере, и никогда с --offline.
          """
      ),
      LocalizedText(
        en: """
          If nothing was found and a source did not answer, the exit status tells why: 75 to try again later, 69 if it does not work, 77 \
          if it refuses the key.
          """,
        ru: """
          Если ничего не найдено, но какой-то словарь или служба не ответили, код завершения говорит почему: 75 — повторите позже, 69 \
          — не работает, 77 — ключ не принят.
          """
      ),
      LocalizedText(
        en: """
          Without a word, or with - in its place, standard input is read, one look-up per line; several are an array with --json, and \
          the exit status is 1 if one of them was not found.
          """,
        ru: """
          Без слова или с «-» вместо него читается стандартный ввод: каждая строка — отдельный запрос. Если запросов несколько, --json \
          выводит массив; если хотя бы одно слово не найдено, код завершения — 1.
          """
      ),
      LocalizedText(
        en: """
          If nothing is found, words with a similar spelling are suggested, from your direction or else from the other languages; with \
          --json they are in suggestions, and their languages in suggestion_languages.
          """,
        ru: """
          Если ничего не найдено, предлагаются слова с похожим написанием: из вашего направления, а если таких нет — из других языков. \
          С --json они выводятся в поле suggestions, а их языки — в suggestion_languages.
          """
      ),
      WordHelp.record,
    ], examples: ["glot lookup house --from en --to es", "glot lookup собаками -d ru:de"]
  )

  let word: [String]
  let direction: DirectionOptions

  init(_ arguments: inout ArgumentReader) {
    word = arguments.operands(
      "word", russianValue: "СЛОВО", orInput: true,
      en: "The word or phrase; several arguments that are not a phrase in a dictionary are looked up one by one.",
      ru: "Слово или фраза; несколько аргументов, которые вместе не составляют известной фразы, ищутся по одному.",
      completion: .stored(.words)
    )
    direction = DirectionOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let languages = try direction.languages()
    let arguments = try WordArguments(word, in: context, missing: .missingWord(example: "glot lookup house"))
    if languages.from == nil, languages.to == nil { try await LanguageQuestions(context).askAtFirst() }
    let dictionary = context.personalDictionary()
    var answers = await Self.lookedUp(arguments.texts, languages.from, languages.to, dictionary)
    // Several arguments that are not a phrase are looked up one by one.
    if answers.count == 1, arguments.words.count > 1, answers[0].isMissed {
      answers = await Self.lookedUp(arguments.words, languages.from, languages.to, dictionary)
    }
    let refused = answers.compactMap(\.refusal).first
    if answers.count == 1, let refused { throw refused }
    let states = answers.filter { $0.refusal == nil }
    var outcome = Self.outcome(states)
    if states.count == 1, let detected = states[0].answer?.detected, detected.count > 1 {
      outcome.problem?.hint = FormPhrases.whichLanguage(states[0].text, detected)
    }
    let unknown = states.first { $0.problem != nil && $0.suggestions.isEmpty && $0.answer?.detected.isEmpty != false }
    if outcome.problem?.code == "not_found", let direction = unknown?.answer?.direction,
      let more = await Self.otherSource(of: direction, dictionary.sources.build())
    {
      let hint = outcome.problem?.hint
      outcome.problem?.hint = LocalizedText(
        en: [hint?(.english), more(.english)].compactMap(\.self).joined(separator: " "),
        ru: [hint?(.russian), more(.russian)].compactMap(\.self).joined(separator: " ")
      )
    }
    if let refused { outcome.problem = refused }
    return outcome
  }

  /// What to say of a source that is not asked about words of this direction, but could be.
  @MainActor
  private static func otherSource(of direction: Direction, _ sources: SourcesViewModel) async -> LocalizedText? {
    await sources.load()
    if let disabled = sources.state.sources.first(where: { !$0.isEnabled && $0.directions.contains(direction) }) {
      return SourcePhrases.isDisabled(disabled.name)
    }
    return DebianPackage.missing(for: direction, among: await sources.installedNames()).map(SourcePhrases.more)
  }

  @MainActor
  private static func lookedUp(
    _ texts: [String], _ from: Language?, _ to: Language?, _ dictionary: PersonalDictionaryGraph
  ) async -> [DictionaryEntryState] {
    var states: [DictionaryEntryState] = []
    for text in texts {
      let entry = dictionary.dictionaryEntry.build()
      await entry.lookUp(text, from: from, to: to)
      states.append(entry.state)
    }
    return states
  }

  private static func outcome(_ states: [DictionaryEntryState]) -> Outcome {
    let document = EntriesDocument(entries: states.map { EntryDocument(state: $0) })
    let detected = states.flatMap { state in (state.answer?.detected ?? []).map { FormPhrases.detected(state.text, $0) } }
    let guessed = states.first { $0.guessed != nil && $0.answer?.direction == $0.guessed }?.guessed
    let notes =
      [guessed.map(WordPhrases.guessed)].compactMap(\.self) + states.compactMap(FormPhrases.recognised) + detected
      + SourcePhrases.failures(states.flatMap(\.failures))
    let missed = states.filter { $0.problem != nil }
    guard !missed.isEmpty else { return Outcome(document, notes: notes) }
    let failures = missed.flatMap(\.failures)
    let directions = Set(missed.compactMap { $0.answer?.direction })
    let suggestions = missed.count == 1 && failures.isEmpty ? missed[0].suggestions : []
    let meant = suggestions.isEmpty ? missed.compactMap { WordPhrases.didYouMean($0.suggestions, insteadOf: $0.text) } : []
    return Outcome(
      document, notes: notes + meant + PendingPhrases.unanswered(failures),
      problem: .unanswered(missed.map(\.text), in: directions.count == 1 ? directions.first : nil, failures, suggestions: suggestions)
    )
  }
}

extension DictionaryEntryState {
  /// Why the text could not be looked up at all.
  fileprivate var refusal: Problem? {
    switch problem {
    case nil, .nothingFound, .unanswered: nil
    case let problem?: Problem(problem)
    }
  }

  /// Whether no dictionary has the text as a whole.
  fileprivate var isMissed: Bool {
    guard refusal == nil, let answer else { return false }
    return answer.detected.isEmpty && (problem != nil || answer.isOfParts)
  }
  fileprivate var failures: [SourceFailure] { answer?.failures ?? [] }
  fileprivate var suggestions: [SuggestedSpelling] { answer?.suggestions ?? [] }
}
