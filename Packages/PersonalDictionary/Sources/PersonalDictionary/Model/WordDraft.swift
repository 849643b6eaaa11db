public import CoreModule

/// A word to save.
public struct WordDraft: Equatable, Sendable {
  /// The word itself.
  public var text: UserText
  /// Its language and that of its translations.
  public var direction: Direction
  /// Translations the user wrote.
  public var ownTranslations: [String]
  /// The result of a look-up; `nil` when it found nothing or there was none.
  public var found: FoundTranslation?
  /// Why the look-up is pending; `nil` when it is not.
  public var pendingReason: PendingReason?
  /// Whether a look-up was made.
  public var isLookedUp: Bool
  /// Whether it becomes a favourite.
  public var isStarred: Bool
  /// The user's note.
  public var note: String?
  /// The user's tags.
  public var tags: [String]
  /// Sentences in which the user met it, the newest first.
  public var examples: [WordExample]

  /// Creates a draft.
  public init(
    text: UserText, direction: Direction, ownTranslations: [String] = [], found: FoundTranslation? = nil,
    pendingReason: PendingReason? = nil, isLookedUp: Bool = false, isStarred: Bool = false, note: String? = nil, tags: [String] = [],
    examples: [WordExample] = []
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
    self.examples = examples
  }

  /// The new word of this draft.
  public func word(number: Word.Number, id: Word.ID, at moment: Timestamp) -> Word {
    Word(
      number: number, id: id, text: text.description, direction: direction, ownTranslations: ownTranslations.withoutRepeats(),
      found: found, pendingReason: pendingReason, isStarred: isStarred, note: note, tags: tags.withoutRepeatedTags(),
      examples: [].adding(examples, of: text.description, in: direction.from), timesAdded: 1, created: moment, updated: moment
    )
  }

  /// The existing `word`, counted once more and with the draft's additions. What the user wrote before stays.
  ///
  /// - Throws: ``NotesTooLong`` when both notes together are longer than `UserText.maximumBytes`; a note is never shortened.
  public func merged(into word: Word, at moment: Timestamp) throws(NotesTooLong) -> Word {
    var merged = word
    merged.timesAdded = min(word.timesAdded + 1, Word.maximumTimesAdded)
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
    merged.examples = word.examples.adding(examples, of: word.text, in: word.direction.from)
    return merged
  }
}
