/// A list of the newest words first that is too long to be read at once: only a part of it is held, which moves along.
extension WordListViewModel {
  /// The most words that are held.
  public static let longestPart = 400

  /// Reads the first words of the list.
  public func loadBeginning(_ count: Int) async {
    await part { () throws(WordStoreError) in
      let words = try await self.words(.newest, after: nil, count)
      return Part(words: words, hasEarlier: false, hasLater: words.count == count)
    }
  }

  /// Reads the last words of the list.
  public func loadEnd(_ count: Int) async {
    await part { () throws(WordStoreError) in
      let words = try await self.words(.oldest, after: nil, count)
      return Part(words: words.reversed(), hasEarlier: words.count == count, hasLater: false)
    }
  }

  /// Reads the words behind those that are held, and lets the first ones go when there are too many.
  public func loadLater(_ count: Int) async {
    guard state.hasLater, let last = state.words.last else { return }
    await part { () throws(WordStoreError) in
      let later = try await self.words(.newest, after: last.number, count)
      let words = self.state.words + later
      let kept = Array(words.suffix(Self.longestPart))
      return Part(words: kept, hasEarlier: self.state.hasEarlier || kept.count < words.count, hasLater: later.count == count)
    }
  }

  /// Reads the words before those that are held, and lets the last ones go when there are too many.
  public func loadEarlier(_ count: Int) async {
    guard state.hasEarlier, let first = state.words.first else { return }
    await part { () throws(WordStoreError) in
      let earlier = try await self.words(.oldest, after: first.number, count)
      let words = earlier.reversed() + self.state.words
      let kept = Array(words.prefix(Self.longestPart))
      return Part(words: kept, hasEarlier: earlier.count == count, hasLater: self.state.hasLater || kept.count < words.count)
    }
  }

  /// Reads the same part again, as it is now; `count` words when there is none yet.
  public func reload(_ count: Int) async {
    guard state.isLoaded, state.hasEarlier else { return await loadBeginning(max(count, state.words.count)) }
    let held = state.words.map(\.number)
    var isGone = false
    await part { () throws(WordStoreError) in
      guard let first = try await self.store.words(numbered: held).first(where: self.query.matches) else {
        isGone = true
        return nil
      }
      let rest = try await self.words(.newest, after: first.number, max(count, held.count) - 1)
      return Part(words: [first] + rest, hasEarlier: true, hasLater: rest.count == max(count, held.count) - 1)
    }
    if isGone { await loadBeginning(count) }
  }

  /// Makes a word of the list a favourite, or takes the star away.
  public func toggleStar(of word: Word) async {
    var edit = WordEdit()
    edit.isStarred = !word.isStarred
    await changing { () throws(WordStoreError) in _ = try await self.store.edit([word.number], edit) }
  }

  /// Deletes a word of the list.
  ///
  /// - Returns: Whether it was deleted.
  @discardableResult
  public func delete(_ word: Word) async -> Bool {
    await changing { () throws(WordStoreError) in _ = try await self.store.delete([word.number]) }
    return state.problem == nil
  }

  private struct Part {
    let words: [Word]
    let hasEarlier: Bool
    let hasLater: Bool
  }

  private func words(_ order: WordOrder, after number: Word.Number?, _ count: Int) async throws(WordStoreError) -> [Word] {
    var query = query
    query.order = order
    query.after = number
    query.limit = count
    return try await store.words(query)
  }

  private func part(_ read: () async throws(WordStoreError) -> Part?) async {
    do {
      guard let part = try await read() else { return }
      state.words = part.words
      state.hasEarlier = part.hasEarlier
      state.hasLater = part.hasLater
      state.isLoaded = true
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }

  private func changing(_ change: () async throws(WordStoreError) -> Void) async {
    do {
      try await change()
      state.problem = nil
      await reload(state.words.count)
    } catch {
      state.problem = .store(error)
    }
  }
}
