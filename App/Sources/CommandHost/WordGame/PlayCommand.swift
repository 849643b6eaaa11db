import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import WordGame

struct PlayCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "play",
    abstract: "Play: does this translation belong to this word?",
    discussion: """
      On a terminal the words fall down the screen, against the clock. Elsewhere, and with --plain or --json, answers are read from standard \
      input, y or n a line, without a clock; when it ends before the round does, the round is kept for --resume. Every answer is kept at once. \
      Words that you got wrong come again soon, those that you know later; the more you get right, the harder it becomes.
      The words are your own when there are enough of them for a round, else the commonest of the language. A file has a word and its \
      translations a line, with a tab between the two and “ / ” between translations, or is JSON: a list of objects with prompt and \
      translations, or with text_eng and text_spa.
      scores lists the rounds that were played, words the words that were asked and how well you know them.
      While playing, --plain prints pair, its number, the word and what is shown; answer, its number, y or n, right or wrong, and the \
      translations; missed, a word and its translations; end, the result and how many answers were right and wrong. scores prints when the \
      round began, its result, right and wrong answers, the level, the deck and both languages; words prints the word, both languages, how \
      often it was asked and known, how often in a row, the longest such run, and when it was last asked.

      glot play
      glot play --from en --to es --level 3
      glot play --deck animals.tsv --pairs 20 --no-timer
      glot play --json --seed 7 < answers.txt
      glot play --mistakes
      glot play scores --sort best --limit 5
      glot play words --from es
      """
  )

  @Argument(help: "scores or words; nothing plays.", completion: .list(["scores", "words"]))
  var action: [String] = []

  @OptionGroup var play: PlayOptions

  @Option(help: "The order: newest or best of scores; weakest, newest or text of words.")
  var sort: String?

  @Option(help: "At most this many rounds or words.")
  var limit: String?

  func run(in context: Context) async throws(Problem) -> Outcome {
    switch action {
    case []:
      guard sort == nil, limit == nil else { throw Self.onlyForLists }
      return try await played(in: context)
    case ["scores"]:
      let order = try sort.map { value throws(Problem) in try RoundOrder(value, of: "--sort") } ?? .newest
      return try await play.scores(order, limit: try limit.map { text throws(Problem) in try count(text, of: "--limit") }, in: context)
    case ["words"]:
      let order = try sort.map { value throws(Problem) in try HistoryOrder(value, of: "--sort") } ?? .weakest
      return try await play.words(order, limit: try limit.map { text throws(Problem) in try count(text, of: "--limit") }, in: context)
    default:
      throw .usage(
        LocalizedText(
          en: "“\(action.joined(separator: " "))” is nothing that play can show.",
          ru: "«\(action.joined(separator: " "))»: такого play не показывает."
        ),
        hint: LocalizedText(
          en: "Use scores or words, or nothing to play.", ru: "Возможны scores и words; чтобы играть, не указывайте ничего.")
      )
    }
  }

  @MainActor private func played(in context: Context) async throws(Problem) -> Outcome {
    let options = try await withDeck(try play.roundOptions(in: context), in: context)
    if context.session.format == .text, context.isOnFullScreenTerminal {
      let hasSound = play.sound
      return try await context.runFullScreenInterface { $0.openGame(options, hasSound: hasSound) }
    }
    let game = LineGame(play: context.wordGame().play.build(), context: context)
    return try await game.run(options)
  }

  /// Reads the deck file again when the round to resume used one.
  @MainActor private func withDeck(_ options: RoundOptions, in context: Context) async throws(Problem) -> RoundOptions {
    guard options.resumes || options.isOfMistakes else { return options }
    let probe = context.wordGame().play.build()
    await probe.start(options)
    guard case .deckNeeded(let path)? = probe.state.problem else { return options }
    var options = options
    options.deck = .given(try DeckFile(path, in: context).deck)
    return options
  }

  private static let onlyForLists = Problem.usage(
    LocalizedText(
      en: "--sort and --limit are for “glot play scores” and “glot play words”.",
      ru: "--sort и --limit относятся к «glot play scores» и «glot play words»."
    ),
    hint: LocalizedText(en: "See “glot help play”.", ru: "См. «glot help play».")
  )
}

extension PlayCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    play = arguments.group()
    sort = arguments.value("--sort")
    limit = arguments.value("--limit")
    action = arguments.operands()
  }
}
