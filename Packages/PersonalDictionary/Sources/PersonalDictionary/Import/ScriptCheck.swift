import CoreModule

/// Finds words that are written in another script than the language they would be imported in.
struct ScriptCheck {
  let direction: Direction

  /// Longer words in capitals are not abbreviations.
  private static let longestAbbreviation = 5

  /// Whether `text` is in the script of another of the seven languages. A Latin abbreviation, such as USB, is Russian too, unless its row
  /// is in capitals altogether.
  func isForeign(_ text: String, translations: [String]) -> Bool {
    guard !Self.fits(text, direction.from) else { return false }
    guard direction.from == .russian, Self.isAbbreviation(text) else { return true }
    return !translations.isEmpty && translations.allSatisfy(Self.isCyrillicCapitals)
  }

  /// The opposite direction, if text and translations fit that one.
  func reversed(_ text: String, translations: [String]) -> Direction? {
    let fits = Self.fits(text, direction.to) && !translations.isEmpty && translations.allSatisfy { Self.fits($0, direction.from) }
    return fits ? direction.reversed : nil
  }

  /// Whether `text` has a letter of the language's script, or no letters of the scripts of the seven languages. Words of other languages,
  /// such as 日本, are taken as they are.
  private static func fits(_ text: String, _ language: Language) -> Bool {
    var hasLetters = false
    for scalar in text.unicodeScalars {
      if isCyrillic(scalar) {
        if language == .russian { return true }
        hasLetters = true
      } else if isLatin(scalar) {
        if language != .russian { return true }
        hasLetters = true
      }
    }
    return !hasLetters
  }

  private static func isAbbreviation(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count <= longestAbbreviation && letters.allSatisfy { isLatin($0) && $0.properties.isUppercase }
  }

  private static func isCyrillicCapitals(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty && letters.allSatisfy { isCyrillic($0) && $0.properties.isUppercase }
  }

  private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool { (0x0400...0x052F).contains(scalar.value) }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF, 0xFB00...0xFB06: true
    default: false
    }
  }
}
