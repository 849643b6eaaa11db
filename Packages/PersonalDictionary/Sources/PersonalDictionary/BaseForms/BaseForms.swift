import CoreModule

/// Guesses the dictionary form of an inflected word by rule: `dog` for dogs, `casa` for casas, `собака` for собаками.
public struct BaseForms: Sendable {
  private let language: Language

  /// Creates a guesser for `language`.
  public init(of language: Language) { self.language = language }

  /// Possible dictionary forms of `text`, the likeliest first, without `text` itself.
  ///
  /// Many candidates are not words; the caller looks them up.
  ///
  /// - Parameter inflections: The inflections of a phrase's words from dictionaries, by the word in lower case.
  public func candidates(for text: String, inflections: [String: [Inflection]] = [:]) -> [String] {
    guard text.utf8.count <= Self.longest * 6, text.count <= Self.longest else { return [] }
    let grammar = Grammar.of(language)
    let words = Self.words(in: text).map { grammar.capitalisesNouns ? Self.keepingCapital($0) : $0.lowercased() }
    guard !words.isEmpty else { return [] }
    var guesses = Guesses(for: text)
    guesses.add(words.joined(separator: " "))
    guesses.add(PhraseGuesser(grammar: grammar, inflections: inflections).guesses(for: words.map(Spelling.init)))
    return guesses.all
  }

  /// The folded headwords of which `text` may be a form, without an article and with each: *nino* and *el nino* for *niños*.
  func foldedHeadwords(of text: String) -> [String] {
    let spellings = ([text] + candidates(for: text)).flatMap(Articles(of: language).before)
    var seen: Set = [FoldedText(text).description, ""]
    return spellings.map { FoldedText($0).description }.filter { seen.insert($0).inserted }
  }

  /// Whether `text` is a spelling of `headword` and not a different word.
  ///
  /// Case and missing accents are ignored, except in German, where they change the word: *wurde* is a form of *werden*, not a careless
  /// *Würde*.
  func isSpelling(_ text: String, of headword: String) -> Bool {
    language == .german ? text.lowercased() == headword.lowercased() : FoldedText(text) == FoldedText(headword)
  }

  /// The maximum number of words of an expression; longer ones are not guessed.
  static let maximumWords = 6

  /// The maximum number of characters; no dictionary has longer words or expressions.
  private static let longest = 100

  /// The words of `text` without the punctuation around it, with straight apostrophes.
  private static func words(in text: String) -> [String] {
    let letters = text.map { apostrophes.contains($0) ? "'" : $0 }
    let start = letters.firstIndex { !isPunctuation($0) } ?? letters.endIndex
    let end = letters.lastIndex { !isPunctuation($0) } ?? start
    guard start < letters.endIndex else { return [] }
    return letters[start...end].split(whereSeparator: \.isWhitespace).map { String($0) }
  }

  private static let apostrophes: Set<Character> = ["’", "ʼ", "‘"]

  /// Punctuation or white space.
  private static func isPunctuation(_ letter: Character) -> Bool { letter.isWhitespace || "¿¡?!.,;:…\"«»„“”()".contains(letter) }

  /// German nouns keep their capital, unless the whole word is in capitals.
  private static func keepingCapital(_ word: String) -> String {
    let rest = word.dropFirst()
    return rest.contains(where: \.isUppercase) ? word.lowercased() : word
  }
}
