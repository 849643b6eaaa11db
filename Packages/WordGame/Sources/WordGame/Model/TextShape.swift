/// The shape of a text: its length, and its first and last letter.
struct TextShape: Hashable, Sendable {
  let length: Int
  let first: Character?
  let last: Character?

  init(_ text: String) {
    length = text.count
    first = text.first.map(Self.small)
    last = text.last.map(Self.small)
  }

  /// The similarity of two texts: 1 for a similar length, 2 if one end is the same, too, 3 if both are; otherwise 0.
  func likeness(to other: TextShape) -> Int {
    guard abs(length - other.length) <= 2 else { return 0 }
    return 1 + (first == other.first ? 1 : 0) + (last == other.last ? 1 : 0)
  }

  private static func small(_ character: Character) -> Character { character.lowercased().first ?? character }
}
