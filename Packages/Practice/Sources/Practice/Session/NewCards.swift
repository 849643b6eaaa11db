import CoreModule

/// Finds cards that were never answered: of the words added last, by day, and within a day of the commonest words first.
@MainActor
struct NewCards {
  let tools: SessionTools
  let options: SessionOptions

  /// The numbers of words to read at once: first the lower bound, then more and more, up to the upper bound.
  private static let pages = 20...2000
  /// If there are more new words than this, they are not ranked by how common they are.
  private static let window = 2000

  private struct Candidate {
    let card: CardID
    let word: PracticeWord
    let day: CalendarDay
    let place: Int
  }

  /// At most `count` cards, one for each word.
  func first(_ count: Int) async throws(PracticeProblem) -> [CardID] {
    guard count > 0 else { return [] }
    var candidates: [Candidate] = []
    try await forEachPage { page, found in
      candidates += found
      return candidates.count < Self.window && !isComplete(candidates, count, page.last)
    }
    return try await sorted(candidates, count).prefix(count).map(\.card)
  }

  /// The number of cards, but at most `limit`.
  func count(upTo limit: Int) async throws(PracticeProblem) -> Int {
    guard limit > 0 else { return 0 }
    var count = 0
    try await forEachPage { _, found in
      count += found.count
      return count < limit
    }
    return min(count, limit)
  }

  /// Reads the words in pages, those added last first, until `body` returns `false`.
  private func forEachPage(_ body: (_ words: [PracticeWord], _ found: [Candidate]) -> Bool) async throws(PracticeProblem) {
    if options.filter == PracticeFilter(), try await forEachPageOfNewWords(body) { return }
    let today = tools.calendar.day(of: tools.clock.now())
    let used = try await PracticeProblem.converting { () throws(PracticeStoreError) in
      Set(try await tools.store.words(withoutNew: options.directions, on: today))
    }
    var (size, seen) = (Self.pages.lowerBound, 0)
    var last: PracticeWord?
    while true {
      let page = try await PracticeProblem.convertingWords { [last, size] () throws(StorageError) in
        try await tools.words.newest(options.filter, after: last, limit: size)
      }
      guard !page.isEmpty else { return }
      let places = page.enumerated().filter { !used.contains($0.element.id) }.map { (place: seen + $0.offset, word: $0.element) }
      let found = try await candidates(places)
      guard body(page, found), page.count == size else { return }
      seen += page.count
      last = page.last
      size = min(2 * size, Self.pages.upperBound)
    }
  }

  /// Reads new words only, if the store knows which words are new.
  ///
  /// - Returns: Whether it knows.
  private func forEachPageOfNewWords(
    _ body: (_ words: [PracticeWord], _ found: [Candidate]) -> Bool
  ) async throws(PracticeProblem) -> Bool {
    var (size, seen) = (Self.pages.lowerBound, 0)
    var last: PracticeWord.ID?
    while true {
      let now = tools.clock.now()
      let queue = QueueQuery(now: now, today: tools.calendar.day(of: now), directions: options.directions, limit: 0)
      let page = try await PracticeProblem.converting { [last, size] () throws(PracticeStoreError) in
        try await tools.store.newWords(WorkloadQuery(queue, newLimit: size), after: last)
      }
      guard let page else { return false }
      let places = Dictionary(zip(page, seen...)) { first, _ in first }
      let words = try await PracticeProblem.convertingWords { () throws(StorageError) in try await tools.words.words(page) }
        .sorted { (places[$0.id] ?? 0) < (places[$1.id] ?? 0) }
      let found = try await candidates(words.map { (place: places[$0.id] ?? 0, word: $0) })
      guard body(words, found), page.count == size else { return true }
      seen += page.count
      last = page.last
      size = min(2 * size, Self.pages.upperBound)
    }
  }

  /// Whether there are enough candidates, and all of the day of the last one that is needed.
  private func isComplete(_ candidates: [Candidate], _ count: Int, _ last: PracticeWord?) -> Bool {
    guard candidates.count >= count, let last else { return false }
    return tools.calendar.day(of: last.added) < candidates[count - 1].day
  }

  private func candidates(_ words: [(place: Int, word: PracticeWord)]) async throws(PracticeProblem) -> [Candidate] {
    let cards = try await PracticeProblem.converting { () throws(PracticeStoreError) in
      try await tools.store.cards(of: words.map(\.word.id))
    }
    let now = tools.clock.now()
    let today = tools.calendar.day(of: now)
    let found = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
    return words.compactMap { place, word in
      let directions = PracticeDirection.allCases.filter { direction in
        let card = CardID(word.id, direction)
        let stored = found[card] ?? Card(card)
        guard options.directions.contains(direction), stored.phase == .new else { return false }
        return stored.isAvailable(on: today) && !SiblingRule.mustWait(at: now, sibling: found[card.sibling]?.answered)
      }
      guard let direction = directions.first else { return nil }
      return Candidate(card: CardID(word.id, direction), word: word, day: tools.calendar.day(of: word.added), place: place)
    }
  }

  private func sorted(_ candidates: [Candidate], _ count: Int) async throws(PracticeProblem) -> [Candidate] {
    guard candidates.count > count else { return try await ranked(candidates) }
    // Words of days before that of the last needed one cannot be chosen.
    let earliest = candidates[count - 1].day
    return try await ranked(candidates.filter { $0.day >= earliest })
  }

  private func ranked(_ candidates: [Candidate]) async throws(PracticeProblem) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let ranks = try await PracticeProblem.convertingWords { () throws(StorageError) in
      try await tools.words.commonness(of: candidates.map(\.word))
    }
    return candidates.sorted { left, right in
      if left.day != right.day { return left.day > right.day }
      let (one, other) = (ranks[left.word.id] ?? -.infinity, ranks[right.word.id] ?? -.infinity)
      return one != other ? one > other : left.place < right.place
    }
  }
}
