public import CoreModule

/// Finds words that differ from a text by a typing error.
public struct NearMiss: Sendable {
  /// The folded text, as searches compare it.
  public let folded: String
  /// The highest edit distance of a near miss: 1 for fewer than 6 letters, otherwise 2.
  public let maximumDistance: Int
  private let letters: [Unicode.Scalar]

  /// The number of suggestions to show.
  public static let maximumSuggestions = 3

  /// Creates a matcher; `nil` when the folded `text` has fewer than 3 or more than 40 scalars, or a control character.
  public init?(of text: String) {
    folded = FoldedText(text).description
    letters = Array(folded.unicodeScalars)
    guard (3...40).contains(letters.count), letters.allSatisfy({ $0.value >= 0x20 }) else { return nil }
    maximumDistance = letters.count < 6 ? 1 : 2
  }

  /// The edit distance to `other`, which is folded; `nil` when it is 0 or more than ``maximumDistance``.
  public func slips(to other: String) -> Int? {
    let slips = letters.editDistance(to: Array(other.unicodeScalars), atMost: maximumDistance)
    return slips == 0 ? nil : slips
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

  /// The letters to insert: those of the text and its scripts, and the characters that join words.
  private var alphabet: Set<Unicode.Scalar> {
    var alphabet = Set(letters + [" ", "-", "'", "_", "."])
    let scripts: [ClosedRange<Unicode.Scalar>] = ["a"..."z", "а"..."я"]
    for script in scripts where letters.contains(where: script.contains) {
      alphabet.formUnion((script.lowerBound.value...script.upperBound.value).compactMap(Unicode.Scalar.init))
    }
    return alphabet
  }

  /// The first three letters, which near misses at distance 2 must share; `nil` when ``maximumDistance`` is 1.
  public var beginning: String? { maximumDistance > 1 ? String(String.UnicodeScalarView(letters.prefix(3))) : nil }

  /// The trigrams from the second letter on, to find near misses that begin differently.
  public var laterTrigrams: [String] {
    guard letters.count > 3 else { return [] }
    return (1...(letters.count - 3)).map { start in
      String(String.UnicodeScalarView(letters[start..<(start + 3)]))
    }
  }

  /// The near misses among `words`, at most `limit`: the nearest first, and of equally near ones the highest number first.
  public func nearest(_ words: [(number: Word.Number, folded: String)], limit: Int) -> [Word.Number] {
    var slips: [Word.Number: Int] = [:]
    for word in words { if let count = self.slips(to: word.folded) { slips[word.number] = count } }
    let nearest = slips.sorted { ($0.value, $1.key) < ($1.value, $0.key) }
    return nearest.prefix(limit).map(\.key)
  }
}
