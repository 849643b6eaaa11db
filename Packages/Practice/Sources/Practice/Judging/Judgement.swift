public import PracticeScheduling

/// The judgement of a typed answer.
public struct Judgement: Hashable, Sendable {
  /// How good the answer is.
  public let verdict: Verdict
  /// The fault of an almost right answer, or the wrong article that makes an answer wrong; otherwise `nil`.
  public let remark: Remark?
  /// The right answer that is nearest to the typed text.
  public let expected: String
  /// The differences between the typed text and ``expected``, letter by letter.
  public let difference: [LetterDifference]
  /// The typed words with another ending than the right ones, which make an almost right answer wrong if they exist.
  var possibleForms: [String] = []

  /// How good an answer is.
  public enum Verdict: Int, Comparable, Hashable, Sendable {
    /// It is wrong.
    case wrong = 0
    /// It is right except for a small fault.
    case almost = 1
    /// It is right.
    case right = 2

    /// Worse verdicts come first.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// A small fault.
  public enum Remark: Hashable, Sendable {
    /// Accents, umlauts or the dots of ё are missing or wrong.
    case accents
    /// A letter is wrong, missing, superfluous or swapped with its neighbour.
    case slip
    /// The article is missing, although it was requested; it is one of these.
    case articleMissing([String])
    /// The article is wrong; the right one is one of these.
    case articleWrong([String])
  }

  /// The judgement of another form of the word.
  var asWrong: Judgement { Judgement(verdict: .wrong, remark: nil, expected: expected, difference: difference) }

  /// The grade that the answer deserves.
  public var grade: Grade {
    switch verdict {
    case .right: .good
    case .almost: .hard
    case .wrong: .again
    }
  }
}

/// A letter of a typed answer, compared with the expected one.
public enum LetterDifference: Hashable, Sendable {
  /// The letter is right; in the typed case.
  case same(Character)
  /// Another letter is expected.
  case changed(typed: Character, expected: Character)
  /// A letter is missing.
  case missing(Character)
  /// A letter is superfluous.
  case extra(Character)
}

extension LetterDifference {
  /// Whether texts of these lengths can be compared letter by letter, which takes time and memory for each pair of letters. Words and
  /// sentences can be, a page cannot.
  static func canCompare(_ first: Int, _ second: Int) -> Bool { first * second <= 1_000_000 }
}

extension [LetterDifference] {
  /// The difference with the fewest changed, missing and extra letters, ignoring case; empty when the texts are too long.
  init(typed: String, expected: String) {
    let (typed, expected) = (Array<Character>(typed), Array<Character>(expected))
    guard LetterDifference.canCompare(typed.count, expected.count) else {
      self = []
      return
    }
    let distances = EditDistances(typed.map { $0.lowercased() }, expected.map { $0.lowercased() })
    var reversed: [LetterDifference] = []
    var (row, column) = (typed.count, expected.count)
    while row > 0 || column > 0 {
      let here = distances[row, column]
      let isSame = row > 0 && column > 0 && typed[row - 1].lowercased() == expected[column - 1].lowercased()
      if row > 0, column > 0, here == distances[row - 1, column - 1] + (isSame ? 0 : 1) {
        let (letter, other) = (typed[row - 1], expected[column - 1])
        reversed.append(isSame ? .same(letter) : .changed(typed: letter, expected: other))
        (row, column) = (row - 1, column - 1)
      } else if row > 0, here == distances[row - 1, column] + 1 {
        reversed.append(.extra(typed[row - 1]))
        row -= 1
      } else {
        reversed.append(.missing(expected[column - 1]))
        column -= 1
      }
    }
    self = reversed.reversed()
  }
}

/// The edit distances between all prefixes of two texts.
private struct EditDistances {
  private let columns: Int
  private var values: [Int]

  init(_ first: [String], _ second: [String]) {
    columns = second.count + 1
    values = Array(repeating: 0, count: (first.count + 1) * columns)
    for column in 0...second.count { values[column] = column }
    for row in 0..<first.count {
      values[(row + 1) * columns] = row + 1
      for column in 0..<second.count {
        let replaced = values[row * columns + column] + (first[row] == second[column] ? 0 : 1)
        let removed = values[row * columns + column + 1] + 1
        values[(row + 1) * columns + column + 1] = Swift.min(replaced, removed, values[(row + 1) * columns + column] + 1)
      }
    }
  }

  subscript(_ row: Int, _ column: Int) -> Int { values[row * columns + column] }
}
