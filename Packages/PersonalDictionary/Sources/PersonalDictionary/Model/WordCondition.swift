public import CoreModule

/// What a word must be, or must not be, to be wanted.
public struct WordCondition: Equatable, Sendable {
  /// What a word can be.
  public enum Trait: Equatable, Sendable {
    /// A favourite.
    case starred
    /// Of this status.
    case status(WordStatusKind)
    /// With this tag, whatever its case and accents.
    case tag(String)
    /// Of this language.
    case from(Language)
    /// Translated into this language.
    case to(Language)
    /// Added at this moment or later.
    case addedSince(Timestamp)
  }

  /// What the word must be.
  public let trait: Trait
  /// Whether it must not be that.
  public let isExcluded: Bool

  /// A condition from its parts.
  public init(_ trait: Trait, isExcluded: Bool = false) {
    self.trait = trait
    self.isExcluded = isExcluded
  }

  /// Whether `word` is what it must be.
  public func matches(_ word: Word) -> Bool {
    let isSo =
      switch trait {
      case .starred: word.isStarred
      case .status(let status): word.status.kind == status
      case .tag(let tag): word.hasTag(tag)
      case .from(let language): word.direction.from == language
      case .to(let language): word.direction.to == language
      case .addedSince(let moment): word.created >= moment
      }
    return isSo != isExcluded
  }
}
