public import CoreModule

/// Finds words that differ from a text by a typing error.
public struct NearMiss: Sendable {
  /// The folded text, as searches compare it.
  public let folded: String
  /// The number of letters that may be wrong, missing, extra or swapped.
  public let maximumDistance: Int
  private let letters: [Unicode.Scalar]

  /// The number of suggestions to show.
  public static let maximumSuggestions = 3

  /// `nil` when `text` is too short, too long for one word, or has a control character.
  public init?(of text: String) {
    folded = FoldedText(text).description
    letters = Array(folded.unicodeScalars)
    guard (3...40).contains(letters.count), letters.allSatisfy({ $0.value >= 0x20 }) else { return nil }
    maximumDistance = letters.count < 6 ? 1 : 2
  }

  /// The edit distance to `other`, which is folded; `nil` when it is 0 or too large.
  public func slips(to other: String) -> Int? {
    let others = Array(other.unicodeScalars)
    guard abs(others.count - letters.count) <= maximumDistance else { return nil }
    // Optimal string alignment: https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance
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
      guard least <= maximumDistance else { return nil }
      (beforeLast, last) = (last, current)
    }
    let slips = last[others.count]
    return slips > 0 && slips <= maximumDistance ? slips : nil
  }

  /// Every spelling at distance 1: a letter removed, swapped with its neighbour, replaced or inserted.
  public var oneSlipAway: [String] {
    var spellings: Set<[Unicode.Scalar]> = []
    for place in letters.indices {
      var spelling = letters
      spelling.remove(at: place)
      spellings.insert(spelling)
      spelling = letters
      if place > 0 { spelling.swapAt(place - 1, place) }
      spellings.insert(spelling)
    }
    for letter in alphabet {
      for place in 0...letters.count {
        var spelling = letters
        spelling.insert(letter, at: place)
        spellings.insert(spelling)
        if place < letters.count {
          spelling.remove(at: place + 1)
          spellings.insert(spelling)
        }
      }
    }
    spellings.remove(letters)
    return spellings.map { String(String.UnicodeScalarView($0)) }
  }

  /// The letters to insert: those of the text and its scripts, and the signs that join words.
  private var alphabet: Set<Unicode.Scalar> {
    var alphabet = Set(letters + [" ", "-", "'", "_", "."])
    let scripts: [ClosedRange<Unicode.Scalar>] = ["a"..."z", "а"..."я"]
    for script in scripts where letters.contains(where: script.contains) {
      alphabet.formUnion((script.lowerBound.value...script.upperBound.value).compactMap(Unicode.Scalar.init))
    }
    return alphabet
  }

  /// The first letters, which words at distance 2 must share; `nil` when only distance 1 is allowed.
  public var beginning: String? { maximumDistance > 1 ? String(String.UnicodeScalarView(letters.prefix(3))) : nil }

  /// Trigrams of the later letters, some of which a near miss with another beginning has.
  public var laterTrigrams: [String] {
    guard letters.count > 3 else { return [] }
    return (1...(letters.count - 3)).map { start in
      String(String.UnicodeScalarView(letters[start..<(start + 3)]))
    }
  }

  /// The near misses among `words`, the nearest first.
  public func nearest(_ words: [(number: Word.Number, folded: String)], limit: Int) -> [Word.Number] {
    var slips: [Word.Number: Int] = [:]
    for word in words { if let count = self.slips(to: word.folded) { slips[word.number] = count } }
    let nearest = slips.sorted { ($0.value, $1.key) < ($1.value, $0.key) }
    return nearest.prefix(limit).map(\.key)
  }
}
