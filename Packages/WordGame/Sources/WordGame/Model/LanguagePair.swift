/// The languages of a round, by their ISO 639-1 codes.
public struct LanguagePair: Hashable, Sendable {
  /// The language of the prompts.
  public let from: String
  /// The language of what is shown beside them.
  public let to: String

  /// A pair from its codes.
  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  /// The other way round.
  public var reversed: LanguagePair { LanguagePair(from: to, to: from) }
}
