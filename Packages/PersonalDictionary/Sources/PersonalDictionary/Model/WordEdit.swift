public import CoreModule

/// A change to a word; `nil` or empty properties leave it unchanged.
public struct WordEdit: Equatable, Sendable {
  /// The new spelling.
  public var text: UserText?
  /// The user's own translations, replacing all others.
  public var translations: [String]?
  /// Translations to add; the existing ones become the user's own, too.
  public var addedTranslations: [String] = []
  /// The new note; empty removes it.
  public var note: String?
  /// Tags to add.
  public var tags: [String] = []
  /// Tags to remove, ignoring case and accents.
  public var removedTags: [String] = []
  /// The sentences in which the user met it, replacing all others.
  public var examples: [WordExample]?
  /// Sentences to add, the newest first.
  public var addedExamples: [WordExample] = []
  /// The new language of the word.
  public var from: Language?
  /// The new language of the translations.
  public var to: Language?
  /// Whether it is a favourite.
  public var isStarred: Bool?
  /// The look-up result for the new spelling or direction; `.some(nil)` removes the old one, `nil` keeps it.
  public var found: FoundTranslation??
  /// The text and direction of that look-up; the edit fails for a word that would not become these.
  public var lookedUp: LookedUp?
  /// Why that look-up is pending; `nil` when it is not.
  public var pendingReason: PendingReason?
  /// When the word, as the user saw it, was last changed; the edit fails if the word was changed since. `nil` skips this check.
  public var seen: Timestamp?

  /// Creates an empty edit.
  public init() {}

  /// Whether the edit changes nothing.
  public var isEmpty: Bool { self == WordEdit() }

  /// The name of the undo step.
  public var stepName: StepName {
    var rest = self
    (rest.isStarred, rest.seen) = (nil, nil)
    guard rest.isEmpty, let isStarred else { return .edit }
    return isStarred ? .star : .unstar
  }

  /// Whether the edit makes the stored look-up result obsolete.
  public var changesWhatIsLookedUp: Bool { text != nil || from != nil || to != nil }

  /// The direction after the edit; `nil` when both languages would be the same.
  public func direction(of direction: Direction) -> Direction? {
    Direction(from: from ?? direction.from, to: to ?? direction.to)
  }

  /// `word` after the edit.
  ///
  /// - Throws: ``WordStoreError/sameLanguages(_:)`` when both languages would be the same, ``WordStoreError/changedMeanwhile(_:)`` when the
  ///   look-up was made for another text or direction, or the word was changed since the user saw it.
  public func applied(to word: Word, at moment: Timestamp) throws(WordStoreError) -> Word {
    if let seen, seen != word.updated { throw .changedMeanwhile(word.number) }
    guard let direction = direction(of: word.direction) else { throw .sameLanguages(from ?? to ?? word.direction.from) }
    var edited = word
    edited.direction = direction
    edited.text = text?.description ?? word.text
    if let lookedUp, lookedUp != LookedUp(text: edited.text, direction: edited.direction) { throw .changedMeanwhile(word.number) }
    if let found {
      edited.found = found
      edited.pendingReason = found == nil ? pendingReason : nil
    } else if lookedUp != nil, word.found == nil {
      // A result that another process stored in the meantime stays.
      edited.pendingReason = pendingReason
    }
    if let translations { edited.ownTranslations = translations.withoutRepeats() }
    if !addedTranslations.isEmpty {
      edited.ownTranslations = (edited.translations + addedTranslations).withoutRepeats()
    }
    if let note { edited.note = note.isEmpty ? nil : note }
    edited.tags = tags(of: word)
    if let examples { edited.examples = [].adding(examples, of: edited.text, in: direction.from) }
    edited.examples = edited.examples.adding(addedExamples, of: edited.text, in: direction.from)
    edited.isStarred = isStarred ?? word.isStarred
    if edited != word { edited.updated = moment }
    return edited
  }
}

extension WordEdit {
  /// The tags of `word` after the edit. Removing a tag and adding it in another spelling changes its spelling.
  fileprivate func tags(of word: Word) -> [String] {
    let removed = Set(removedTags.map(FoldedText.init))
    let remaining = word.tags.filter { !removed.contains(FoldedText($0)) }
    return (remaining + tags.filter { !removedTags.contains($0) }).withoutRepeatedTags()
  }
}

/// The text and direction of a look-up.
public struct LookedUp: Equatable, Sendable {
  /// The text.
  public let text: String
  /// The direction.
  public let direction: Direction

  /// Creates a value.
  public init(text: String, direction: Direction) { (self.text, self.direction) = (text, direction) }
}
