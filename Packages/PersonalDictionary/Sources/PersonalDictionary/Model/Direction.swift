/// A pair of different languages: that of a word and that of its translations.
public struct Direction: Hashable, Sendable, CustomStringConvertible {
  /// The language of the word.
  public let from: Language
  /// The language of its translations.
  public let to: Language

  /// Creates a direction; `nil` when both languages are the same.
  public init?(from: Language, to: Language) {
    guard from != to else { return nil }
    self.from = from
    self.to = to
  }

  private init(distinct from: Language, _ to: Language) {
    self.from = from
    self.to = to
  }

  /// The default direction: English to Russian.
  public static let initial = Direction(distinct: .english, .russian)

  /// The direction of a user who has not chosen one: from English into the language that the user speaks, if that is known.
  public static func untilChosen(spoken: Language?) -> Direction {
    spoken.flatMap { Direction(from: .english, to: $0) } ?? .initial
  }

  /// The direction to suggest to a user who has not chosen one and speaks this language: an English speaker does not learn English.
  public static func suggested(spoken: Language?) -> Direction {
    (spoken == .english ? Direction(from: .spanish, to: .english) : nil) ?? .untilChosen(spoken: spoken)
  }

  /// The direction of a user who named one of the languages, or none. The others are those of the `chosen` direction; if none was chosen, those
  /// of a user who has not chosen one.
  public static func completed(from: Language?, to: Language?, chosen: Direction?, spoken: Language?) -> Direction {
    let usual = chosen ?? .untilChosen(spoken: spoken)
    if let from, let to, let named = Direction(from: from, to: to) { return named }
    if let from {
      let spoken = chosen == nil ? spoken.flatMap { Direction(from: from, to: $0) } : nil
      return spoken ?? usual.fitted(from: from)
    }
    return to.map(usual.fitted(to:)) ?? usual
  }

  /// The direction with its languages swapped.
  public var reversed: Direction { Direction(distinct: to, from) }

  /// All 42 directions, ordered by the codes of ``Language``.
  public static var all: [Direction] {
    Language.allCases.flatMap { from in Language.allCases.compactMap { Direction(from: from, to: $0) } }
  }

  /// The codes with an arrow: `es → en`.
  public var description: String { "\(from.code) → \(to.code)" }
}

extension Direction {
  /// This direction with `language` as its source, or the reversed direction if `language` is the target.
  public func fitted(from language: Language) -> Direction { Direction(from: language, to: to) ?? reversed }

  /// This direction with `language` as its target, or the reversed direction if `language` is the source.
  public func fitted(to language: Language) -> Direction { Direction(from: from, to: language) ?? reversed }
}
