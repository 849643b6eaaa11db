import CoreModule
import Foundation

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

  /// The numbers of the languages that are written in this script.
  func languages(of script: LanguageScript) -> [Int] { profiles.indices.filter { profiles[$0].script == script } }

  /// Adds the weights of a word in lower case.
  func add(_ word: String, _ script: LanguageScript, to scores: inout [Double]) {
    guard script != .other else { return }
    // What was cut off before an apostrophe is a word of its own: l'eau, dell'anno.
    if let apostrophe = word.firstIndex(of: "'"), words[word] == nil {
      add(String(word[..<apostrophe]), script, to: &scores)
      return add(String(word[word.index(after: apostrophe)...]), script, to: &scores)
    }
    for (language, weight) in words[word] ?? [] { scores[language] += weight }
    if words[word] == nil {
      for length in 2...6 {
        guard word.unicodeScalars.count > length + 1 else { break }
        for language in endings[String(word.unicodeScalars.suffix(length))] ?? [] { scores[language] += Self.ending }
      }
    }
    let letters = word.unicodeScalars.filter { $0 != "'" && $0 != "-" && !(script == .latin && $0.isASCII) }
    guard !letters.isEmpty else { return }
    for (language, profile) in profiles.enumerated() where profile.script == script {
      if !letters.allSatisfy(profile.letters.contains) {
        scores[language] -= Self.foreignLetter
      } else if script == .latin {
        scores[language] += Self.ownLetter
      }
    }
  }

  private static let ending = 0.7
  private static let foreignLetter = 2.5
  private static let ownLetter = 0.3
}
