import CoreModule
import Foundation

/// Distinguishes slips from other words.
struct SlipRule: Sendable {
  /// In a word that is shorter, a slip makes another word too easily.
  private static let longWord = 6
  /// Two slips are forgiven from here on.
  private static let veryLongWord = 12

  private let language: String

  init(_ language: String) { self.language = language }

  /// Compares texts without their articles.
  func verdict(_ typed: String, _ expected: String) -> (verdict: Judgement.Verdict, remark: Judgement.Remark?, distance: Int) {
    // An answer with ё for the е of the entry is more exact than the entry.
    if typed == expected || typed.replacing("ё", with: "е") == expected { return (.right, nil, 0) }
    if areAlikeWithoutAccents(typed, expected) { return (.almost, .accents, 1) }
    let (letters, wanted) = (Array(typed), Array(expected))
    let distance = Self.distance(letters, wanted)
    if Self.joined(typed) == Self.joined(expected) { return (.almost, .slip, distance) }
    let length = wanted.count { $0 != " " }
    let forgiven = length >= Self.veryLongWord ? 2 : length >= Self.longWord ? 1 : 0
    guard distance <= forgiven, !typed.isEmpty, !isOtherForm(letters, wanted) else { return (.wrong, nil, distance) }
    return (.almost, .slip, distance)
  }

  /// Whether two texts differ in accents alone; German umlauts may be written as two letters.
  private func areAlikeWithoutAccents(_ typed: String, _ expected: String) -> Bool {
    let folded = FoldedText(typed)
    if folded == FoldedText(expected) { return true }
    guard language == "de" else { return false }
    return folded == FoldedText(Self.umlauts.reduce(expected) { text, umlaut in text.replacing(umlaut.umlaut, with: umlaut.letters) })
  }

  private static let umlauts: [(umlaut: String, letters: String)] = [("ä", "ae"), ("ö", "oe"), ("ü", "ue")]

  /// The text without spaces and apostrophes.
  private static func joined(_ text: String) -> String { text.filter { $0 != " " && $0 != "'" } }

  /// Whether the last letter of a word is another one that endings are made of: *hermana* is not a slip for *hermano*, nor *хорошие* for
  /// *хороший*. In most languages one more or one less is another form too: *profesora* for *profesor*, *habla* for *hablar*.
  private func isOtherForm(_ typed: [Character], _ expected: [Character]) -> Bool {
    let words = (typed.split(separator: " "), expected.split(separator: " "))
    guard words.0.count == words.1.count else { return false }
    return zip(words.0, words.1).contains { typed, expected in
      guard typed != expected, let last = typed.last, let wanted = expected.last else { return false }
      if typed.dropLast() == expected.dropLast() { return Self.isEnding(last) && Self.isEnding(wanted) }
      switch language {
      case "es", "fr", "it", "pt": return typed.dropLast() == expected || typed == expected.dropLast()
      case "ru": return (typed.dropLast() == expected && Self.isVowel(last)) || (typed == expected.dropLast() && Self.isVowel(wanted))
      default: return false
      }
    }
  }

  private static func isEnding(_ letter: Character) -> Bool { isVowel(letter) || letter == "й" || letter == "ь" }

  static func isVowel(_ letter: Character) -> Bool {
    let folded = FoldedText(String(letter)).description
    return folded.count == 1 && "aeiouyаеиоуыэюя".contains(folded)
  }

  /// The number of letters that are wrong, missing, extra or swapped with their neighbours (optimal string alignment,
  /// https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance).
  ///
  /// Of texts too long to compare letter by letter, the length of the longer one.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    guard LetterDifference.canCompare(first.count, second.count) else { return max(first.count, second.count) }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1] + [Int](repeating: 0, count: second.count)
      for column in second.indices {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (first[row] == second[column] ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
