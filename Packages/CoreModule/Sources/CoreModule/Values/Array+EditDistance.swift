extension Array where Element: Equatable {
  /// The number of elements that are wrong, missing or extra, or swapped with their neighbours (optimal string alignment,
  /// https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance).
  ///
  /// - Parameters:
  ///   - limit: The highest distance of interest. Higher ones are found out early.
  ///   - countsSwaps: Whether two swapped neighbours count once; otherwise both are wrong (the Levenshtein distance).
  /// - Returns: The distance; `nil` when it is higher than `limit`.
  @inlinable
  public func editDistance(to other: [Element], atMost limit: Int = .max, countsSwaps: Bool = true) -> Int? {
    guard abs(other.count - count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = [Int](0...other.count)
    for row in indices {
      var current = [row + 1] + [Int](repeating: 0, count: other.count)
      var least = row + 1
      for column in other.indices {
        var cost = Swift.min(last[column + 1] + 1, current[column] + 1, last[column] + (self[row] == other[column] ? 0 : 1))
        if countsSwaps, row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column] {
          cost = Swift.min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
        least = Swift.min(least, cost)
      }
      guard least <= limit else { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
