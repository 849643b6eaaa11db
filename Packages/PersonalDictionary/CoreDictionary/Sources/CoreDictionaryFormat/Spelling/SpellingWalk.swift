public import CoreModule
public import PersonalDictionary

/// A spelling with its distance from the typed text.
public struct NearSpelling: Equatable, Sendable {
  /// The spelling.
  public let text: String
  /// 10 for an ordinary typing error, less for likely ones, such as a missing double letter.
  public let distance: Int
}

/// Measures the distance of spellings to the typed text letter by letter, so that words share the work for common beginnings.
///
/// A weighted Damerau–Levenshtein distance.
public struct SpellingWalk: Sendable {
  /// The letters of the spelling so far.
  private(set) var path: [UInt8] = []
  private let typed: [UInt8]
  private let costs: SlipCosts
  /// The cost of each typed letter as an extra one.
  private let extras: [Int]
  /// The largest accepted distance.
  private let maximumDistance: Int
  /// The distances between all prefixes of the path and of the typed text.
  private var distances: [Int]

  /// Creates a walk for `text`; `nil` when it is too short or too long, or has other characters.
  public init?(_ text: FoldedText, in language: Language) {
    guard let typed = Letters.all.letters(of: text), (3...40).contains(typed.count) else { return nil }
    self.typed = typed
    let costs = SlipCosts(isHSilent: [.spanish, .french, .italian, .portuguese].contains(language))
    self.costs = costs
    extras = zip(typed, [0] + typed).map { letter, before in costs.extra(letter, after: before) }
    // One error in a short word, two in a long one; in between, two if one is a likely error.
    maximumDistance = typed.count <= 4 ? 11 : typed.count <= 6 ? 18 : 22
    distances = extras.reduce(into: [0]) { distances, extra in distances.append(distances[distances.count - 1] + extra) }
  }

  /// The distance of the current path, if it is near.
  var distance: Int? {
    let last = distances[distances.count - 1]
    return last <= maximumDistance ? last : nil
  }

  /// Shortens the path to its first `count` letters.
  mutating func cut(to count: Int) {
    guard count < path.count else { return }
    path.removeLast(path.count - count)
    distances.removeLast(distances.count - (count + 1) * (typed.count + 1))
  }

  /// Appends a letter.
  ///
  /// - Returns: Whether a spelling with this beginning can be near.
  mutating func append(_ letter: UInt8) -> Bool {
    let width = typed.count + 1
    let above = path.count * width
    let before = path.last ?? 0
    let missing = costs.missing(letter, after: before)
    path.append(letter)
    distances.append(distances[above] + missing)
    var least = distances[above + width]
    for column in 1..<width {
      let typedLetter = typed[column - 1]
      let typedBefore = column > 1 ? typed[column - 2] : 0
      var distance = min(
        distances[above + column] + missing, distances[above + width + column - 1] + extras[column - 1],
        distances[above + column - 1] + costs.substitution(letter, typedLetter)
      )
      if before == typedLetter, letter == typedBefore, before > 0, column > 1 {
        distance = min(distance, distances[above - width + column - 2] + SlipCosts.swapped)
      }
      if before > 0, costs.isDigraph(before, letter, for: typedLetter) {
        distance = min(distance, distances[above - width + column - 1] + SlipCosts.digraph)
      }
      if column > 1, costs.isDigraph(typedBefore, typedLetter, for: letter) {
        distance = min(distance, distances[above + column - 2] + SlipCosts.digraph)
      }
      distances.append(distance)
      least = min(least, distance)
    }
    return least <= maximumDistance + SlipCosts.slack
  }
}
