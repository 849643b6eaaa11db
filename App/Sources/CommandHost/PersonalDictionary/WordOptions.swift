import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// Texts that the help of several commands shares.
enum WordHelp {
  static let record = LocalizedText(
    en: "--plain prints the number, the word, its translations, both languages, * for a favourite, and the status.",
    ru: "--plain выводит номер, слово, переводы, оба языка, * у избранных и состояние."
  )
  static let input = LocalizedText(
    en: "Without words, or with - among them, words are read from standard input, one per line.",
    ru: "Без слов или с «-» среди них слова читаются из стандартного ввода, по одному в строке."
  )
  static let singleInput = LocalizedText(
    en: "With - or without an argument, it is read from standard input.",
    ru: "Если указать «-» или не указать ничего, текст читается из стандартного ввода."
  )
}

extension ArgumentReader {
  /// An option whose value is a language.
  mutating func languageOption(_ name: String, en english: String, ru russian: String) -> String? {
    option(name, russianValue: "ЯЗЫК", en: english, ru: russian, completion: .list(Language.allCases.map(\.code)))
  }
}

/// The languages in two separate options.
struct LanguageOptions {
  let from: String?
  let to: String?

  init(_ arguments: inout ArgumentReader) {
    from = arguments.languageOption(
      "from", en: "The language of the word: en, es, ru, de, fr, it or pt.",
      ru: "Язык слова: en, es, ru, de, fr, it или pt."
    )
    to = arguments.languageOption(
      "to", en: "The language of its translations.", ru: "Язык перевода."
    )
  }

  /// The options for what a file does not say.
  init(ofFileIn arguments: inout ArgumentReader) {
    from = arguments.languageOption(
      "from", en: "The language of the words, if the file does not name it.", ru: "Язык слов, если он не указан в файле."
    )
    to = arguments.languageOption(
      "to", en: "The language of the translations, if the file does not name it.", ru: "Язык переводов, если он не указан в файле."
    )
  }

  func languages() throws(Problem) -> (from: Language?, to: Language?) {
    try Direction.languages(from: from, to: to)
  }
}

/// Both languages in one option, or in two separate ones.
struct DirectionOptions {
  let separate: LanguageOptions
  let direction: String?

  init(_ arguments: inout ArgumentReader, ofFile: Bool = false) {
    separate = ofFile ? LanguageOptions(ofFileIn: &arguments) : LanguageOptions(&arguments)
    direction = arguments.option(
      "direction", short: "d", russianValue: "НАПРАВЛЕНИЕ", en: "Both languages at once, for example es:en.",
      ru: "Оба языка сразу, например es:en.", completion: .stored(.directions)
    )
  }

  var isEmpty: Bool { direction == nil && separate.from == nil && separate.to == nil }

  func languages() throws(Problem) -> (from: Language?, to: Language?) {
    guard let direction else { return try separate.languages() }
    guard let names = Direction.names(in: direction), separate.from == nil, separate.to == nil else {
      throw .usage(
        en: ("“\(direction)” is not a direction.", "Give both languages, for example es:en, without --from and --to."),
        ru: ("«\(direction)» — не направление.", "Укажите оба языка, например es:en, без --from и --to.")
      )
    }
    return try Direction.languages(from: names.from, to: names.to)
  }
}

/// The options for sentences with a word.
struct ExampleOptions {
  let sentences: [String]
  let origin: String?

  init(_ arguments: inout ArgumentReader) {
    sentences = arguments.options(
      "example", russianValue: "ПРЕДЛОЖЕНИЕ",
      en: "A sentence in which you met the word; can be repeated. A word keeps the \(WordExample.maximumCount) newest.",
      ru:
        "Предложение, в котором вам встретилось слово; можно указать несколько раз. У слова остаётся не больше \(WordExample.maximumCount) последних."
    )
    origin = arguments.option(
      "origin", russianValue: "НАЗВАНИЕ", en: "The book or text that the sentence is from.", ru: "Книга или текст, откуда предложение."
    )
  }

