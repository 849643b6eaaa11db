import CoreModule

extension Word {
  /// Whether it has this tag, ignoring case and accents.
  public func hasTag(_ tag: String) -> Bool {
    let folded = FoldedText(tag)
    return tags.contains { FoldedText($0) == folded }
  }
}

extension [String] {
  /// The tags in order without duplicates, ignoring case and accents; the first spelling stays.
  func withoutRepeatedTags() -> [String] {
    if count < 2 { return self }
    var seen: Set<FoldedText> = []
    return filter { seen.insert(FoldedText($0)).inserted }
  }
}
