import Foundation

/// How a grammar spells words.
///
/// Words are separated by white space (Unicode's White_Space), reduced to letters and their marks (general categories L and M), and
/// converted to one case and Unicode normal form C. An elision, as in `l'école`, is a separate word.
public struct WordSpelling: Hashable, Sendable {
  /// The case of all letters.
  public let letterCase: LetterCase
  /// Whether apostrophes between letters are kept, as `'`.
  public let keepsApostrophes: Bool
  /// Words in this spelling, without apostrophe, that lose their final vowel before another word. The next word begins after their
  /// apostrophe.
  public let elisions: Set<String>
  /// The maximum length of an elision in UTF-8, which bounds the search in a text of apostrophes.
  private let longestElision: Int

  /// Creates a spelling.
  public init(letterCase: LetterCase, keepsApostrophes: Bool = false, elisions: Set<String> = []) {
    self.letterCase = letterCase
    self.keepsApostrophes = keepsApostrophes
    self.elisions = elisions
    longestElision = elisions.map(\.utf8.count).max() ?? 0
  }

  /// Capital letters, as in the original program.
  public static let capitals = WordSpelling(letterCase: .capital)

  /// The words of `text` in this spelling. Words without letters are dropped.
  public func words(of text: String) -> [String] {
    text.unicodeScalars.split { $0.properties.isWhitespace }.flatMap { spelled(Substring($0)) }
  }

  /// Whether apostrophes matter in this spelling.
  var readsApostrophes: Bool { keepsApostrophes || !elisions.isEmpty }

  /// Whether these letters, in UTF-8 before normalization, are an elision.
  func isElision(_ letters: some Collection<UInt8>) -> Bool {
    !letters.isEmpty && letters.count <= longestElision && elisions.contains(String(decoding: letters, as: UTF8.self))
  }

  /// The words in a text without white space: one, several with elisions, or none.
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

  /// The typewriter and the typographic apostrophe.
  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

  /// Whether the scalar is a letter or a combining mark.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

/// The case of letters.
public enum LetterCase: Hashable, Sendable {
  /// Capital letters.
  case capital
  /// Lower case.
  case small

  /// The scalars that `scalar` maps to.
  func mapping(of scalar: Unicode.Scalar) -> String {
    switch self {
    case .capital: scalar.properties.uppercaseMapping
    case .small: scalar.properties.lowercaseMapping
    }
  }
}
