/// The mapping of the 26 letters in both cases: the vowels a e i o u stay; each consonant becomes the next one, and z becomes b.
struct Letters {
  /// The mapping of each byte; only consonants change.
  let table: [UInt8]

  private static let consonants = Array("bcdfghjklmnpqrstvwxyz".utf8)

  init(_ direction: TranslationDirection) {
    var table = (0...UInt8.max).map { $0 }
    for (place, consonant) in Self.consonants.enumerated() {
      let next = Self.consonants[(place + 1) % Self.consonants.count]
      let (from, to) = direction == .toUBCO ? (consonant, next) : (next, consonant)
      table[Int(from)] = to
      table[Int(from & 0xDF)] = to & 0xDF
    }
    self.table = table
  }

  /// Whether the byte is one of the 26 letters.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether a letter is a vowel.
  @inline(__always)
  static func isVowel(_ letter: UInt8) -> Bool {
    // A bit mask of a e i o u by their places in the alphabet.
    UInt32(0x20_8222) >> UInt32(letter & 0x1F) & 1 == 1
  }
}
