/// Numbers for the new items of an import, which keep those that they had where these are free.
public enum ImportedNumbers {
  /// The highest number that an import keeps. Items with higher ones get new numbers, so that numbers do not run out.
  public static let maximum = 1_000_000_000

  /// The number of each item, in their order.
  ///
  /// - Parameters:
  ///   - wanted: The numbers that the items had. An item keeps its own if no item ever had it.
  ///   - last: The last number that was used.
  public static func free<Item>(_ wanted: [Tagged<Item, Int>], after last: Tagged<Item, Int>) -> [Tagged<Item, Int>] {
    var used: Set<Tagged<Item, Int>> = []
    let kept = wanted.map { $0 > last && $0.rawValue <= maximum && used.insert($0).inserted ? $0 : nil }
    var highest = max(last, used.max() ?? last)
    return kept.map { number in
      if let number { return number }
      highest = Tagged(highest.rawValue + 1)
      return highest
    }
  }
}
