extension String {
  /// The text without this suffix.
  func withoutEnding(_ ending: String) -> String { hasSuffix(ending) ? String(dropLast(ending.count)) : self }
}
