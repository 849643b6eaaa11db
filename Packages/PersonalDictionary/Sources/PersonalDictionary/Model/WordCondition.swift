public import CoreModule

/// A condition that words must, or must not, fulfil.
public struct WordCondition: Equatable, Sendable {
  /// A property of a word.
  public enum Trait: Equatable, Sendable {
    /// A favourite.
    case starred
    /// Of this status.
    case status(WordStatusKind)
    /// With this tag, ignoring case and accents.
    case tag(String)
    /// Of this language.
    case from(Language)
    /// Translated into this language.
    case to(Language)
    /// Added at this moment or later.
    case addedSince(Timestamp)
    /// With one of these identities.
    case identified(Set<Word.ID>)
  }

  /// The property.
  public let trait: Trait
  /// Whether the property is excluded.
  public let isExcluded: Bool

  /// Creates a condition.
  public init(_ trait: Trait, isExcluded: Bool = false) {
    self.trait = trait
    self.isExcluded = isExcluded
  }

  /// Whether `word` fulfils the condition.
  public func matches(_ word: Word) -> Bool {
    let isSo =
      switch trait {
      case .starred: word.isStarred
      case .status(let status): word.status.kind == status
      case .tag(let tag): word.hasTag(tag)
      case .from(let language): word.direction.from == language
      case .to(let language): word.direction.to == language
      case .addedSince(let moment): word.created >= moment
      case .identified(let ids): ids.contains(word.id)
      }
    return isSo != isExcluded
  }
}
