/// A part of a long list that is read in portions.
public struct StoredPage<Item: Equatable & Sendable>: Equatable, Sendable {
  /// The items in the order of the list.
  public let items: [Item]
  /// The place after which the next part begins; `nil` at the end of the list.
  public let next: Int?

  /// Creates a part; without `next`, the last one.
  public init(_ items: [Item], next: Int? = nil) {
    self.items = items
    self.next = next
  }
}
