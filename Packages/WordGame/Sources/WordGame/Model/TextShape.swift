/// How a text looks at a glance: its length, its first and its last letter.
struct TextShape: Hashable, Sendable {
  let length: Int
  let first: Character?
  let last: Character?

  init(_ text: String) {
    length = text.count
    first = text.first.map(Self.small)
    last = text.last.map(Self.small)
  }

  /// How alike two texts look: 0 not at all, 1 about as long, 2 also one end in common, 3 also the other.
  func likeness(to other: TextShape) -> Int {
    guard abs(length - other.length) <= 2 else { return 0 }
    return 1 + (first == other.first ? 1 : 0) + (last == other.last ? 1 : 0)
  }

  private static func small(_ character: Character) -> Character { character.lowercased().first ?? character }
}
