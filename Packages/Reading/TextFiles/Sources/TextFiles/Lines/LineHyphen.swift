/// A hyphen at the end of a line.
struct LineHyphen {
  /// How the next line is joined.
  enum Joining {
    /// The hyphen only divides a word; it has this many bytes.
    case withoutHyphen(Int)
    /// It belongs to the word.
    case withHyphen
  }

  private let length: Int
  /// Whether it can only occur at the end of a line.
  private let isSoft: Bool
  /// Whether the word may continue: the characters before the hyphen are letters, the last one small.
  private let dividesWord: Bool

  private static let soft: [UInt8] = [0xC2, 0xAD]
  private static let unicode: [UInt8] = [0xE2, 0x80, 0x90]
  /// Before these words, the hyphen stands for the rest of a word: `Ein- und Ausgang`.
  private static let conjunctions: Set = ["und", "oder", "bzw", "and", "or", "y", "o", "e", "et", "ou", "und/oder", "и", "или"]

  /// `nil` when there is none behind a letter.
  ///
  /// - Parameters:
  ///   - text: The text so far, in which soft hyphens are left out.
  ///   - line: The line.
  init?(atEndOf text: [UInt8], line: ArraySlice<UInt8>) {
    isSoft = line.suffix(2).elementsEqual(Self.soft)
    length =
      if isSoft { 0 } else if line.last == UInt8(ascii: "-") { 1 } else if line.suffix(3).elementsEqual(Self.unicode) { 3 } else { -1 }
    guard length >= 0 else { return nil }
    let word = text.dropLast(length).suffix(Self.longestWord).split(separator: 0x20, omittingEmptySubsequences: false).last ?? []
    let letters = String(decoding: word, as: UTF8.self).unicodeScalars
    guard let last = letters.last, last.properties.isAlphabetic else { return nil }
    dividesWord = last.properties.isLowercase && letters.suffix(2).allSatisfy(\.properties.isAlphabetic) && !letters.contains("-")
  }

  /// How a line that begins with `text` is joined; `nil` for a space.
  func joining(_ text: ArraySlice<UInt8>) -> Joining? {
    let word = String(decoding: text.prefix(Self.longestWord).prefix { $0 > 0x20 }, as: UTF8.self)
    guard let first = word.unicodeScalars.first, first.properties.isAlphabetic else { return nil }
    if isSoft { return .withHyphen }
    guard !Self.conjunctions.contains(word) else { return nil }
    return dividesWord && first.properties.isLowercase ? .withoutHyphen(length) : .withHyphen
  }

  private static let longestWord = 64
}
