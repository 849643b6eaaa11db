import CoreModule

/// Two remarks of one word that together are longer than any text may be.
public struct NotesTooLong: Error, Equatable, Sendable {
  /// How many bytes they have together.
  public let bytes: Int

  /// Remarks that have so many bytes together.
  public init(bytes: Int) { self.bytes = bytes }
}

extension Word {
  /// This word with what `other`, the same word kept elsewhere, adds to it. Merging the same word again changes nothing.
  ///
  /// - Throws: ``NotesTooLong``: no part of a remark is left out.
  public func merged(with other: Word) throws(NotesTooLong) -> Word {
    var merged = self
    merged.ownTranslations = (ownTranslations + other.ownTranslations).withoutRepeats()
    merged.tags = (tags + other.tags).withoutRepeatedTags()
    merged.isStarred = isStarred || other.isStarred
    merged.note = try Word.note(note, and: other.note)
    // What was found belongs to a spelling.
    if found == nil, other.found != nil, text == other.text, direction == other.direction {
      merged.found = other.found
      merged.pendingReason = other.pendingReason
    }
    merged.lookups = max(lookups, other.lookups)
    // Many files tell the time to the second only.
    if other.created.wholeSeconds < created.wholeSeconds { merged.created = other.created }
    if merged != self { merged.updated = max(updated, other.updated) }
    return merged
  }

  /// The word under another number.
  func numbered(_ number: Number) -> Word {
    Word(
      number: number, id: id, text: text, direction: direction, ownTranslations: ownTranslations, found: found,
      pendingReason: pendingReason, isStarred: isStarred, note: note, tags: tags, lookups: lookups, created: created, updated: updated
    )
  }

  /// Both remarks, one after the other; what is there already is not said twice.
  static func note(_ old: String?, and new: String?) throws(NotesTooLong) -> String? {
    guard let old, let new, old != new else { return old ?? new }
    let said = Set(old.split(separator: "; "))
    let more = new.split(separator: "; ").withoutRepeats().filter { !said.contains($0) }
    let both = ([Substring(old)] + more).joined(separator: "; ")
    guard both.utf8.count <= UserText.maximumBytes else { throw NotesTooLong(bytes: both.utf8.count) }
    return both
  }
}
