import Foundation

/// A text normalized for search: without case, accents, stress marks and vowel signs.
///
/// Folded: case; accents and stress marks of Latin, Greek and Cyrillic; ё = е, ß = ss, œ = oe, æ = ae, ø = o, ł = l, đ = d, ı = i,
/// ς = σ; Arabic and Hebrew vowel signs; typographic apostrophes. Kept, because they make another letter: й, kana voicing marks,
/// Indic and Thai marks, the Arabic hamza and madda.
public struct FoldedText: Hashable, Sendable, CustomStringConvertible {
  /// The folded text, in Unicode normal form C.
  public let description: String

  /// Folds `text`.
  public init(_ text: String) {
    description = text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : FoldedText.foldBytes(text) ?? FoldedText.fold(text)
  }

  /// Whether `part` stands in the text. An empty text is part of none.
  public func contains(_ part: FoldedText) -> Bool { !part.description.isEmpty && description.utf8.contains(part.description.utf8) }

  /// Folds a text of ASCII, the letters from À to ÿ and Cyrillic, which most are, byte by byte; `nil` when it has others.
  private static func foldBytes(_ text: String) -> String? {
    var isKnown = true
    let folded = String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
      var (count, lead): (Int, UInt8) = (0, 0)
      for byte in text.utf8 {
        // The letter in one or two bytes; the second is 0 when there is only one.
        let letter: (UInt8, UInt8)
        switch (lead, byte) {
        case (0, 0x41...0x5A): letter = (byte | 0x20, 0)
        case (0, 0..<0x80): letter = (byte, 0)
        case (0, 0xC3), (0, 0xD0), (0, 0xD1):
          lead = byte
          continue
        case (0xC3, _): letter = western[Int(byte & 0x3F)]
        case (0xD0, 0x90...0x9F): letter = (0xD0, byte + 0x20)
        case (0xD0, 0xA0...0xAF): letter = (0xD1, byte - 0x20)
        case (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x8F): letter = (lead, byte)
        case (0xD0, 0x81), (0xD1, 0x91): letter = (0xD0, 0xB5)
        default: letter = (0, 0)
        }
        lead = 0
        guard letter.0 > 0 else {
          isKnown = false
          return 0
        }
        buffer[count] = letter.0
        count += 1
        guard letter.1 > 0 else { continue }
        buffer[count] = letter.1
        count += 1
      }
      return count
    }
    return isKnown ? folded : nil
  }

  /// What the letters from À to ÿ fold to, in one or two bytes; 0 for those that do not fold to ASCII, and for signs.
  private static let western: [(UInt8, UInt8)] = (UInt32(0xC0)...0xFF).map { value in
    guard value != 0xD7, let letter = Unicode.Scalar(value) else { return (0, 0) }
    let folded = Array(fold(String(letter)).utf8)
    return folded.count <= 2 && folded.allSatisfy { $0 < 0x80 } ? (folded[0], folded.count > 1 ? folded[1] : 0) : (0, 0)
  }

  private static func fold(_ text: String) -> String { foldLetters(text) ?? foldDecomposed(text.lowercased()) }

  /// Folds a text of letters that are known, which most are, letter by letter; `nil` when it has others.
  private static func foldLetters(_ text: String) -> String? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard let plain = plain(scalar.value) else { return nil }
      append(plain, to: &folded)
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// A small letter of Latin or Cyrillic without accents, or another character that has none.
  private static func plain(_ value: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0x41...0x5A, 0x0410...0x042F: Unicode.Scalar(value + 0x20)
    case 0xC0...0xD6, 0xD8...0xDE: latin[Int(value) + 0x20 - 0xE0]
    case 0xDF: "ß"
    case 0xE0...0x17F: latin[Int(value) - 0xE0]
    case 0x0401, 0x0451: "е"
    case 0..<0xC0, 0xD7, 0x0430...0x044F, 0x2010...0x2027: Unicode.Scalar(value)
    default: nil
    }
  }

  /// The letters from à on without their accents.
  private static let latin = Array(
    """
    aaaaaaæceeeeiiiiðnooooo÷øuuuuyþyaaaaaaccccccccddđđeeeeeeeeeegggggggghhħħiiiiiiiiiıĳĳjjkkĸllllllŀŀłłnnnnnnŉŋŋooooooœœrrrrrrssssssss\
    ttttŧŧuuuuuuuuuuuuwwyyyzzzzzzſ
    """.unicodeScalars)

  private static func foldDecomposed(_ text: String) -> String {
    var folded: [UInt8] = []
    var base: Unicode.Scalar?
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar.properties.canonicalCombiningClass == .notReordered, !isVowelSign(scalar) {
        base = scalar
        append(scalar, to: &folded)
      } else if !isFoldedAway(scalar, after: base) {
        folded += scalar.utf8
      }
    }
    return String(decoding: folded, as: UTF8.self).precomposedStringWithCanonicalMapping
  }

  private static func append(_ scalar: Unicode.Scalar, to folded: inout [UInt8]) {
    switch scalar {
    case "\u{0}"..."\u{7F}": folded.append(UInt8(truncatingIfNeeded: scalar.value))
    case "ß": folded += [UInt8(ascii: "s"), UInt8(ascii: "s")]
    case "œ": folded += [UInt8(ascii: "o"), UInt8(ascii: "e")]
    case "æ": folded += [UInt8(ascii: "a"), UInt8(ascii: "e")]
    case "ø": folded.append(UInt8(ascii: "o"))
    case "ł": folded.append(UInt8(ascii: "l"))
    case "đ": folded.append(UInt8(ascii: "d"))
    case "ı": folded.append(UInt8(ascii: "i"))
    case "ς": folded += Array("σ".utf8)
    case "\u{2018}", "\u{2019}", "\u{02BC}": folded.append(UInt8(ascii: "'"))
    default: folded += scalar.utf8
    }
  }

  private static func isFoldedAway(_ mark: Unicode.Scalar, after base: Unicode.Scalar?) -> Bool {
    if isVowelSign(mark) { return true }
    guard (0x0300...0x036F).contains(mark.value), let base else { return false }
    let isShortI = mark.value == 0x0306 && base == "и"
    return !isShortI && hasFoldableAccents(base)
  }

  /// Latin, Greek and Cyrillic, the extended blocks included.
  private static func hasFoldableAccents(_ base: Unicode.Scalar) -> Bool {
    switch base.value {
    case 0x0041...0x024F, 0x0370...0x052F, 0x1E00...0x1FFF, 0x2C60...0x2C7F, 0xA720...0xA7FF: true
    default: false
    }
  }

  /// Hebrew points and accents; Arabic short vowels, tanwin, shadda, sukun, superscript alef and Quranic signs.
  private static func isVowelSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7: true
    case 0x064B...0x0652, 0x0656...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7...0x06E8, 0x06EA...0x06ED: true
    default: false
    }
  }
}
