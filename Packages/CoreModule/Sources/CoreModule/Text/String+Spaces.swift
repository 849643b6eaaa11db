extension StringProtocol {
  /// The parts between white space. A mark combined with a space belongs to the part after it.
  public var spaced: [String] { Substring(self).unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) } }

  /// Whether the text holds only white space.
  public var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without leading and trailing white space.
  public var trimmed: String {
    let scalars = Substring(self).unicodeScalars.drop { $0.properties.isWhitespace }
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(scalars[...last])
  }

  /// The text with runs of white space replaced by one space, and trimmed.
  public var singleSpaced: String { spaced.joined(separator: " ") }
}
