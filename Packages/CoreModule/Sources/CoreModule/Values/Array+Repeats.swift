extension Array where Element: Hashable {
  /// The elements in their order, each once.
  public func withoutRepeats() -> [Element] {
    // Most lists have one or two elements, for which a set costs more than it saves.
    if count < 2 || (count == 2 && self[0] != self[1]) { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
