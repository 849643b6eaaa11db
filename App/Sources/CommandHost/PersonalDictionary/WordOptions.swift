import ArgumentParser
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// Texts that the help of several commands shares.
enum WordHelp {
  static let record = "--plain prints the number, the word, its translations, both languages, * for a favourite, and the status."
  static let input = "Without words, or with - among them, words are read from standard input, one a line."
  static let singleInput = "- in place of it, or nothing at all, reads it from standard input."
}

/// The options for the languages.
struct DirectionOptions: ParsableArguments {
  @Option(help: "The language of the word: en, es, ru, de, fr, it or pt.", completion: .list(Language.allCases.map(\.code)))
  var from: String?

  @Option(help: "The language of its translations.", completion: .list(Language.allCases.map(\.code)))
  var to: String?

  func languages() throws(Problem) -> (from: Language?, to: Language?) {
    try Direction.languages(from: from, to: to)
  }
}

extension DirectionOptions: DirectlyParsable {
  mutating func read(_ arguments: inout ArgumentReader) {
    from = arguments.value("--from")
    to = arguments.value("--to")
  }
}

/// Both languages in one option, or in two separate ones.
struct PairOptions: ParsableArguments {
  @Option(help: "The language of the word: en, es, ru, de, fr, it or pt.", completion: .list(Language.allCases.map(\.code)))
  var from: String?

  @Option(help: "The language of its translations.", completion: .list(Language.allCases.map(\.code)))
  var to: String?

  @Option(name: [.customShort("d"), .customLong("direction")], help: "Both languages at once, as in es:en.")
  var pair: String?

  func languages() throws(Problem) -> (from: Language?, to: Language?) {
    guard let pair else { return try Direction.languages(from: from, to: to) }
    let codes = pair.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard codes.count == 2, from == nil, to == nil else {
      throw .usage(
        LocalizedText(en: "“\(pair)” does not name a direction.", ru: "«\(pair)» не задаёт направление."),
        hint: LocalizedText(
          en: "Write both languages as in es:en, without --from and --to.", ru: "Укажите оба языка, как es:en, без --from и --to."
        )
      )
    }
    return try Direction.languages(from: codes[0], to: codes[1])
  }
}

extension PairOptions: DirectlyParsable {
  mutating func read(_ arguments: inout ArgumentReader) {
    from = arguments.value("--from")
    to = arguments.value("--to")
    pair = arguments.value("-d", "--direction")
  }
}

/// The options for filtering, ordering and limiting words.
struct FilterOptions: ParsableArguments {
  @Option(help: "The language of the word: en, es, ru, de, fr, it or pt.", completion: .list(Language.allCases.map(\.code)))
  var from: String?

  @Option(help: "The language of its translations.", completion: .list(Language.allCases.map(\.code)))
  var to: String?

  @Flag(help: "Only favourites.")
  var star = false

  @Option(help: "Only words with this tag; may be given again.")
  var tag: [String] = []

  @Option(
    help: "Only words of this status: translated, pending or untranslated.", completion: .list(WordStatusKind.allCases.map(\.rawValue)))
  var status: String?

  @Option(help: "Only words added on this day or later: 2026-12-31, today, yesterday or 7d.")
  var since: String?

  @Option(help: "The order: newest, oldest, text or lookups.", completion: .list(WordOrder.allCases.map(\.rawValue)))
  var sort: String?

  @Option(help: "At most this many words.")
  var limit: String?

  var isEmpty: Bool {
    !star && tag.isEmpty && [from, to, status, since, sort, limit].allSatisfy { $0 == nil }
  }

  /// Returns a closure that applies these options to a query.
  func narrowing(localTime: LocalTime, now: Timestamp) throws(Problem) -> (inout WordQuery) -> Void {
    let languages = try Direction.languages(from: from, to: to)
    let tags = try acceptable(tag)
    let since = try since.map { text throws(Problem) in try moment(text, localTime, now) }
    let status = try status.map { value throws(Problem) in try WordStatusKind(value, of: "--status") }
    let order = try sort.map { value throws(Problem) in try WordOrder(value, of: "--sort") } ?? .newest
    let limit = try limit.map { text throws(Problem) in try count(text, of: "--limit") }
    return { query in
      query.isStarred = query.isStarred || star
      query.from = languages.from
      query.to = languages.to
      query.tags = tags
      query.status = status
      query.since = since
      query.order = order
      query.limit = limit
    }
  }
}

extension FilterOptions: DirectlyParsable {
  mutating func read(_ arguments: inout ArgumentReader) {
    from = arguments.value("--from")
    to = arguments.value("--to")
    tag = arguments.values("--tag")
    status = arguments.value("--status")
    since = arguments.value("--since")
    sort = arguments.value("--sort")
    limit = arguments.value("--limit")
    star = arguments.flag("--star")
  }
}

/// How arguments select stored words.
struct SelectionOptions: ParsableArguments {
  @Flag(help: "Take what is given as text, even if it is a number.")
  var text = false

  func selectors(_ typed: [String]) -> [WordSelector] { typed.map { WordSelector($0, isText: text) } }
}

extension SelectionOptions: DirectlyParsable {
  mutating func read(_ arguments: inout ArgumentReader) {
    text = arguments.flag("--text")
  }
}

/// The words to change.
struct WordsArgument: ParsableArguments {
  @Argument(help: "Words, by number or text.")
  var word: [String] = []

  @OptionGroup var selection: SelectionOptions

  /// - Parameter example: A correct command, for the advice.
  @MainActor
  func selectors(in context: Context, example: String) throws(Problem) -> [WordSelector] {
    selection.selectors(try WordArguments(word, in: context, missing: .missingWord(example: example)).words)
  }
}

extension WordsArgument: DirectlyParsable {
  mutating func read(_ arguments: inout ArgumentReader) {
    selection = arguments.group()
    word = arguments.operands()
  }
}

extension Direction {
  /// Parses two codes, which must differ.
  static func languages(from: String?, to: String?) throws(Problem) -> (from: Language?, to: Language?) {
    let languages = (try from.map(Language.named), try to.map(Language.named))
    if let from = languages.0, from == languages.1 { throw .sameLanguages(from) }
    return languages
  }
}

extension Language {
  static func named(_ code: String) throws(Problem) -> Language {
    guard let language = Language(code: code) else { throw .unknownLanguage(code) }
    return language
  }
}

/// Normalises `texts` for storing.
func acceptable(_ texts: [String]) throws(Problem) -> [String] {
  try texts.map { text throws(Problem) in
    do throws(UserTextProblem) { return try UserText(text).description } catch { throw Problem(error, in: text) }
  }
}
