extension Unicode.Scalar {
  /// Whether this is a letter or another character of the Cyrillic script.
  @inlinable
  public var isCyrillic: Bool { (0x0400...0x052F).contains(value) }

  /// Whether this is a letter of the Latin script.
  @inlinable
  public var isLatin: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF, 0xFB00...0xFB06: true
    default: false
    }
  }

  /// Whether this marks the stress of the letter before it. Only Cyrillic letters have such marks: on others, an accent is spelling.
  public func isStressMark(after letter: Unicode.Scalar?) -> Bool {
    (value == 0x0301 || value == 0x0300) && letter?.isCyrillic == true
  }
}
