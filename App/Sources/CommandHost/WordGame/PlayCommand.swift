import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import WordGame

struct PlayCommand: Command {
  static let name = "play"
  static let help = CommandHelp(
    en: "Play: does the translation match the word?", ru: "Играть: верен ли перевод слова?",
    details: [
      LocalizedText(
        en: """
          On a terminal, words fall down the screen, against the clock. Otherwise, and with --plain or --json, answers are read from \
          standard input, one y or n per line, without a clock; if the input ends before the round, --resume continues it. Every answer \
          is saved at once. Words that you get wrong come back soon, those that you know later; the more you get right, the harder it \
          becomes.
          """,
        ru: """
          В терминале слова падают сверху вниз, и время ограничено. В остальных случаях, а также с --plain и --json ответы читаются из \
          стандартного ввода, по одному y или n в строке, без ограничения времени; если ввод закончится раньше раунда, раунд можно \
          продолжить с --resume. Каждый ответ сохраняется сразу. Слова, в которых вы ошиблись, скоро повторятся, знакомые — позже; чем \
          больше верных ответов, тем труднее.
          """
      ),
      LocalizedText(
        en: """
          The words are your own when there are enough of them for a round, else the commonest of the language. A file has a word and \
          its translations a line, with a tab between the two and “ / ” between translations, or is JSON: a list of objects with \
          prompt and translations, or with text_eng and text_spa. Answers about your own words count in glot practice: a wrong one \
          brings a learned word back, a right one counts when the word is due.
          """,
        ru: """
          Слова берутся из вашего словаря, если их хватает на раунд, иначе — самые частые слова языка. В файле на каждой строке слово \
          и его переводы: между ними табуляция, между переводами « / »; либо это JSON: список объектов с prompt и translations или с \
          text_eng и text_spa. Ответы о ваших собственных словах учитываются в glot practice: после неверного выученное слово \
          повторится, верный засчитывается, когда слово пора повторить.
          """
      ),
      LocalizedText(
        en: """
          scores lists the rounds that were played, words lists the words that were asked and how well you know them; your own words \
          with the signs of glot list.
          """,
        ru: """
          scores показывает сыгранные раунды, words — слова, которые спрашивались, и насколько хорошо вы их знаете; у ваших собственных \
          слов — те же знаки, что в glot list.
          """
      ),
      LocalizedText(
        en: """
          While playing, --plain prints pair, its number, the word and what is shown; answer, its number, y or n, right or wrong, and \
          the translations; missed, a word and its translations; end, the result and how many answers were right and wrong. scores \
          prints when the round began, its result, right and wrong answers, the level, the deck and both languages; words prints the \
          word, both languages, how often it was asked and known, how often in a row, the longest such run, and when it was last \
          asked.
          """,
        ru: """
          Во время игры --plain выводит pair, номер, слово и показанный перевод; answer, номер, y или n, right или wrong и переводы; \
          missed, слово и переводы; end, итог и число верных и неверных ответов. scores выводит начало раунда, итог, число верных и \
          неверных ответов, уровень, набор и оба языка; words — слово, оба языка, сколько раз оно спрашивалось и было угадано, сколько раз \
          подряд, самую длинную такую серию и время последнего вопроса.
          """
      ),
    ],
    examples: [
      "glot play",
      "glot play --from en --to es --level 3",
      "glot play --deck animals.tsv --pairs 20 --no-timer",
      "glot play --json --seed 7 < answers.txt",
      "glot play --mistakes",
      "glot play scores --sort best --limit 5",
      "glot play words --from es",
    ]
  )

  let action: [String]
  let play: PlayOptions
  let sort: String?
  let limit: OptionValue<Int>

  init(_ arguments: inout ArgumentReader) {
    action = arguments.operands(
      "action", russianValue: "ДЕЙСТВИЕ", en: "scores or words; without it, play.", ru: "scores или words; без аргумента — играть.",
      completion: .list(["scores", "words"])
    )
    play = PlayOptions(&arguments)
    sort = arguments.option(
      "sort", russianValue: "ПОРЯДОК", en: "The order: newest or best of scores; weakest, newest or text of words.",
      ru: "Порядок: newest или best для scores; weakest, newest или text для words."
    )
    limit = arguments.count(
      "limit", en: "At most this many rounds or words.", ru: "Не больше указанного числа раундов или слов."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    switch action {
    case []:
      guard sort == nil, !limit.isGiven else { throw Self.onlyForLists }
      return try await played(in: context)
    case ["scores"]:
      let order = try sort.map { value throws(Problem) in try RoundOrder(value, of: "--sort") } ?? .newest
      return try await play.scores(order, limit: try limit(), in: context)
    case ["words"]:
      let order = try sort.map { value throws(Problem) in try HistoryOrder(value, of: "--sort") } ?? .weakest
      return try await play.words(order, limit: try limit(), in: context)
    default:
      throw Problem.usage(
        en: ("“\(action.joined(separator: " "))” is not an action of play.", "Use scores or words; to play, give no action."),
        ru: (
          "«\(action.joined(separator: " "))»: такого действия у play нет.",
          "Возможны scores и words; чтобы играть, не указывайте действие."
        )
      ).suggesting(action.first, among: action.count == 1 ? ["scores", "words"] : [], of: "play")
    }
  }

  @MainActor private func played(in context: Context) async throws(Problem) -> Outcome {
    if play.followsDirection { try await LanguageQuestions(context).askAtFirst() }
    let options = try await withDeck(try play.roundOptions(in: context), in: context)
    if context.session.format == .text, context.isOnFullScreenTerminal {
      return try await context.runFullScreenInterface(opening: .game(options, hasSound: play.sound))
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
    en: ("--sort and --limit are for “glot play scores” and “glot play words”.", "See “glot help play”."),
    ru: ("--sort и --limit относятся к «glot play scores» и «glot play words».", "См. «glot help play».")
  )
}
