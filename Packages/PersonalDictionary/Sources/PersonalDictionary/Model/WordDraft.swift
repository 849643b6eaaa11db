public import CoreModule

/// A word about to be saved.
public struct WordDraft: Equatable, Sendable {
  /// The word itself.
  public var text: UserText
  /// Its language and that of its translations.
  public var direction: Direction
  /// Translations the user wrote.
  public var ownTranslations: [String]
  /// What a look-up found.
  public var found: FoundTranslation?
  /// Why the look-up is still owed.
  public var pendingReason: PendingReason?
  /// Whether the dictionaries were asked.
  public var isLookedUp: Bool
  /// Whether it becomes a favourite.
  public var isStarred: Bool
  /// The user's remark.
  public var note: String?
  /// The user's tags.
  public var tags: [String]

  /// A draft; a plain one needs only the word and its direction.
  public init(
    text: UserText, direction: Direction, ownTranslations: [String] = [], found: FoundTranslation? = nil,
    pendingReason: PendingReason? = nil, isLookedUp: Bool = false, isStarred: Bool = false, note: String? = nil, tags: [String] = []
  ) {
    self.text = text
    self.direction = direction
    self.ownTranslations = ownTranslations
    self.found = found
    self.pendingReason = pendingReason
    self.isLookedUp = isLookedUp
    self.isStarred = isStarred
    self.note = note
    self.tags = tags
  }

  /// The word this draft becomes when it is new.
  public func word(number: Word.Number, id: Word.ID, at moment: Timestamp) -> Word {
    Word(
      number: number, id: id, text: text.description, direction: direction, ownTranslations: ownTranslations.withoutRepeats(),
      found: found, pendingReason: pendingReason, isStarred: isStarred, note: note, tags: tags.withoutRepeatedTags(), lookups: 1,
      created: moment, updated: moment
    )
  }

  /// `word`, met again: counted once more, with what the draft adds. What the user wrote before is kept.
  ///
  /// - Throws: ``NotesTooLong``: no part of a remark is left out.
  public func merged(into word: Word, at moment: Timestamp) throws(NotesTooLong) -> Word {
    var merged = word
    merged.lookups = min(word.lookups + 1, Word.mostLookups)
    merged.updated = moment
    merged.ownTranslations = (word.ownTranslations + ownTranslations).withoutRepeats()
    if let found {
      merged.found = found
      merged.pendingReason = nil
    } else if word.found == nil, isLookedUp || pendingReason != nil {
      merged.pendingReason = pendingReason
    }
    merged.isStarred = word.isStarred || isStarred
    merged.note = try Word.note(word.note, and: note)
    merged.tags = (word.tags + tags).withoutRepeatedTags()
    return merged
  }
}

/// What became of a draft.
public struct SavedWord: Equatable, Sendable {
  /// The word as it is stored now.
  public let word: Word

  /// A saved word.
  public init(word: Word) { self.word = word }
}
