extension String {
  /// The text without this ending, where it has it.
  func withoutEnding(_ ending: String) -> String { hasSuffix(ending) ? String(dropLast(ending.count)) : self }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
