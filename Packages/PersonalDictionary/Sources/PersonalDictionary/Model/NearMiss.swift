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

  /// Near misses of `text`, or `nil` when it is too short to have any, too long to be one word, or none because of a control character.
  public init?(of text: String) {
    folded = FoldedText(text).description
    letters = Array(folded.unicodeScalars)
    guard (3...40).contains(letters.count), letters.allSatisfy({ $0.value >= 0x20 }) else { return nil }
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

  /// Every spelling that is one slip away: a letter left out, swapped with its neighbour, replaced, or put in, each of the letters of its alphabet.
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

  /// The letters that may stand in place of another: those of the text and of its scripts, and what joins words.
  private var alphabet: Set<Unicode.Scalar> {
    var alphabet = Set(letters + [" ", "-", "'", "_", "."])
    let scripts: [ClosedRange<Unicode.Scalar>] = ["a"..."z", "а"..."я"]
    for script in scripts where letters.contains(where: script.contains) {
      alphabet.formUnion((script.lowerBound.value...script.upperBound.value).compactMap(Unicode.Scalar.init))
    }
    return alphabet
  }

  /// The letters that words begin with of which more than one later letter is wrong; `nil` where a second slip is one too many.
  public var beginning: String? { mostSlips > 1 ? String(String.UnicodeScalarView(letters.prefix(3))) : nil }

  /// Three letters in a row, of which a near miss with another beginning has at least some.
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