  func examples() throws(Problem) -> [WordExample] {
    let origin = try origin.map { text throws(Problem) in try UserText(accepting: text).description }
    guard origin == nil || !sentences.isEmpty else {
      throw .usage(
        en: ("--origin belongs to a sentence.", "Give it with --example SENTENCE."),
        ru: ("--origin относится к предложению.", "Укажите его вместе с --example ПРЕДЛОЖЕНИЕ.")
      )
    }
    return try acceptable(sentences).map { WordExample($0, origin: origin) }
  }
}

/// The options for filtering, ordering and limiting words.
struct FilterOptions {
  let direction: DirectionOptions
  let star: Bool
  let tags: [String]
  let status: OptionValue<WordStatusKind>
  let since: String?
  let sort: OptionValue<WordOrder>
  let limit: OptionValue<Int>
  /// The order without `--sort`.
  private let defaultOrder: WordOrder

  init(_ arguments: inout ArgumentReader, defaultOrder: WordOrder = .newest) {
    self.defaultOrder = defaultOrder
    direction = DirectionOptions(&arguments)
    star = arguments.flag("star", en: "Only favourites.", ru: "Только избранные.")
    tags = arguments.options(
      "tag", russianValue: "МЕТКА", en: "Only words with this tag; can be repeated.",
      ru: "Только слова с этой меткой; можно указать несколько раз.", completion: .stored(.tags)
    )
    status = arguments.choice(
      "status", russianValue: "СОСТОЯНИЕ", en: "Only words with this status: translated, pending or untranslated.",
      ru: "Только слова в этом состоянии: translated, pending или untranslated."
    )
    since = arguments.option(
      "since", russianValue: "ДАТА", en: "Only words added on this day or later: 2026-12-31, today, yesterday or 7d.",
      ru: "Только слова, добавленные в этот день или позже: 2026-12-31, today, yesterday или 7d."
    )
    sort = arguments.choice(
      "sort", russianValue: "ПОРЯДОК", en: "The order: best (of a search), newest, oldest, text or lookups.",
      ru: "Порядок: best (для поиска), newest, oldest, text или lookups."
    )
    limit = arguments.count("limit", en: "At most this many words.", ru: "Не больше указанного числа слов.")
  }

  var isEmpty: Bool {
    !star && tags.isEmpty && direction.isEmpty && since == nil && !status.isGiven && !sort.isGiven && !limit.isGiven
  }

  /// Returns a closure that applies these options to a query.
  func narrowing(localTime: LocalTime, now: Timestamp) throws(Problem) -> (inout WordQuery) -> Void {
    let languages = try direction.languages()
    var filter = WordFilter(order: try sort() ?? defaultOrder)
    (filter.from, filter.to) = languages
    filter.isStarred = star
    filter.tags = try acceptable(tags)
    filter.since = try since.map { text throws(Problem) in try moment(text, localTime, now) }
    filter.status = try status()
    filter.limit = try limit()
    return filter.narrow
  }
}

/// How arguments select stored words.
struct SelectionOptions {
  let text: Bool

  init(_ arguments: inout ArgumentReader) {
    text = arguments.flag(
      "text", en: "Treat the argument as text, even if it is a number.", ru: "Считать аргумент текстом, даже если это число."
    )
  }

  func selectors(_ typed: [String]) -> [WordSelector] { typed.map { WordSelector($0, isText: text) } }
}

/// The words to change.
struct WordsArgument {
  let words: [String]
  let selection: SelectionOptions

  init(_ arguments: inout ArgumentReader) {
    words = arguments.operands(
      "word", russianValue: "СЛОВО", orInput: true, en: "Words, by number or text.", ru: "Слова: номера или текст.",
      completion: .stored(.words)
    )
    selection = SelectionOptions(&arguments)
  }

  /// - Parameter example: A correct command, for the advice.
  @MainActor
  func selectors(in context: Context, example: String) throws(Problem) -> [WordSelector] {
    selection.selectors(try WordArguments(words, in: context, missing: .missingWord(example: example)).words)
  }
}

extension Direction {
  /// The two parts of a direction as people write it: `es:en`, `es-en`, `es>en`, `es → en`, `spanish:english`; `nil` when it has not two.
  static func names(in pair: String) -> (from: String, to: String)? {
    for separator in [":", "->", ">", "→", "/", "-"] where pair.contains(separator) {
      let parts = pair.split(separator: separator, omittingEmptySubsequences: false).map(\.trimmed)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    return nil
  }
}
