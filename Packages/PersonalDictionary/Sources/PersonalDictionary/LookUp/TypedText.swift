import CoreModule
import Foundation

/// A typed or copied text, with the spellings that dictionaries may have.
struct TypedText {
  /// The spellings to look up, the closest one first.
  let spellings: [String]

  /// - Parameter typed: A text of `language` in Unicode normal form C.
  init(_ typed: String, in language: Language) {
    guard !Self.isPlain(typed, in: language) else {
      spellings = [typed]
      return
    }
    let own = Self.needsExchange(typed, in: language) ? Self.exchanged(typed, language) : typed
    if let first = Self.firstOfBothGenders(own) {
      spellings = [own, first]
      return
    }
    guard let first = own.unicodeScalars.first, let last = own.unicodeScalars.last, Self.isPunctuation(first) || Self.isPunctuation(last)
    else {
      spellings = [own] + (Self.withArticleFirst(own, language).map { [$0] } ?? [])
      return
    }
    let bare = own.unicodeScalars.drop(while: Self.isPunctuation).reversed().drop(while: Self.isPunctuation).reversed()
    spellings = bare.isEmpty ? [own] : [own, String(String.UnicodeScalarView(bare))]
  }

  /// Whether a text has only letters of the language, and spaces inside, so that it has one spelling.
  private static func isPlain(_ text: String, in language: Language) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20 else { return false }
      return bytes.allSatisfy { byte in
        switch byte {
        case 0x20, 0x80...0xBF: true
        case 0x41...0x5A, 0x61...0x7A, 0xC3: language != .russian
        case 0xD0, 0xD1: language == .russian
        default: false
        }
      }
    }
  }

  /// The text with its article first if that follows the word, as in lists of words: *the house* for *house, the*.
  private static func withArticleFirst(_ text: String, _ language: Language) -> String? {
    guard text.utf8.contains(UInt8(ascii: ",")), let comma = text.lastIndex(of: ",") else { return nil }
    let article = text[text.index(after: comma)...].drop { $0 == " " }
    guard Articles(of: language).contain(article) else { return nil }
    return article + (article.hasSuffix("'") ? "" : " ") + text[..<comma]
  }

  /// The first form where both genders are written as one, as in lists of words: *niño* for *niño/a* and *niño(a)*, *el estudiante* for
  /// *el/la estudiante*.
  private static func firstOfBothGenders(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 == 0x2F || $0 == 0x28 }) else { return nil }
    let words = text.split(separator: " ")
    let first = words.map { word in
      let form = word.prefix { $0 != "/" && $0 != "(" }
      let other = word.dropFirst(form.count)
      let isWhole = other.first == "(" ? other.last == ")" : other.last?.isLetter == true
      return form.count > 1 && other.count <= longestOther && isWhole ? form : word
    }
    return first == words ? nil : first.joined(separator: " ")
  }

  /// The length of a second ending with its signs, such as `/-ra` or `(in)`.
  private static let longestOther = 4

  /// A fast path: most texts have only letters of the language and ASCII characters.
  private static func needsExchange(_ text: String, in language: Language) -> Bool {
    let isRussian = language == .russian
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: isRussian
      case 0x300...0x301, 0xFB00...0xFB06: true
      case 0x400...0x52F: !isRussian
      default: false
      }
    }
  }

  private static func exchanged(_ text: String, _ language: Language) -> String {
    let letters = text.decomposingLigatures.withoutStressMarks
    let alphabet = language == .russian ? latinLookingCyrillic : cyrillicLookingLatin
    // A text without any letter of the language is a word of another language, not one with look-alike letters.
    return letters.unicodeScalars.contains(where: language.isLetter) ? letters.exchanging(alphabet) : letters
  }

  /// Punctuation or white space.
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "¿", "¡", "?", "!", ".", ",", ";", ":", "…", "\"", "«", "»", "„", "“", "”", "(", ")", "[", "]", "*": true
    default: false
    }
  }

  private static let cyrillicLookingLatin = Dictionary(
    uniqueKeysWithValues: zip("асеорхуіјԛԝАВСЕНКМОРТХІЈ".unicodeScalars, "aceopxyijqwABCEHKMOPTXIJ".unicodeScalars)
  )
  private static let latinLookingCyrillic = Dictionary(
    uniqueKeysWithValues: zip("aceopxyABCEHKMOPTX".unicodeScalars, "асеорхуАВСЕНКМОРТХ".unicodeScalars)
  )
}

extension String {
  /// The text with typographic ligatures such as `ﬁ` replaced by their letters.
  fileprivate var decomposingLigatures: String {
    guard unicodeScalars.contains(where: { (0xFB00...0xFB06).contains($0.value) }) else { return self }
    return unicodeScalars.map { (0xFB00...0xFB06).contains($0.value) ? String($0).precomposedStringWithCompatibilityMapping : String($0) }
      .joined()
  }

  /// The text without Russian stress marks.
  fileprivate var withoutStressMarks: String {
    var plain = UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isStressMark(after: plain.last) { plain.append(scalar) }
    return String(plain)
  }

  /// The text with look-alike letters of another alphabet replaced.
  fileprivate func exchanging(_ letters: [Unicode.Scalar: Unicode.Scalar]) -> String {
    var exchanged = UnicodeScalarView()
    for scalar in unicodeScalars { exchanged.append(letters[scalar] ?? scalar) }
    return String(exchanged)
  }
}
