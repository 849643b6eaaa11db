import CoreModule

extension Word {
  /// Whether it has this tag, whatever the case and accents.
  public func hasTag(_ tag: String) -> Bool {
    let folded = FoldedText(tag)
    return tags.contains { FoldedText($0) == folded }
  }
}

extension [String] {
  /// Tags in their order, each once, in its first spelling: case and accents tell no tags apart.
  func withoutRepeatedTags() -> [String] {
    if count < 2 { return self }
    var seen: Set<FoldedText> = []
    return filter { seen.insert(FoldedText($0)).inserted }
  }
}
