import ArgumentParser
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

struct ShowCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "show",
    abstract: "Show one of your words with its full dictionary entry.",
    discussion: """
      Nothing is asked over the network; what services answered before is shown.
      \(WordHelp.singleInput)
      \(WordHelp.record)

      glot show casa
      glot show 12
      """
  )

  @Argument(help: "The word, by number or text.")
  var word: String?

  @OptionGroup var direction: DirectionOptions
  @OptionGroup var selection: SelectionOptions

  func run(in context: Context) async throws(Problem) -> Outcome {
    let languages = try direction.languages()
    let typed = try WordArguments([word].compactMap(\.self), in: context, missing: .missingWord(example: "glot show casa")).single()
    let entry = context.personalDictionary().dictionaryEntry.build()
    await entry.show(selection.selectors([typed])[0], from: languages.from, to: languages.to)
    if let problem = entry.state.problem { throw Problem(problem) }
    return Outcome(EntryDocument(state: entry.state), notes: SourcePhrases.failures(entry.state.answer?.failures ?? []))
  }
}

extension ShowCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    direction = arguments.group()
    selection = arguments.group()
    word = arguments.operand()
  }
}

struct LookupCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "lookup",
    abstract: "Look a word up in the dictionaries without keeping it.",
    discussion: """
      A form is shown with all words that it can be of, the likeliest first. Of a phrase that no dictionary has, the parts are shown.
      A service in the network is asked only when no dictionary on this machine has the word, and never with --offline.
      When nothing was found and one of them gave no answer, the exit status says why: 75 to try again later, 69 when it does not work, 77 when \
      it refuses the key.
      Without a word, or with - in its place, standard input is read, one look-up a line; several are an array under --json, and the exit status is \
      1 when one of them was not found.
      What is not found is answered with the words that are spelled almost so; under --json they are in suggestions.
      \(WordHelp.record)

      glot lookup house --from en --to es
      glot lookup собаками -d ru:de
      """
  )

  @Argument(help: "The word or phrase; all arguments together.")
  var word: [String] = []

  @OptionGroup var pair: PairOptions

  func run(in context: Context) async throws(Problem) -> Outcome {
    let languages = try pair.languages()
    let texts = try WordArguments(word, in: context, missing: .missingWord(example: "glot lookup house")).texts
    let dictionary = context.personalDictionary()
    var states: [DictionaryEntryState] = []
    var refused: Problem?
    for text in texts {
      let entry = dictionary.dictionaryEntry.build()
      await entry.lookUp(text, from: languages.from, to: languages.to)
      switch entry.state.problem {
      case nil, .nothingFound, .unanswered: states.append(entry.state)
      case let problem? where texts.count == 1: throw Problem(problem)
      // Continue with the other lines.
      case let problem?: refused = refused ?? Problem(problem)
      }
    }
    var outcome = Self.outcome(states)
    let unknown = states.first { $0.problem != nil && $0.suggestions.isEmpty }
    if outcome.problem?.code == "not_found", let direction = unknown?.answer?.direction,
      let package = DebianPackage.missing(for: direction, among: await dictionary.sources.build().installedNames())
    {
      let (hint, more) = (outcome.problem?.hint, SourcePhrases.more(package))
      outcome.problem?.hint = LocalizedText(
        en: [hint?(.english), more(.english)].compactMap(\.self).joined(separator: " "),
        ru: [hint?(.russian), more(.russian)].compactMap(\.self).joined(separator: " ")
      )
    }
    if let refused { outcome.problem = refused }
    return outcome
  }

  private static func outcome(_ states: [DictionaryEntryState]) -> Outcome {
    let document = EntriesDocument(entries: states.map(EntryDocument.init))
    let detected = states.compactMap { state in state.answer?.detected.map { FormPhrases.detected(state.text, $0) } }
    let notes = detected + SourcePhrases.failures(states.flatMap(\.failures))
    let missed = states.filter { $0.problem != nil }
    guard !missed.isEmpty else { return Outcome(document, notes: notes) }
    let failures = missed.flatMap(\.failures)
    let suggestions = missed.count == 1 && failures.isEmpty ? missed[0].suggestions : []
    let meant = suggestions.isEmpty ? missed.compactMap { WordPhrases.didYouMean($0.suggestions, insteadOf: $0.text) } : []
    return Outcome(
      document, notes: notes + meant + PendingPhrases.unanswered(failures),
      problem: .unanswered(missed.map(\.text), failures, suggestions: suggestions)
    )
  }
}

extension DictionaryEntryState {
  fileprivate var failures: [SourceFailure] { answer?.failures ?? [] }
  fileprivate var suggestions: [String] { answer?.suggestions ?? [] }
}

extension LookupCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    pair = arguments.group()
    word = arguments.operands()
  }
}
