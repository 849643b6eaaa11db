/// Chooses texts, some of which look like given texts.
public struct LookAlikes: Sendable {
  private let shapes: [Ends: Set<Int>]

  private struct Ends: Hashable {
    let first: Character?
    let last: Character?
  }

  /// Creates a chooser of texts that have the first and last letter of one of `texts`, and nearly its length.
  public init(_ texts: [String]) {
    shapes = texts.map(TextShape.init).reduce(into: [:]) { $0[Ends(first: $1.first, last: $1.last), default: []].insert($1.length) }
  }

  /// At most `count` distinct candidates, about half of which look alike.
  public func chosen(_ count: Int, from candidates: some Sequence<String>) -> [String] {
    var seen: Set<String> = []
    var alike: [String] = []
    var others: [String] = []
    for text in candidates where seen.insert(text).inserted {
      if looksAlike(text) { alike.append(text) } else if others.count < count { others.append(text) }
    }
    let similar = alike.prefix(max(count - others.count, count / 2))
    return Array(similar + others.prefix(count - similar.count))
  }

  private func looksAlike(_ text: String) -> Bool {
    let shape = TextShape(text)
    guard let lengths = shapes[Ends(first: shape.first, last: shape.last)] else { return false }
    return (-2...2).contains { lengths.contains(shape.length + $0) }
  }
}
