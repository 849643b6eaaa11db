extension StringProtocol {
  /// The parts between white space. A mark combined with a space belongs to the part after it.
  public var spaced: [String] { Substring(self).unicodeScalars.split { $0.isSpace }.map { String($0) } }

  /// Whether the text holds only white space.
  public var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without leading and trailing white space.
  public var trimmed: String {
    let scalars = Substring(self).unicodeScalars.drop { $0.isSpace }
    guard let last = scalars.lastIndex(where: { !$0.isSpace }) else { return "" }
    return String(scalars[...last])
  }

  /// The text with runs of white space replaced by one space, and trimmed.
  public var singleSpaced: String { isSingleSpaced ? String(self) : spaced.joined(separator: " ") }

  /// Whether the only white space is single spaces between other characters, as in most texts.
  private var isSingleSpaced: Bool {
    if let isSingleSpaced = utf8.withContiguousStorageIfAvailable({ $0.isSingleSpaced }) ?? nil { return isSingleSpaced }
    var wasSpace = true
    for scalar in unicodeScalars {
      let isSpace = scalar.isSpace
      if isSpace, wasSpace || scalar != " " { return false }
      wasSpace = isSpace
    }
    return !wasSpace || isEmpty
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the only white space is single spaces between other characters; `nil` if a byte may begin white space that is not ASCII.
  fileprivate var isSingleSpaced: Bool? {
    var wasSpace = true
    for byte in self {
      // U+0085 and U+00A0, U+1680, U+2000 to U+205F, U+3000.
      if byte == 0xC2 || (0xE1...0xE3).contains(byte) { return nil }
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if isSpace, wasSpace || byte != 0x20 { return false }
      wasSpace = isSpace
    }
    return !wasSpace || isEmpty
  }
}

extension Unicode.Scalar {
  /// Whether it is white space. Only some of these ranges have any, so that most characters need no search.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case 0x80...0xA0, 0x1680, 0x2000...0x205F, 0x3000: properties.isWhitespace
    default: false
    }
  }
}
