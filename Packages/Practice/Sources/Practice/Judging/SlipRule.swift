import CoreModule
import Foundation

/// How a typed text compares with an expected one.
struct TextComparison {
  let verdict: Judgement.Verdict
  let remark: Judgement.Remark?
  let distance: Int
  /// The typed words that are other forms of the expected ones, if they exist.
  let possibleForms: [String]

  init(_ verdict: Judgement.Verdict, _ remark: Judgement.Remark? = nil, distance: Int = 0, possibleForms: [String] = []) {
    (self.verdict, self.remark, self.distance, self.possibleForms) = (verdict, remark, distance, possibleForms)
  }
}

/// Distinguishes typing errors from other words.
struct SlipRule: Sendable {
  /// The minimum length of a word in which one slip is tolerated; in a shorter one, a slip too easily makes another word.
  private static let longWord = 6
  /// The minimum length of a word in which two slips are tolerated.
  private static let veryLongWord = 12

  private let language: String

  init(_ language: String) { self.language = language }

  /// Compares texts without their articles.
  func comparison(_ typed: String, _ expected: String) -> TextComparison {
    // An answer with ё for the е of the entry is more exact than the entry.
    if typed == expected || typed.replacing("ё", with: "е") == expected { return TextComparison(.right) }
    if areAlikeWithoutAccents(typed, expected) { return TextComparison(.almost, .accents, distance: 1) }
    let (letters, wanted) = (Array(typed), Array(expected))
    let distance = Self.distance(letters, wanted)
    if Self.joined(typed) == Self.joined(expected) { return TextComparison(.almost, .slip, distance: distance) }
    let length = wanted.count { $0 != " " }
    let forgiven = length >= Self.veryLongWord ? 2 : length >= Self.longWord ? 1 : 0
    guard distance <= forgiven, !typed.isEmpty else { return TextComparison(.wrong, distance: distance) }
    return TextComparison(.almost, .slip, distance: distance, possibleForms: possibleForms(letters, wanted))
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

  /// The typed words that are other forms if they exist: their last letter is another one, as in *hermana* for *hermano* or *хорошие* for
  /// *хороший*; in most languages also those with one letter more or less, as *profesora* for *profesor*.
  private func possibleForms(_ typed: [Character], _ expected: [Character]) -> [String] {
    let words = (typed.split(separator: " "), expected.split(separator: " "))
    guard words.0.count == words.1.count else { return [] }
    return zip(words.0, words.1).filter { typed, expected in
      guard typed != expected else { return false }
      if typed.dropLast() == expected.dropLast() { return true }
      return Self.languagesWithEndings.contains(language) && (typed.dropLast() == expected || typed == expected.dropLast())
    }.map { String($0.0) }
  }

  /// Languages in which a letter more or less at the end makes another form rather than a slip.
  private static let languagesWithEndings: Set = ["es", "fr", "it", "pt", "ru"]

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
