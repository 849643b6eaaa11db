import Foundation

/// How a grammar wants words to be spelled.
///
/// Words are what stands between white space (Unicode's White_Space), without what is neither a letter nor a mark of one (general categories L
/// and M), in one case and in Unicode normal form C. An elision, as in `l'école`, is a word of its own.
public struct WordSpelling: Hashable, Sendable {
  /// The case of all letters.
  public let letterCase: LetterCase
  /// Whether apostrophes between letters stay, as `'`.
  public let keepsApostrophes: Bool
  /// The words, spelled so and without their apostrophes, that lose their last vowel before another word: behind the apostrophe of one of them
  /// the next word begins.
  public let elisions: Set<String>
  /// The most bytes of UTF-8 that an elision has: a text of apostrophes is not looked through again at each of them.
  private let longestElision: Int

  /// A spelling from its parts.
  public init(letterCase: LetterCase, keepsApostrophes: Bool = false, elisions: Set<String> = []) {
    self.letterCase = letterCase
    self.keepsApostrophes = keepsApostrophes
    self.elisions = elisions
    longestElision = elisions.map(\.utf8.count).max() ?? 0
  }

  /// Capital letters alone, as the original spells.
  public static let capitals = WordSpelling(letterCase: .capital)

  /// The words of `text`, spelled so. What has no letter is no word.
  public func words(of text: String) -> [String] {
    text.unicodeScalars.split { $0.properties.isWhitespace }.flatMap { spelled(Substring($0)) }
  }

  /// Whether apostrophes are more than signs to leave out.
  var readsApostrophes: Bool { keepsApostrophes || !elisions.isEmpty }

  /// Whether these are the letters of an elision, in the UTF-8 of the word before it is put into a normal form.
  func isElision(_ letters: some Collection<UInt8>) -> Bool {
    !letters.isEmpty && letters.count <= longestElision && elisions.contains(String(decoding: letters, as: UTF8.self))
  }

  /// What stands between white space, spelled so: one word, or more where there are elisions; none when nothing of it is left.
  private func spelled(_ text: Substring) -> [String] {
    var words: [String] = []
    var spelled = ""
    var owesApostrophe = false
    for scalar in text.unicodeScalars {
      if readsApostrophes, WordSpelling.isApostrophe(scalar) {
        if isElision(spelled.utf8) {
          words.append(spelled)
          (spelled, owesApostrophe) = ("", false)
        } else {
          owesApostrophe = keepsApostrophes && !spelled.isEmpty
        }
      } else if WordSpelling.isLetter(scalar) {
        if owesApostrophe { spelled += "'" }
        spelled += letterCase.mapping(of: scalar)
        owesApostrophe = false
      }
    }
    if !spelled.isEmpty { words.append(spelled) }
    return words.map(\.precomposedStringWithCanonicalMapping)
  }

  /// The typewriter's apostrophe and the printer's.
  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

  /// A letter, or a mark on one.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

/// The case that letters are put in.
public enum LetterCase: Hashable, Sendable {
  /// Capital letters.
  case capital
  /// Small letters.
  case small

  /// The scalars that `scalar` becomes.
  func mapping(of scalar: Unicode.Scalar) -> String {
    switch self {
    case .capital: scalar.properties.uppercaseMapping
    case .small: scalar.properties.lowercaseMapping
    }
  }
}
