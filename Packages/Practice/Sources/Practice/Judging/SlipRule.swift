import CoreModule
import Foundation

/// Distinguishes typing errors from other words.
struct SlipRule: Sendable {
  /// The minimum length of a word in which one slip is tolerated; in a shorter one, a slip too easily makes another word.
  private static let longWord = 6
  /// The minimum length of a word in which two slips are tolerated.
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

  /// Whether two texts differ only in accents; German umlauts may be written as two letters.
  private func areAlikeWithoutAccents(_ typed: String, _ expected: String) -> Bool {
    let folded = FoldedText(typed)
    if folded == FoldedText(expected) { return true }
    guard language == "de" else { return false }
    return folded == FoldedText(Self.umlauts.reduce(expected) { text, umlaut in text.replacing(umlaut.umlaut, with: umlaut.letters) })
  }

  private static let umlauts: [(umlaut: String, letters: String)] = [("ä", "ae"), ("ö", "oe"), ("ü", "ue")]

  /// The text without spaces and apostrophes.
  private static func joined(_ text: String) -> String { text.filter { $0 != " " && $0 != "'" } }

  /// Whether the typed text may be another form of a word: its last letter is replaced by another one that endings have, as in *hermana*
  /// for *hermano* or *хорошие* for *хороший*; in most languages also if it has one letter more or less, as *profesora* for *profesor*.
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

  /// The edit distance of two texts; for texts too long to compare, the length of the longer one.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    let longer = max(first.count, second.count)
    return LetterDifference.canCompare(first.count, second.count) ? first.editDistance(to: second) ?? longer : longer
  }
}
