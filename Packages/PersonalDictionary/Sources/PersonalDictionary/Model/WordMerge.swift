import CoreModule

/// The notes of two words together are too long to merge the words.
public struct NotesTooLong: Error, Equatable, Sendable {
  /// Their size together, in bytes.
  public let bytes: Int
}

extension Word {
  /// This word with the additions of `other`, the same word from elsewhere. Merging is idempotent.
  ///
  /// - Throws: ``NotesTooLong`` when both notes together are longer than `UserText.maximumBytes`; a note is never shortened.
  public func merged(with other: Word) throws(NotesTooLong) -> Word {
    var merged = self
    merged.ownTranslations = (ownTranslations + other.ownTranslations).withoutRepeats()
    merged.tags = (tags + other.tags).withoutRepeatedTags()
    merged.examples = examples.completed(with: other.examples)
    merged.isStarred = isStarred || other.isStarred
    merged.note = try Word.note(note, and: other.note)
    // A look-up result belongs to one spelling.
    if found == nil, other.found != nil, text == other.text, direction == other.direction {
      merged.found = other.found
      merged.pendingReason = other.pendingReason
    }
    merged.timesAdded = max(timesAdded, other.timesAdded)
    // Many files have times in whole seconds.
    if other.created.wholeSeconds < created.wholeSeconds { merged.created = other.created }
    if merged != self { merged.updated = max(updated, other.updated) }
    return merged
  }

  /// The word with another number.
  func numbered(_ number: Number) -> Word {
    Word(
      number: number, id: id, text: text, direction: direction, ownTranslations: ownTranslations, found: found,
      pendingReason: pendingReason, isStarred: isStarred, note: note, tags: tags, examples: examples, timesAdded: timesAdded,
      created: created, updated: updated
    )
  }

  /// Both notes, separated by `; `, without the parts between such separators that the old one already has.
  static func note(_ old: String?, and new: String?) throws(NotesTooLong) -> String? {
    guard let old, let new, old != new else { return old ?? new }
    let said = Set(old.split(separator: "; "))
    let more = new.split(separator: "; ").withoutRepeats().filter { !said.contains($0) }
    let both = ([Substring(old)] + more).joined(separator: "; ")
    guard both.utf8.count <= UserText.maximumBytes else { throw NotesTooLong(bytes: both.utf8.count) }
    return both
  }
}
