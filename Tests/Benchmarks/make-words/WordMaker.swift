import CoreModule
import PersonalDictionary

/// Makes words that can be pronounced, no two the same, the same ones in every run.
///
/// What the benchmarks search for depends on these tables: `x` and `w` are rare in the words and stand in no translation, digits stand
/// nowhere, and `zgo` and `mbr`, which are at the end of as many words as the commonest trigrams of a dictionary are in (a sixteenth),
/// never stand in the same one.
struct WordMaker {
  private static let onsets = Choice([
    "": 8_000, "c": 10_000, "t": 10_000, "s": 9_000, "r": 8_000, "l": 8_000, "n": 7_000, "m": 7_000, "p": 7_000, "d": 7_000, "b": 4_000,
    "g": 4_000, "v": 4_000, "f": 3_000, "ch": 2_000, "ll": 2_000, "tr": 2_000, "pr": 2_000, "br": 1_000, "cr": 1_000, "gr": 1_000,
    "pl": 1_000, "qu": 1_000, "h": 1_000, "j": 1_000, "z": 1_000, "ñ": 500, "k": 20, "x": 4, "w": 1,
  ])
  private static let vowels = Choice([
    "a": 28, "e": 26, "o": 20, "i": 12, "u": 6, "ie": 3, "ue": 2, "á": 1, "é": 1, "í": 1, "ó": 1, "ú": 1,
  ])
  private static let codas = Choice(["": 70, "n": 10, "s": 8, "r": 7, "l": 5])
  private static let endings = Choice(["": 12, "ción": 1, "mente": 1, "azgo": 1, "umbre": 1])
  private static let englishOnsets = Choice([
    "": 8, "s": 9, "t": 9, "h": 8, "b": 6, "c": 6, "d": 6, "f": 5, "m": 5, "p": 6, "r": 6, "l": 6, "sh": 3, "th": 4, "st": 4, "gr": 2,
    "y": 1,
  ])
  private static let englishVowels = Choice(["e": 10, "a": 8, "i": 7, "o": 7, "u": 4, "ou": 3, "ea": 3, "oo": 2])
  private static let englishCodas = Choice(["": 9, "n": 4, "t": 4, "d": 3, "ng": 3, "l": 3, "r": 3, "ck": 2, "se": 2, "ght": 1])
  private static let englishBeginnings = Choice(["": 8, "to ": 3, "the ": 1])

  private let direction: Direction
  private var generator: SplitMix64
  private var seen: Set<String> = ["casa"]

  init(direction: Direction, seed: UInt64) {
    self.direction = direction
    generator = SplitMix64(seed: seed)
  }

  /// The word that is among those of every size.
  func house() throws(UserTextProblem) -> WordDraft { try draft("casa", ["house", "home"]) }

  /// A word that was not made before.
  mutating func next() throws(UserTextProblem) -> WordDraft {
    var text = spanish()
    while !seen.insert(text).inserted { text = spanish() }
    let translations = (0...drawn(3)).map { _ in english() }
    return try draft(text, translations)
  }

  private func draft(_ text: String, _ translations: [String]) throws(UserTextProblem) -> WordDraft {
    let found = FoundTranslation(translations: translations, partOfSpeech: "noun", source: "core")
    return WordDraft(text: try UserText(text), direction: direction, found: found)
  }

  private mutating func spanish() -> String {
    let syllables = (0..<2 + drawn(4)).map { _ in
      Self.onsets.draw(&generator) + Self.vowels.draw(&generator) + Self.codas.draw(&generator)
    }
    return syllables.joined() + Self.endings.draw(&generator)
  }

  private mutating func english() -> String {
    let syllables = (0..<1 + drawn(3)).map { _ in
      Self.englishOnsets.draw(&generator) + Self.englishVowels.draw(&generator) + Self.englishCodas.draw(&generator)
    }
    return Self.englishBeginnings.draw(&generator) + syllables.joined()
  }

  /// A number from 0 to less than `limit`.
  private mutating func drawn(_ limit: UInt64) -> Int { Int(generator.next() % limit) }
}
