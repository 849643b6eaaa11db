public import CoreModule
public import PersonalDictionary

/// A spelling and how far it is from what was typed.
public struct NearSpelling: Equatable, Sendable {
  /// The spelling.
  public let text: String
  /// 10 for each ordinary slip, less for slips that are likelier, such as a letter in place of two of it.
  public let distance: Int
}

/// Measures spellings, letter by letter, against what was typed, so that words with the same beginning are measured together.
///
/// The distance is that of Damerau and Levenshtein, with a cost for each kind of slip.
public struct SpellingWalk: Sendable {
  /// The letters of the spelling so far.
  private(set) var path: [UInt8] = []
  private let typed: [UInt8]
  private let costs: SlipCosts
  /// What each letter costs as one too many.
  private let extras: [Int]
  /// The greatest distance that is near.
  private let most: Int
  /// The distances of every beginning of the path to every beginning of what was typed.
  private var distances: [Int]

  /// Measures against `text`; `nil` when it is too short or too long to be a word with a slip, or has letters of no language.
  public init?(_ text: FoldedText, in language: Language) {
    guard let typed = Letters.all.letters(of: text), (3...40).contains(typed.count) else { return nil }
    self.typed = typed
    let costs = SlipCosts(isHSilent: [.spanish, .french, .italian, .portuguese].contains(language))
    self.costs = costs
    extras = zip(typed, [0] + typed).map { letter, before in costs.extra(letter, behind: before) }
    // One slip in a short word, two in a long one; between, two where one of them is likely.
    most = typed.count <= 4 ? 11 : typed.count <= 6 ? 18 : 22
    distances = extras.reduce(into: [0]) { distances, extra in distances.append(distances[distances.count - 1] + extra) }
  }

  /// The distance of the spelling, if it is near.
  var distance: Int? {
    let last = distances[distances.count - 1]
    return last <= most ? last : nil
  }

  /// Goes back to the first so many letters.
  mutating func cut(to count: Int) {
    guard count < path.count else { return }
    path.removeLast(path.count - count)
    distances.removeLast(distances.count - (count + 1) * (typed.count + 1))
  }

  /// Adds a letter.
  ///
  /// - Returns: Whether a spelling that begins like this may be near.
  mutating func append(_ letter: UInt8) -> Bool {
    let width = typed.count + 1
    let above = path.count * width
    let before = path.last ?? 0
    let missing = costs.missing(letter, behind: before)
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
    return least <= most + SlipCosts.slack
  }
}
