import CoreModule

/// Guesses the dictionary form of an inflected word by rule: `dog` for dogs, `casa` for casas, `собака` for собаками.
public struct BaseForms: Sendable {
  private let language: Language

  /// The guesses for words of `language`.
  public init(of language: Language) { self.language = language }

  /// What the dictionary form of `text` may be, the likeliest first, never `text` itself.
  ///
  /// Many are no words: a dictionary decides.
  ///
  /// - Parameter known: What dictionaries know the words of a phrase to be, by the word in lower case.
  public func candidates(for text: String, knowing known: [String: [Inflection]] = [:]) -> [String] {
    guard text.utf8.count <= Self.longest * 6, text.count <= Self.longest else { return [] }
    let grammar = Grammar.of(language)
    let words = Self.words(in: text).map { grammar.capitalisesNouns ? Self.keepingCapital($0) : $0.lowercased() }
    guard !words.isEmpty else { return [] }
    var guesses = Guesses(for: text)
    guesses.add(words.joined(separator: " "))
    guesses.add(PhraseGuesser(grammar: grammar, known: known).guesses(for: words.map(Spelling.init)))
    return guesses.all
  }

  /// Whether `text` spells `headword`, rather than another word that only looks like it.
  ///
  /// Case and missing accents are forgiven, but in German they make another word too often: *wurde* is a form of *werden* before it is a
  /// careless *Würde*.
  func isSpelling(_ text: String, of headword: String) -> Bool {
    language == .german ? text.lowercased() == headword.lowercased() : FoldedText(text) == FoldedText(headword)
  }

  /// Expressions of more words are not tried in other forms.
  static let mostWords = 6

  /// No word and no expression of a dictionary is longer.
  private static let longest = 100

  /// The words of `text` without the punctuation around it, with straight apostrophes.
  private static func words(in text: String) -> [String] {
    let letters = text.map { apostrophes.contains($0) ? "'" : $0 }
    let start = letters.firstIndex { !isAround($0) } ?? letters.endIndex
    let end = letters.lastIndex { !isAround($0) } ?? start
    guard start < letters.endIndex else { return [] }
    return letters[start...end].split(whereSeparator: \.isWhitespace).map { String($0) }
  }

  private static let apostrophes: Set<Character> = ["’", "ʼ", "‘"]

  private static func isAround(_ letter: Character) -> Bool { letter.isWhitespace || "¿¡?!.,;:…\"«»„“”()".contains(letter) }

  /// German nouns keep their capital; a word in capitals throughout tells nothing.
  private static func keepingCapital(_ word: String) -> String {
    let rest = word.dropFirst()
    return rest.contains(where: \.isUppercase) ? word.lowercased() : word
  }
}
