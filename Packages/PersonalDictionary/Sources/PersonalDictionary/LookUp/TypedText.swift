import Foundation

/// A text as somebody typed or copied it, and as dictionaries may spell it.
struct TypedText {
  /// The spellings to look up, the one nearest to what was typed first.
  let spellings: [String]

  /// The spellings of `typed`, a text of `language`.
  init(_ typed: String, in language: Language) {
    guard !Self.isPlain(typed) else {
      spellings = [typed]
      return
    }
    let alphabet = language == .russian ? Self.latinLookingCyrillic : Self.cyrillicLookingLatin
    let letters = typed.decomposingLigatures.withoutStressMarks
    let own = letters.unicodeScalars.contains { Self.isLetter($0, of: language) } ? letters.exchanging(alphabet) : letters
    let bare = own.trimmingCharacters(in: Self.around)
    spellings = bare.isEmpty || bare == own ? [own] : [own, bare]
  }

  /// Whether the text is small letters of ASCII, which need no second look: most are.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x20 }
  }

  private static func isLetter(_ scalar: Unicode.Scalar, of language: Language) -> Bool {
    let isCyrillic = (0x0400...0x052F).contains(scalar.value)
    return language == .russian ? isCyrillic : scalar.properties.isAlphabetic && !isCyrillic
  }

  /// What stands around a word in a text.
  private static let around = CharacterSet(charactersIn: " ¿¡?!.,;:…\"«»„“”()[]*")

  private static let cyrillicLookingLatin = Dictionary(
    uniqueKeysWithValues: zip("асеорхуіјԛԝАВСЕНКМОРТХІЈ".unicodeScalars, "aceopxyijqwABCEHKMOPTXIJ".unicodeScalars)
  )
  private static let latinLookingCyrillic = Dictionary(
    uniqueKeysWithValues: zip("aceopxyABCEHKMOPTX".unicodeScalars, "асеорхуАВСЕНКМОРТХ".unicodeScalars)
  )
}

extension String {
  /// The text with ligatures of type, such as `ﬁ`, as the letters that they are.
  fileprivate var decomposingLigatures: String {
    guard unicodeScalars.contains(where: { (0xFB00...0xFB06).contains($0.value) }) else { return self }
    return unicodeScalars.map { (0xFB00...0xFB06).contains($0.value) ? String($0).precomposedStringWithCompatibilityMapping : String($0) }
      .joined()
  }

  /// The text without the marks that show the stress of a Russian word.
  fileprivate var withoutStressMarks: String {
    var plain = UnicodeScalarView()
    for scalar in precomposedStringWithCanonicalMapping.unicodeScalars {
      let isMark = scalar.value == 0x0301 || scalar.value == 0x0300
      if !isMark || !(plain.last.map { (0x0400...0x052F).contains($0.value) } ?? false) { plain.append(scalar) }
    }
    return String(plain)
  }

  /// The text with letters of another alphabet exchanged for those that look the same.
  fileprivate func exchanging(_ letters: [Unicode.Scalar: Unicode.Scalar]) -> String {
    var exchanged = UnicodeScalarView()
    for scalar in unicodeScalars { exchanged.append(letters[scalar] ?? scalar) }
    return String(exchanged)
  }
}
