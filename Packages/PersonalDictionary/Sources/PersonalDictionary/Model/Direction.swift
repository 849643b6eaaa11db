/// From which language into which a word is translated. The two always differ.
public struct Direction: Hashable, Sendable, CustomStringConvertible {
  /// The language of the word.
  public let from: Language
  /// The language of its translations.
  public let to: Language

  /// A direction, or `nil` when both languages are the same.
  public init?(from: Language, to: Language) {
    guard from != to else { return nil }
    self.from = from
    self.to = to
  }

  private init(distinct from: Language, _ to: Language) {
    self.from = from
    self.to = to
  }

  /// The direction used until the user chooses one: English to Russian.
  public static let initial = Direction(distinct: .english, .russian)

  /// The same two languages the other way round.
  public var reversed: Direction { Direction(distinct: to, from) }

  /// All 42 directions, ordered by the codes of ``Language``.
  public static var all: [Direction] {
    Language.allCases.flatMap { from in Language.allCases.compactMap { Direction(from: from, to: $0) } }
  }

  /// The codes with an arrow: `es → en`.
  public var description: String { "\(from.code) → \(to.code)" }
}
