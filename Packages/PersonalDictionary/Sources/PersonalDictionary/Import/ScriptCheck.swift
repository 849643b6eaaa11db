import CoreModule

/// Finds words that are not written in the script of the language in which they would be imported.
struct ScriptCheck {
  let direction: Direction

  /// The maximum number of letters of an abbreviation.
  private static let longestAbbreviation = 5

  /// Whether `text` is in the script of another of the seven languages. A Latin abbreviation, such as USB, is accepted in Russian, unless
  /// all translations are in Cyrillic capitals: then the whole row is in capitals.
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

  /// Whether `text` has a letter of the language's script, or no letter of the scripts of the seven languages. Words of other languages,
  /// such as 日本, are imported as they are.
  private static func fits(_ text: String, _ language: Language) -> Bool {
    var hasLetters = false
    for scalar in text.unicodeScalars {
      if scalar.isCyrillic {
        if language == .russian { return true }
        hasLetters = true
      } else if scalar.isLatin {
        if language != .russian { return true }
        hasLetters = true
      }
    }
    return !hasLetters
  }

  private static func isAbbreviation(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count <= longestAbbreviation && letters.allSatisfy { $0.isLatin && $0.properties.isUppercase }
  }

  private static func isCyrillicCapitals(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty && letters.allSatisfy { $0.isCyrillic && $0.properties.isUppercase }
  }
}
