/// Chooses texts that look like some others, and some that need not.
public struct LookAlikes: Sendable {
  private let shapes: [Ends: Set<Int>]

  private struct Ends: Hashable {
    let first: Character?
    let last: Character?
  }

  /// Looks for what begins and ends like `texts` and is about as long.
  public init(_ texts: [String]) {
    shapes = texts.map(TextShape.init).reduce(into: [:]) { $0[Ends(first: $1.first, last: $1.last), default: []].insert($1.length) }
  }

  /// At most `count` of the candidates, each once: half of the room is kept for those that look alike.
  public func chosen(_ count: Int, from candidates: some Sequence<String>) -> [String] {
    var seen: Set<String> = []
    var alike: [String] = []
    var others: [String] = []
    for text in candidates where seen.insert(text).inserted {
      if looksAlike(text) { alike.append(text) } else if others.count < count { others.append(text) }
    }
    let kept = alike.prefix(max(count - others.count, count / 2))
    return Array(kept + others.prefix(count - kept.count))
  }

  private func looksAlike(_ text: String) -> Bool {
    let shape = TextShape(text)
    guard let lengths = shapes[Ends(first: shape.first, last: shape.last)] else { return false }
    return (-2...2).contains { lengths.contains(shape.length + $0) }
  }
}
