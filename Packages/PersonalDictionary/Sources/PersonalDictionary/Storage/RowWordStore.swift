public import CoreModule

/// The rules of a store of words, over rows.
public struct RowWordStore<Storage: RowStorage>: WordStore where Storage.Rows: WordRows {
  /// Where the rows are.
  public let storage: Storage
  private let clock: WallClock
  private let random: RandomSource

  /// Creates a store over `storage`.
  public init(_ storage: Storage, clock: WallClock, random: RandomSource) {
    self.storage = storage
    self.clock = clock
    self.random = random
  }

  public func words(_ query: WordQuery) async throws(WordStoreError) -> [Word] {
    try await storage.read(orWhenMissing: []) { try $0.words(query) }
  }

  public func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await storage.read(orWhenMissing: []) { rows in try numbers.compactMap { try rows.word(numbered: $0) } }
  }

  public func words(identified ids: [Word.ID]) async throws(WordStoreError) -> [Word] {
    try await storage.read(orWhenMissing: []) { rows in try ids.compactMap { try rows.word(identified: $0) } }
  }

  public func words(spelled text: String) async throws(WordStoreError) -> [Word] {
    try await storage.read(orWhenMissing: []) { rows in
      let exact = try rows.words(withText: text)
      return exact.isEmpty ? try rows.words(withFoldedText: FoldedText(text).description) : exact
    }
  }

  public func count() async throws(WordStoreError) -> WordCount {
    try await storage.read(orWhenMissing: WordCount(all: 0, starred: 0)) { try $0.count() }
  }

  public func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word] {
    try await storage.read(orWhenMissing: []) { rows in
      var near = try Language.allCases.flatMap { language in
        try BaseForms(of: language).foldedHeadwords(of: text).flatMap(rows.words(withFoldedText:)).filter { $0.direction.from == language }
      }
      let folded = FoldedText(text)
      let forms = try rows.baseForms().filter { FoundTranslation.bases(in: $0.baseForm).contains { FoldedText($0) == folded } }
        .compactMap { try rows.word(numbered: $0.number) }
      near += forms.filter { !near.contains($0) }
      if let nearMiss = NearMiss(of: text) {
        let others = try nearMiss.nearest(rows.spellings(like: nearMiss), limit: limit).compactMap { try rows.word(numbered: $0) }
        near += others.filter { !near.contains($0) }
      }
      return Array(near.prefix(limit))
    }
  }

  public func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [Word] {
    // If all words existed already, the undo step is an edit.
    try await storage.write(naming: { $0.contains { $0.timesAdded == 1 } ? .add : .edit }, subjects: { $0.map(\.text) }) { rows in
      try drafts.map { try save($0, to: &rows) }
    }
  }

  public func edit(_ numbers: [Word.Number], _ edit: WordEdit, in change: Change?) async throws(WordStoreError) -> [Word] {
    let isPart = change != nil
    return try await storage.write(edit.stepName, in: change, subjects: { isPart ? [] : $0.map(\.text) }) { rows in
      try numbers.map { number in
        let word = try Self.word(number, in: rows)
        let edited = try edit.applied(to: word, at: clock.now())
        if let other = try rows.word(edited.text, edited.direction), other.number != number { throw WordStoreError.alreadyThere(other) }
        try rows.update(word, to: edited)
        return edited
      }
    }
  }

  public func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await storage.write(.rm, subjects: { $0.map(\.text) }) { rows in
      try numbers.map { number in
        let word = try Self.word(number, in: rows)
        try rows.delete(number)
        return word
      }
    }
  }

  public func merge(_ words: [Word], isTrial: Bool, in change: Change?) async throws(WordStoreError) -> [ImportedWord] {
    guard !isTrial else {
      let imported = try await storage.read(orWhenMissing: nil) { try Self.plan(words, $0).results() }
      return imported ?? WordImportPlan(words, existing: [], lastNumber: 0).results()
    }
    return try await storage.write(.fileImport, in: change, subjects: { $0.filter { !$0.isSkipped }.map(\.word.text) }) { rows in
      let imported = try Self.plan(words, rows).results()
      for imported in imported where !imported.isSkipped {
        if let old = imported.old { try rows.update(old, to: imported.word) } else { try rows.insert(imported.word) }
      }
      if let last = imported.map(\.word.number).max() { try rows.raiseLastNumber(to: last.rawValue) }
      return imported
    }
  }

  private static func plan(_ words: [Word], _ rows: Storage.Rows) throws -> WordImportPlan {
    WordImportPlan(words, existing: try rows.words(like: words), lastNumber: try rows.lastNumber())
  }

  private func save(_ draft: WordDraft, to rows: inout Storage.Rows) throws -> Word {
    let now = clock.now()
    guard let existing = try rows.word(draft.text.description, draft.direction) else {
      let new = draft.word(number: try rows.nextNumber(), id: Word.ID(random.uuid()), at: now)
      try rows.insert(new)
      return new
    }
    let merged: Word
    do throws(NotesTooLong) { merged = try draft.merged(into: existing, at: now) } catch {
      throw WordStoreError.notesTooLong(existing, bytes: error.bytes)
    }
    try rows.update(existing, to: merged)
    return merged
  }

  private static func word(_ number: Word.Number, in rows: Storage.Rows) throws -> Word {
    guard let word = try rows.word(numbered: number) else { throw WordStoreError.noSuchWord(number) }
    return word
  }
}
