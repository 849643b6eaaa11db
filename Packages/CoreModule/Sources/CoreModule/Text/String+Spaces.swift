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
  public var singleSpaced: String { spaced.joined(separator: " ") }
}

extension Unicode.Scalar {
  /// Whether it is white space. Most characters are ASCII, of which it is known without a search.
  var isSpace: Bool { value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }
}
