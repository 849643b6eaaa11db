import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import WordGame

struct PlayOptions {
  let deck: String?
  let pairs: OptionValue<Int>
  let lives: OptionValue<Int>
  let seconds: OptionValue<Int>
  let chance: OptionValue<Int>
  let level: OptionValue<Int>
  let direction: DirectionOptions
  let seed: OptionValue<UInt64>
  let noTimer: Bool
  let sound: Bool
  let resume: Bool
  let mistakes: Bool

  init(_ arguments: inout ArgumentReader) {
    deck = arguments.option(
      "deck", russianValue: "НАБОР", en: "Where the words come from: personal, starter or a file.",
      ru: "Откуда брать слова: personal, starter или файл.", completion: .file
    )
    pairs = arguments.count(
      "pairs", in: RoundRules.pairsRange, en: "The number of pairs in a round; 15 by default.", ru: "Число пар в раунде; по умолчанию 15."
    )
    lives = arguments.count(
      "lives", in: RoundRules.livesRange, en: "The number of mistakes that loses the round; 3 by default.",
      ru: "После скольких ошибок раунд проигран; по умолчанию 3."
    )
    seconds = arguments.count(
      "seconds", in: RoundRules.secondsPerPairRange, en: "How many seconds a word falls; 5 by default.",
      ru: "Сколько секунд падает слово; по умолчанию 5."
    )
    chance = arguments.count(
      "chance", in: RoundRules.chanceOfMatchRange, en: "The percentage of matching pairs; 25 by default.",
      ru: "Доля верных пар в процентах; по умолчанию 25."
    )
    level = arguments.count(
      "level", in: DifficultyLevel.range, en: "The initial level, from 1 to 5; by default it follows from the last rounds.",
      ru: "Начальный уровень, от 1 до 5; по умолчанию по итогам последних раундов."
    )
    direction = DirectionOptions(&arguments)
    seed = arguments.seed(
      en: "Play the round with this number: the same words give the same pairs.",
      ru: "Раунд с этим номером: те же слова дают те же пары."
    )
    noTimer = arguments.flag("no-timer", en: "Do not limit the time for an answer.", ru: "Не ограничивать время ответа.")
    sound = arguments.flag("sound", en: "Ring the terminal bell on mistakes.", ru: "Подавать звуковой сигнал при ошибках.")
    resume = arguments.flag("resume", en: "Resume the paused round.", ru: "Продолжить прерванный раунд.")
    mistakes = arguments.flag(
      "mistakes", en: "Only words of the last round that you got wrong.", ru: "Только слова, в которых вы ошиблись в последнем раунде."
    )
  }

  /// Whether the chosen direction decides which words are asked.
  var followsDirection: Bool {
    let isOfWords = deck == nil || deck == "personal" || deck == "starter"
    return isOfWords && direction.isEmpty && !resume && !mistakes
  }

  /// The options of the round. Reads the deck file if there is one.
  @MainActor func roundOptions(in context: Context) throws(Problem) -> RoundOptions {
    var options = RoundOptions()
    let (from, to) = try direction.languages()
    (options.from, options.to) = (from?.code, to?.code)
    options.rules = try rules()
    options.hasChosenPairs = pairs.isGiven
    options.level = try level().map(DifficultyLevel.init(clamping:))
    options.seed = try seed()
    options.hasTimer = !noTimer
    options.resumes = resume
    options.isOfMistakes = mistakes
    guard !resume || !mistakes else { throw .exclusive("--resume", "--mistakes") }
    options.deck = try deckChoice(in: context)
    return options
  }

  /// The languages as a filter for played rounds.
  func wordLanguages() throws(Problem) -> WordLanguages {
    let (from, to) = try direction.languages()
    return from == nil && to == nil ? .any : .partly(from: from?.code, to: to?.code)
  }

  @MainActor private func deckChoice(in context: Context) throws(Problem) -> RoundOptions.DeckChoice {
    switch deck {
    case nil: return .automatic
    case "personal": return .personal
    case "starter": return .starter
    case let path?: return .given(try DeckFile(path, in: context).deck)
    }
  }

  private func rules() throws(Problem) -> RoundRules {
    let original = RoundRules.original
    let (pairs, lives, seconds, chance) = (try pairs(), try lives(), try seconds(), try chance())
    do throws(RoundRulesError) {
      return try RoundRules(
        pairs: pairs ?? original.pairs, lives: lives ?? original.lives, secondsPerPair: seconds ?? original.secondsPerPair,
        chanceOfMatch: chance ?? original.chanceOfMatch
      )
    } catch { throw .usage(GamePhrases.outOfRange(error)) }
  }
}
