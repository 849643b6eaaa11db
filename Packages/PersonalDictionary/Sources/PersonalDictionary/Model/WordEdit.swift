public import CoreModule

/// A change to a word: what is `nil` or empty stays as it is.
public struct WordEdit: Equatable, Sendable {
  /// Another spelling.
  public var text: UserText?
  /// Own translations in place of all there are.
  public var translations: [String]?
  /// Translations added to those there are; all of them become the user's own.
  public var addedTranslations: [String] = []
  /// Another remark; empty takes it away.
  public var note: String?
  /// Tags to add.
  public var tags: [String] = []
  /// Tags to take away, whatever their case and accents.
  public var removedTags: [String] = []
  /// Another language of the word.
  public var from: Language?
  /// Another language of the translations.
  public var to: Language?
  /// Whether it is a favourite.
  public var isStarred: Bool?
  /// What a look-up found for the new spelling or direction; `.some(nil)` forgets the old find, `nil` keeps it.
  public var found: FoundTranslation??
  /// The text and direction that the look-up was made for; a word that no longer becomes these is not edited.
  public var lookedUp: LookedUp?
  /// Why that look-up is still owed, when it found nothing.
  public var pendingReason: PendingReason?

  /// An edit that changes nothing yet.
  public init() {}

  /// Whether the edit says nothing at all.
  public var isEmpty: Bool { self == WordEdit() }

  /// What the undo log calls it.
  public var stepName: StepName {
    var rest = self
    rest.isStarred = nil
    guard rest.isEmpty, let isStarred else { return .edit }
    return isStarred ? .star : .unstar
  }

  /// Whether the edit makes an old look-up worthless.
  public var changesWhatIsLookedUp: Bool { text != nil || from != nil || to != nil }

  /// The direction the edit gives to a word of `direction`, or `nil` when both languages would be the same.
  public func direction(of direction: Direction) -> Direction? {
    Direction(from: from ?? direction.from, to: to ?? direction.to)
  }

  /// `word` with the edit made.
  ///
  /// - Throws: ``WordStoreError/sameLanguages(_:)`` when both languages would be the same, ``WordStoreError/changedMeanwhile(_:)`` when the
  ///   look-up was made for another text or direction.
  public func applied(to word: Word, at moment: Timestamp) throws(WordStoreError) -> Word {
    guard let direction = direction(of: word.direction) else { throw .sameLanguages(from ?? to ?? word.direction.from) }
    var edited = word
    edited.direction = direction
    edited.text = text?.description ?? word.text
    if let lookedUp, lookedUp != LookedUp(text: edited.text, direction: edited.direction) { throw .changedMeanwhile(word.number) }
    if let found {
      edited.found = found
      edited.pendingReason = found == nil ? pendingReason : nil
    } else if lookedUp != nil, word.found == nil {
      // What another process found in the meantime stays.
      edited.pendingReason = pendingReason
    }
    if let translations { edited.ownTranslations = translations.withoutRepeats() }
    if !addedTranslations.isEmpty {
      edited.ownTranslations = (edited.translations + addedTranslations).withoutRepeats()
    }
    if let note { edited.note = note.isEmpty ? nil : note }
    edited.tags = tags(of: word)
    edited.isStarred = isStarred ?? word.isStarred
    if edited != word { edited.updated = moment }
    return edited
  }
}

extension WordEdit {
  /// The tags of `word` after the edit. One that is taken away and added in another spelling is spelled anew.
  fileprivate func tags(of word: Word) -> [String] {
    let removed = Set(removedTags.map(FoldedText.init))
    let kept = word.tags.filter { !removed.contains(FoldedText($0)) }
    return (kept + tags.filter { !removedTags.contains($0) }).withoutRepeatedTags()
  }
}

/// What a look-up was made for.
public struct LookedUp: Equatable, Sendable {
  /// The text.
  public let text: String
  /// The direction.
  public let direction: Direction

  /// A look-up of `text` in `direction`.
  public init(text: String, direction: Direction) {
    self.text = text
    self.direction = direction
  }
}
