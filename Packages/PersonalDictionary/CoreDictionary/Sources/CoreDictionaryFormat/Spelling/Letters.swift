import CoreModule

/// Encodes folded letters as bytes: lower-case ASCII and Cyrillic letters and word separators. 0 is not a letter.
struct Letters {
  private let first: [UInt8]
  private let second: [UInt8]

  static let all = Letters()

  private init() {
    let folded = (0..<Self.end).map { number in
      Unicode.Scalar(number).map { FoldedText(String($0)).description.unicodeScalars.map(Self.letter) } ?? []
    }
    first = folded.map { $0.count > 2 ? 0 : $0.first ?? 0 }
    second = folded.map { $0.count == 2 ? $0[1] : 0 }
  }

  /// The letters of `text`; `nil` when it has other characters.
  func letters(of text: FoldedText) -> [UInt8]? {
    let letters = text.description.unicodeScalars.map(Self.letter)
    return letters.contains(0) ? nil : letters
  }

  /// Decodes UTF-8.
  ///
  /// - Returns: Whether all characters are letters.
  func decode(_ bytes: some Sequence<UInt8>, into letters: inout [UInt8]) -> Bool {
    letters.removeAll(keepingCapacity: true)
    var lead: UInt8 = 0
    for byte in bytes {
      if lead == 0, byte >= 0x80 {
        guard (0xC2...0xDF).contains(byte) else { return false }
        lead = byte
        continue
      }
      let (first, second) = self.letters(after: lead, byte)
      guard first > 0 else { return false }
      letters.append(first)
      if second > 0 { letters.append(second) }
      lead = 0
    }
    return true
  }

  /// The letters of a character of one byte, or of two when `lead` is not 0. The second letter is 0 when there is only one.
  func letters(after lead: UInt8, _ byte: UInt8) -> (UInt8, UInt8) {
    let scalar = lead == 0 ? Int(byte) : Int(lead & 0x1F) << 6 | Int(byte & 0x3F)
    return scalar < first.count ? (first[scalar], second[scalar]) : (0, 0)
  }

  /// After the Latin and Cyrillic letters of the seven languages.
  private static let end: UInt32 = 0x460

  private static func letter(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0x20...0x7E: UInt8(scalar.value)
    case 0x430..<0x460: UInt8(0x80 + scalar.value - 0x430)
    default: 0
    }
  }
}
