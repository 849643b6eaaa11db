/// A word as its letters, and as the same letters in lower case without accents, one to one.
struct Spelling {
  let letters: [Character]
  let folded: [Character]

  init(_ text: some Sequence<Character>) {
    letters = Array(text)
    folded = letters.map(Self.fold)
  }

  var text: String { String(letters) }

  /// Whether it has only letters, hyphens and apostrophes, as the rules need.
  var isWord: Bool { letters.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" } }

  var isCapitalised: Bool { letters.first?.isUppercase ?? false }

  /// The word without its first or last letters; `nil` when nothing is left.
  func dropping(first: Int = 0, last: Int = 0) -> Spelling? {
    first + last < letters.count ? Spelling(letters[first..<(letters.count - last)]) : nil
  }

  func hasPrefix(_ prefix: String) -> Bool { folded.starts(with: prefix) }

  func hasSuffix(_ suffix: String) -> Bool { folded.reversed().starts(with: suffix.reversed()) }

  /// The letter in lower case and without its accent.
  static func fold(_ letter: Character) -> Character {
    let scalars = letter.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first {
      switch scalar.value {
      // A fast path: small letters without accents.
      case 0x61...0x7A, 0x430...0x44F: return letter
      default: break
      }
    }
    let lower = letter.lowercased()
    let small = lower.count == 1 ? lower.first ?? letter : letter
    return plain[small] ?? small
  }

  /// The key of tables: folded letters, with ligatures decomposed.
  static func key(_ letters: some Sequence<Character>) -> String {
    var key = ""
    for letter in letters {
      switch letter {
      case "ß": key += "ss"
      case "œ": key += "oe"
      default: key.append(fold(letter))
      }
    }
    return key
  }

  /// `letters` without stress accents, which differ between forms.
  static func unstressed(_ letters: [Character]) -> [Character] {
    letters.map { stressed.contains($0) ? fold($0) : $0 }
  }

  private static let stressed = Set("áéíóúâêôàèìòù")

  private static let plain: [Character: Character] = {
    var plain: [Character: Character] = [:]
    for row in ["aáàâãäå", "eéèêë", "iíìîï", "oóòôõö", "uúùûü", "cç", "nñ", "её"] {
      for letter in row.dropFirst() { plain[letter] = row.first }
    }
    return plain
  }()
}
