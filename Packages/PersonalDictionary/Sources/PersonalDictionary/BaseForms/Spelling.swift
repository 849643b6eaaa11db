/// A word as the rules see it: its letters, and the same letters in lower case and without accents, one for one.
struct Spelling {
  let letters: [Character]
  let folded: [Character]

  init(_ text: some Sequence<Character>) {
    letters = Array(text)
    folded = letters.map(Self.fold)
  }

  var text: String { String(letters) }

  /// Whether the rules can do anything with it: they know letters, hyphens and apostrophes.
  var isWord: Bool { letters.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" } }

  var isCapitalised: Bool { letters.first?.isUppercase ?? false }

  /// The word without its first or last letters, or `nil` where it has no more than these.
  func dropping(first: Int = 0, last: Int = 0) -> Spelling? {
    first + last < letters.count ? Spelling(letters[first..<(letters.count - last)]) : nil
  }

  func hasPrefix(_ prefix: String) -> Bool { folded.starts(with: prefix) }

  func hasSuffix(_ suffix: String) -> Bool { folded.reversed().starts(with: suffix.reversed()) }

  /// The letter in lower case and without its accent.
  static func fold(_ letter: Character) -> Character {
    let lower = letter.lowercased()
    let small = lower.count == 1 ? lower.first ?? letter : letter
    return plain[small] ?? small
  }

  /// What tables are keyed with: folded letters, and every ligature taken apart.
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

  /// `letters` without the accents that show where the stress falls, which changes from form to form.
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
