public import CoreModule

/// Finds words that are spelled almost like a text, which may be a slip of the finger.
public struct NearMiss: Sendable {
  /// The text as a search compares it.
  public let folded: String
  /// So many letters may be wrong, missing, too many or swapped with their neighbour.
  public let mostSlips: Int
  private let letters: [Unicode.Scalar]

  /// So many are offered.
  public static let mostShown = 3

  /// Near misses of `text`, or `nil` when it is too short to have any, or too long to be one word.
  public init?(of text: String) {
    folded = FoldedText(text).description
    letters = Array(folded.unicodeScalars)
    guard (3...40).contains(letters.count) else { return nil }
    mostSlips = letters.count < 6 ? 1 : 2
  }

  /// How many slips make `other`, which is folded, of the text; `nil` when they are more than a slip or none.
  public func slips(to other: String) -> Int? {
    let others = Array(other.unicodeScalars)
    guard abs(others.count - letters.count) <= mostSlips else { return nil }
    // The optimal string alignment: https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance
    var beforeLast = [Int](repeating: 0, count: others.count + 1)
    var last = Array(0...others.count)
    for row in 1...letters.count {
      var current = [row] + [Int](repeating: 0, count: others.count)
      var least = row
      for column in others.indices.map({ $0 + 1 }) {
        let isSame = letters[row - 1] == others[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, letters[row - 1] == others[column - 2], letters[row - 2] == others[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current[column] = cost
        least = min(least, cost)
      }
      guard least <= mostSlips else { return nil }
      (beforeLast, last) = (last, current)
    }
    let slips = last[others.count]
    return slips > 0 && slips <= mostSlips ? slips : nil
  }

  /// The first letter, with which most near misses begin too.
  public var firstLetter: Unicode.Scalar { letters[0] }

  /// Three letters in a row, of which a near miss with another first letter has at least some.
  public var laterTrigrams: [String] {
    guard letters.count > 3 else { return [] }
    return (1...(letters.count - 3)).map { start in
      String(String.UnicodeScalarView(letters[start..<(start + 3)]))
    }
  }

  /// Those of `words` that are near misses, the nearest first, at most so many.
  public func nearest(_ words: [(number: Word.Number, folded: String)], limit: Int) -> [Word.Number] {
    var slips: [Word.Number: Int] = [:]
    for word in words { if let count = self.slips(to: word.folded) { slips[word.number] = count } }
    let nearest = slips.sorted { ($0.value, $1.key) < ($1.value, $0.key) }
    return nearest.prefix(limit).map(\.key)
  }
}
