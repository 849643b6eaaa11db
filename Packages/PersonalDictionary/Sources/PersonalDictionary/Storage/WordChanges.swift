import CoreModule

/// The rules of changes, for every store. The store must roll back a change that throws.
struct WordChanges<Rows: WordRows> {
  /// The changed rows.
  private(set) var rows: Rows
  let clock: WallClock
  let random: RandomSource

  mutating func save(_ drafts: [WordDraft]) throws -> [SavedWord] {
    try drafts.map { draft in
      let now = clock.now()
      guard let existing = try rows.word(draft.text.description, draft.direction) else {
        let new = draft.word(number: try rows.nextNumber(), id: Word.ID(random.uuid()), at: now)
        try rows.insert(new)
        return SavedWord(word: new)
      }
      let merged: Word
      do throws(NotesTooLong) { merged = try draft.merged(into: existing, at: now) } catch {
        throw WordStoreError.notesTooLong(existing, bytes: error.bytes)
      }
      try rows.update(existing, to: merged)
      return SavedWord(word: merged)
    }
  }

  mutating func edit(_ numbers: [Word.Number], _ edit: WordEdit) throws -> [Word] {
    try numbers.map { number in
      let word = try word(number)
      let edited = try edit.applied(to: word, at: clock.now())
      if let other = try rows.word(edited.text, edited.direction), other.number != number { throw WordStoreError.alreadyThere(other) }
      try rows.update(word, to: edited)
      return edited
    }
  }

  mutating func delete(_ numbers: [Word.Number]) throws -> [Word] {
    try numbers.map { number in
      let word = try word(number)
      try rows.delete(number)
      return word
    }
  }

  private func word(_ number: Word.Number) throws -> Word {
    guard let word = try rows.word(numbered: number) else { throw WordStoreError.noSuchWord(number) }
    return word
  }
}
