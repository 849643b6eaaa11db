import CoreModule

/// Long lists, newest word first. Only a part of a list is in memory; loading more words at one end drops some at the other.
extension WordListViewModel {
  /// The part of the list to read, and its number of words.
  enum PartOfList {
    case beginning(Int)
    case end(Int)
    /// The part that is loaded.
    case same(Int)
  }

  /// The maximum number of words in memory.
  public static let longestPart = 400

  /// Reads the first words of the list.
  public func loadBeginning(_ count: Int) async { await load(.beginning(count)) }

  /// Reads the last words of the list.
  public func loadEnd(_ count: Int) async { await load(.end(count)) }

  /// Reads the words after the loaded ones, and drops the first ones if there are too many.
  public func loadLater(_ count: Int) async {
    guard state.hasLater, let last = state.words.last else { return }
    await extend { () throws(WordStoreError) in
      guard let later = try await self.words(.newest, following: last, count), self.state.words.last?.number == last.number else {
        return nil
      }
      let words = self.state.words + later
      let kept = Array(words.suffix(Self.longestPart))
      return Part(words: kept, hasEarlier: self.state.hasEarlier || kept.count < words.count, hasLater: later.count == count)
    }
  }

  /// Reads the words before the loaded ones, and drops the last ones if there are too many.
  public func loadEarlier(_ count: Int) async {
    guard state.hasEarlier, let first = state.words.first else { return }
    await extend { () throws(WordStoreError) in
      guard let earlier = try await self.words(.oldest, following: first, count), self.state.words.first?.number == first.number else {
        return nil
      }
      let words = earlier.reversed() + self.state.words
      let kept = Array(words.prefix(Self.longestPart))
      return Part(words: kept, hasEarlier: earlier.count == count, hasLater: self.state.hasLater || kept.count < words.count)
    }
  }

  /// Reads the loaded part again, or the first `count` words if none is loaded. A part that is being read is requested again, so that going
  /// to the end of the list is not undone by a reload.
  public func reload(_ count: Int) async {
    let isMoved = state.isLoaded && state.hasEarlier
    await load(nextPart ?? (isMoved ? .same(count) : .beginning(max(count, state.words.count))))
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

  /// The words after this one; `nil` if it was deleted. The store returns no words in that case, as it does after the last word.
  private func words(_ order: WordOrder, following word: Word, _ count: Int) async throws(WordStoreError) -> [Word]? {
    let words = try await words(order, after: word.number, count)
    if words.isEmpty, try await store.words(numbered: [word.number]).isEmpty { return nil }
    return words
  }

  private func load(_ wanted: PartOfList) async {
    state.problem = nil
    if case .same = wanted { nextPart = nil } else { nextPart = wanted }
    let turn = reads.next()
    let announced = changes.announcedCount
    do {
      let part = try await part(wanted)
      if reads.accept(turn) {
        show(part)
        announcedWhenRead = announced
      }
    } catch {
      if reads.isLatest(turn) { state.problem = .store(error) }
    }
    if reads.isLatest(turn) { nextPart = nil }
  }

  private func part(_ wanted: PartOfList) async throws(WordStoreError) -> Part {
    switch wanted {
    case .beginning(let count):
      let words = try await words(.newest, after: nil, count)
      return Part(words: words, hasEarlier: false, hasLater: words.count == count)
    case .end(let count):
      let words = try await words(.oldest, after: nil, count)
      return Part(words: words.reversed(), hasEarlier: words.count == count, hasLater: false)
    case .same(let count):
      let held = state.words.map(\.number)
      guard let first = try await store.words(numbered: held).first(where: query.matches) else { return try await part(.beginning(count)) }
      let length = max(count, held.count)
      let words = try await [first] + words(.newest, after: first.number, length)
      return Part(words: Array(words.prefix(length)), hasEarlier: true, hasLater: words.count > length)
    }
  }

  /// Shows the result of `read`, which continues the loaded part, unless another part was requested meanwhile.
  private func extend(_ read: () async throws(WordStoreError) -> Part?) async {
    state.problem = nil
    let turn = reads.latest
    do {
      guard let part = try await read(), reads.isLatest(turn) else { return }
      show(part)
    } catch {
      if reads.isLatest(turn) { state.problem = .store(error) }
    }
  }

  private func show(_ part: Part) {
    state.words = part.words
    state.hasEarlier = part.hasEarlier
    state.hasLater = part.hasLater
    state.isLoaded = true
  }
}
