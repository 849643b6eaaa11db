extension String {
  /// The text in small letters, as `lowercased()` returns it, which takes longer for letters outside of ASCII.
  public var inSmallLetters: String {
    var text = self
    guard let hasCapital = text.withUTF8(Self.hasCapital) else { return lowercased() }
    return hasCapital ? text.withUTF8(Self.small) : self
  }

  private static func small(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { buffer in
      var lead: UInt8 = 0
      for (place, byte) in bytes.enumerated() {
        switch (lead, byte) {
        case (_, 0x41...0x5A): buffer[place] = byte | 0x20
        case (0xC3, 0x80...0x96), (0xC3, 0x98...0x9E), (0xD0, 0x90...0x9F): buffer[place] = byte + 0x20
        case (0xD0, 0x80...0x8F): (buffer[place - 1], buffer[place]) = (0xD1, byte + 0x10)
        case (0xD0, 0xA0...0xAF): (buffer[place - 1], buffer[place]) = (0xD1, byte - 0x20)
        default: buffer[place] = byte
        }
        lead = byte
      }
      return bytes.count
    }
  }

  /// Whether a text of ASCII, the letters of Western Europe and those of Cyrillic has capitals; `nil` for a text with other characters.
  private static func hasCapital(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var hasCapital = false
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        if byte &- 0x41 < 26 { hasCapital = true }
        place += 1
        continue
      }
      let next = bytes[place + 1]
      switch byte {
      case 0xC2: break
      case 0xC3: if next < 0x9F, next != 0x97 { hasCapital = true }
      case 0xD0: if next < 0xB0 { hasCapital = true }
      case 0xD1 where next < 0xA0: break
      default: return nil
      }
      place += 2
    }
    return hasCapital
  }
}
