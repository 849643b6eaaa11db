import CoreModule
import Foundation

/// Recognises the language of a text among those that the program knows.
///
/// Each of the first thousand words is weighed against the commonest words, the letters and the endings of every language, also of
/// languages that are only known so as not to be taken for others. The likeliest language wins if it explains the words well enough, and better
/// than all others.
public struct LanguageGuess: Equatable, Sendable {
  /// The codes of the languages that are recognised.
  public static let languages = LanguageProfiles.known.map(\.code)

  /// So much of a text is enough to recognise its language.
  static let sufficientBytes = 1 << 14

  /// The code of the language; `nil` when the text is in none of these, or too short to tell.
  public let language: String?

  /// Recognises the language of `text`.
  public init(_ text: String) { self.init([text]) }

  /// Recognises the language of several texts together, such as the first paragraphs of a book.
  public init(_ texts: [String]) {
    let weights = LanguageWeights.all
    var scores = Array(repeating: 0.0, count: weights.count)
    var words = 0
    for text in texts where words < Self.mostWords {
      let tokens = TextTokens(text)
      for token in tokens.words.prefix(Self.mostWords - words) {
        words += 1
        weights.add(WordForm(String(tokens.text(token.range)), []).text.lowercased(), to: &scores)
      }
    }
    let ranking = scores.indices.sorted { scores[$0] > scores[$1] }
    let (best, second) = (scores[ranking[0]], scores[ranking[1]])
    let isClear = best >= Double(words) * Self.leastWeight && best - second >= Self.leastLead
    language = isClear && ranking[0] < Self.languages.count ? Self.languages[ranking[0]] : nil
  }

  /// More words tell nothing new.
  private static let mostWords = 1000
  /// The weight that the words of a text must have on average.
  private static let leastWeight = 0.4
  /// By how much the likeliest language must surpass the second one.
  private static let leastLead = 0.8
}

/// How much a word speaks for each language: the logarithm of how much commoner it is in the language than a word of no language.
struct LanguageWeights: Sendable {
  static let all = LanguageWeights(LanguageProfiles.known + LanguageProfiles.others)

  private let words: [String: [(language: Int, weight: Double)]]
  private let endings: [String: [Int]]
  private let profiles: [LanguageProfile]

  var count: Int { profiles.count }

  init(_ profiles: [LanguageProfile]) {
    self.profiles = profiles
    var words: [String: [(language: Int, weight: Double)]] = [:]
    var endings: [String: [Int]] = [:]
    for (language, profile) in profiles.enumerated() {
      for (rank, word) in profile.words.withoutRepeats().enumerated() { words[word, default: []].append((language, Self.weight(rank))) }
      for ending in profile.endings { endings[ending, default: []].append(language) }
    }
    (self.words, self.endings) = (words, endings)
  }

  /// By Zipf's law, a word of this rank is about so common; words that are not listed are rarer than all of these.
  private static func weight(_ rank: Int) -> Double { max(0.9, 4.6 - 0.85 * log(Double(rank + 1))) }

  /// Adds the weights of a word in small letters.
  func add(_ word: String, to scores: inout [Double]) {
    // What was cut off before an apostrophe is a word of its own: l'eau, dell'anno.
    if let apostrophe = word.firstIndex(of: "'"), words[word] == nil {
      add(String(word[..<apostrophe]), to: &scores)
      return add(String(word[word.index(after: apostrophe)...]), to: &scores)
    }
    for (language, weight) in words[word] ?? [] { scores[language] += weight }
    if words[word] == nil {
      for length in 2...6 {
        guard word.unicodeScalars.count > length + 1 else { break }
        for language in endings[String(word.unicodeScalars.suffix(length))] ?? [] { scores[language] += Self.ending }
      }
    }
    for (language, profile) in profiles.enumerated() {
      var (foreign, own) = (false, false)
      for scalar in word.unicodeScalars where scalar != "'" && scalar != "-" {
        if scalar.isASCII {
          foreign = foreign || !profile.isLatin
        } else if profile.letters.contains(scalar) {
          own = true
        } else {
          foreign = true
        }
      }
      if foreign { scores[language] -= Self.foreignLetter } else if own, profile.isLatin { scores[language] += Self.ownLetter }
    }
  }

  private static let ending = 0.7
  private static let foreignLetter = 2.5
  private static let ownLetter = 0.3
}
