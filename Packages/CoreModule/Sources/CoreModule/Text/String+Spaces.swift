extension StringProtocol {
  /// The parts between white space. A mark that is combined with a space belongs to the part behind it.
  public var spaced: [String] { Substring(self).unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) } }

  /// The text without white space at its ends.
  public var trimmed: String {
    let scalars = Substring(self).unicodeScalars.drop { $0.properties.isWhitespace }
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(scalars[...last])
  }
}
