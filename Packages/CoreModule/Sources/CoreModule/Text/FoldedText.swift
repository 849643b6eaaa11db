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
    description =
      text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : FoldedText.foldBytes(text) ?? FoldedText.foldDecomposed(text.lowercased())
  }

  /// Whether `part` is in the text. An empty text is part of none.
  public func contains(_ part: FoldedText) -> Bool { !part.description.isEmpty && description.utf8.contains(part.description.utf8) }

  /// Folds a text of ASCII, Latin letters up to ſ, Cyrillic and typographic quotation marks, as most are, byte by byte; `nil` when it has
  /// others. No letter becomes longer.
  private static func foldBytes(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var isKnown = true
      let folded = String(unsafeUninitializedCapacity: bytes.count) { buffer in
        var (read, count) = (0, 0)
        func put(_ first: UInt8, _ second: UInt8 = 0) {
          buffer[count] = first
          if second > 0 { buffer[count + 1] = second }
          count += second > 0 ? 2 : 1
        }
        while read < bytes.count {
          let (byte, next) = (bytes[read], read + 1 < bytes.count ? bytes[read + 1] : 0)
          read += byte < 0x80 ? 1 : 2
          switch (byte, next) {
          case (0x41...0x5A, _): put(byte | 0x20)
          case (0..<0x80, _): put(byte)
          case (0xC2...0xC5, _):
            let letter = latin[Int(byte - 0xC2) << 6 | Int(next & 0x3F)]
            put(letter.0, letter.1)
          case (0xD0, 0x90...0x9F): put(0xD0, next + 0x20)
          case (0xD0, 0xA0...0xAF): put(0xD1, next - 0x20)
          case (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x8F): put(byte, next)
          case (0xD0, 0x81), (0xD1, 0x91): put(0xD0, 0xB5)
          case (0xE2, 0x80) where (0x90...0xA7).contains(bytes[read]):
            let isApostrophe = bytes[read] == 0x98 || bytes[read] == 0x99
            if isApostrophe { put(UInt8(ascii: "'")) } else { for place in read - 2...read { put(bytes[place]) } }
            read += 1
          default:
            isKnown = false
            return 0
          }
        }
        return count
      }
      return isKnown ? folded : nil
    }
  }

  /// What the characters from U+0080 to U+017F fold to, in one or two bytes; the second is 0 when there is only one.
  private static let latin: [(UInt8, UInt8)] = (UInt32(0x80)...0x17F).compactMap { value in
    var folded: [UInt8] = []
    let small = (0xC0...0xDE).contains(value) && value != 0xD7 ? value + 0x20 : value
    guard let letter = small < 0xE0 ? Unicode.Scalar(small) : plainLetters[Int(small) - 0xE0] else { return nil }
    append(letter, to: &folded)
    return (folded[0], folded.count > 1 ? folded[1] : 0)
  }

  /// The letters from à to ſ without their accents, as small ones.
  private static let plainLetters = Array(
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
    case ..<0x0591: false
    case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7: true
    case 0x064B...0x0652, 0x0656...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7...0x06E8, 0x06EA...0x06ED: true
    default: false
    }
  }
}
