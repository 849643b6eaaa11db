/// A reference of the user's to an item of a list.
public enum ItemSelector<Item>: Hashable, Sendable {
  /// The number of the item.
  case number(Tagged<Item, Int>)
  /// The text of the item: an exact match, or else one that ignores case and accents.
  case text(String)

  /// Parses what the user typed: a whole number is a number, unless `isText` is set.
  public init(_ typed: String, isText: Bool = false) {
    if !isText, let number = Int(typed), typed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .number(Tagged(number))
    } else {
      self = .text(typed)
    }
  }

  /// What was typed.
  public var typed: String {
    switch self {
    case .number(let number): number.description
    case .text(let text): text
    }
  }
}

extension ItemSelector {
  /// Resolves selectors to items without repeats, and returns the selectors that match nothing.
  ///
  /// - Parameters:
  ///   - number: Returns the number of an item.
  ///   - candidates: Finds the items that match a selector.
  ///   - ambiguous: Makes the error for a selector that matches several items.
  public static func items<Failure: Error>(
    named selectors: [ItemSelector], by number: (Item) -> Tagged<Item, Int>, candidates: (ItemSelector) async throws(Failure) -> [Item],
    ambiguous: (ItemSelector, [Item]) -> Failure
  ) async throws(Failure) -> (items: [Item], missing: [ItemSelector]) {
    var items: [Item] = []
    var missing: [ItemSelector] = []
    for selector in selectors {
      let found = try await candidates(selector)
      guard found.count < 2 else { throw ambiguous(selector, found) }
      guard let item = found.first else {
        missing.append(selector)
        continue
      }
      if !items.contains(where: { number($0) == number(item) }) { items.append(item) }
    }
    return (items, missing)
  }
}
