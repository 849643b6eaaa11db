import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import WordGame

struct PlayOptions {
  let deck: String?
  let pairs: String?
  let lives: String?
  let seconds: String?
  let chance: String?
  let level: String?
  let languages: PairOptions
  let seed: String?
  let noTimer: Bool
  let sound: Bool
  let resume: Bool
  let mistakes: Bool

  init(_ arguments: inout ArgumentReader) {
    deck = arguments.option(
      "deck", russianValue: "НАБОР", en: "Where the words come from: personal, starter or a file.",
      ru: "Откуда брать слова: personal, starter или файл.", completion: .file
    )
    pairs = arguments.option(
      "pairs", russianValue: "ЧИСЛО", en: "The number of pairs in a round; 15 by default.", ru: "Число пар в раунде; по умолчанию 15."
    )
    lives = arguments.option(
      "lives", russianValue: "ЧИСЛО", en: "The number of mistakes that loses the round; 3 by default.",
      ru: "После скольких ошибок раунд проигран; по умолчанию 3."
    )
    seconds = arguments.option(
      "seconds", russianValue: "ЧИСЛО", en: "How many seconds a word falls; 5 by default.",
      ru: "Сколько секунд падает слово; по умолчанию 5."
    )
    chance = arguments.option(
      "chance", russianValue: "ЧИСЛО", en: "The percentage of matching pairs; 25 by default.",
      ru: "Доля верных пар в процентах; по умолчанию 25."
    )
    level = arguments.option(
      "level", russianValue: "ЧИСЛО", en: "The initial level, from 1 to 5; by default it follows from the last rounds.",
      ru: "Начальный уровень, от 1 до 5; по умолчанию по итогам последних раундов."
    )
    languages = PairOptions(&arguments)
    seed = arguments.option(
      "seed", russianValue: "ЧИСЛО", en: "Play the round with this number: the same words give the same pairs.",
      ru: "Раунд с этим номером: те же слова дают те же пары."
    )
    noTimer = arguments.flag("no-timer", en: "Do not limit the time for an answer.", ru: "Не ограничивать время ответа.")
    sound = arguments.flag("sound", en: "Ring the terminal bell on mistakes.", ru: "Подавать звуковой сигнал при ошибках.")
    resume = arguments.flag("resume", en: "Resume the paused round.", ru: "Продолжить прерванный раунд.")
    mistakes = arguments.flag(
      "mistakes", en: "Only words of the last round that you got wrong.", ru: "Только слова, в которых вы ошиблись в последнем раунде."
    )
  }

  /// The options of the round. Reads the deck file if there is one.
  @MainActor func roundOptions(in context: Context) throws(Problem) -> RoundOptions {
    var options = RoundOptions()
    let (from, to) = try languages.languages()
    (options.from, options.to) = (from?.code, to?.code)
    options.rules = try rules()
    options.hasChosenPairs = pairs != nil
    options.level = try level.map { text throws(Problem) in
      let value = try number(text, of: "--level", in: DifficultyLevel.range)
      return DifficultyLevel(clamping: value)
    }
    options.seed = try seed.map(Self.seed)
    options.hasTimer = !noTimer
    options.resumes = resume
    options.isOfMistakes = mistakes
    guard !resume || !mistakes else { throw Self.resumeOrMistakes }
    options.deck = try deckChoice(in: context)
    return options
  }

  /// The languages as a filter for played rounds.
  func wordLanguages() throws(Problem) -> WordLanguages {
    let (from, to) = try languages.languages()
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
    let pairs = try pairs.map { text throws(Problem) in try number(text, of: "--pairs", in: RoundRules.pairsRange) }
    let lives = try lives.map { text throws(Problem) in try number(text, of: "--lives", in: RoundRules.livesRange) }
    let seconds = try seconds.map { text throws(Problem) in try number(text, of: "--seconds", in: RoundRules.secondsPerPairRange) }
    let chance = try chance.map { text throws(Problem) in try number(text, of: "--chance", in: RoundRules.chanceOfMatchRange) }
    do throws(RoundRulesError) {
      return try RoundRules(
        pairs: pairs ?? original.pairs, lives: lives ?? original.lives, secondsPerPair: seconds ?? original.secondsPerPair,
        chanceOfMatch: chance ?? original.chanceOfMatch
      )
    } catch { throw .usage(GamePhrases.outOfRange(error)) }
  }

  static func seed(_ text: String) throws(Problem) -> UInt64 {
    guard let seed = UInt64(text) ?? Int64(text).map(UInt64.init(bitPattern:)) else {
      throw .usage(
        en: ("“\(text)” is not valid for --seed.", "Use a whole number."),
        ru: ("«\(text)» не подходит для --seed.", "Укажите целое число.")
      )
    }
    return seed
  }

  private static let resumeOrMistakes = Problem.usage(
    en: ("--resume and --mistakes cannot be used together.", "Choose one."),
    ru: ("--resume и --mistakes нельзя указать вместе.", "Выберите что-то одно.")
  )
}

private func number(_ text: String, of option: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
  guard let number = Int(text), range.contains(number) else {
    throw .usage(
      en: ("“\(text)” is not valid for \(option).", "Use a whole number from \(range.lowerBound) to \(range.upperBound)."),
      ru: ("«\(text)» не подходит для \(option).", "Укажите целое число от \(range.lowerBound) до \(range.upperBound).")
    )
  }
  return number
}
