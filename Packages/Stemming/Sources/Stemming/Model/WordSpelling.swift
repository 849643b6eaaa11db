import Foundation

/// How a grammar wants words to be spelled.
///
/// Words are what stands between white space (Unicode's White_Space), without what is neither a letter nor a mark of one (general categories L
/// and M), in one case and in Unicode normal form C.
public struct WordSpelling: Hashable, Sendable {
  /// The case of all letters.
  public let letterCase: LetterCase
  /// Whether apostrophes between letters stay, as `'`.
  public let keepsApostrophes: Bool

  /// A spelling from its parts.
  public init(letterCase: LetterCase, keepsApostrophes: Bool = false) {
    self.letterCase = letterCase
    self.keepsApostrophes = keepsApostrophes
  }

  /// Capital letters alone, as the original spells.
  public static let capitals = WordSpelling(letterCase: .capital)

  /// The words of `text`, spelled so. What has no letter is no word.
  public func words(of text: String) -> [String] {
    text.unicodeScalars.split { $0.properties.isWhitespace }.compactMap { spelled(Substring($0)) }
  }

  /// One word, spelled so, or `nil` when nothing of it is left.
  private func spelled(_ word: Substring) -> String? {
    var spelled = ""
    var owesApostrophe = false
    for scalar in word.unicodeScalars {
      if keepsApostrophes, WordSpelling.isApostrophe(scalar) {
        owesApostrophe = !spelled.isEmpty
      } else if WordSpelling.isLetter(scalar) {
        if owesApostrophe { spelled += "'" }
        spelled += letterCase.mapping(of: scalar)
        owesApostrophe = false
      }
    }
    return spelled.isEmpty ? nil : spelled.precomposedStringWithCanonicalMapping
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
