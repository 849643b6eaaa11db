extension Array where Element: Hashable {
  /// The elements in their order, each once.
  @inlinable
  public func withoutRepeats() -> [Element] {
    // Most lists have a few elements, for which a set costs more than it saves, and none twice.
    if count <= 8, indices.allSatisfy({ !self[..<$0].contains(self[$0]) }) { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
