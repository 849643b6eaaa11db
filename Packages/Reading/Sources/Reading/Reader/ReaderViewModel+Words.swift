import CoreModule

extension ReaderViewModel {
  /// Takes the longest phrase around the cursor that the dictionary has; asked again, takes the word alone.
  public func takePhrase() async {
    guard let run, let text = state.text, state.word != nil else { return }
    let (turn, change) = (phrases.next(), changes.next())
    state.lastChange = nil
    guard state.phrase == nil else {
      state.phrase = nil
      return
    }
    do throws(ReadingProblem) {
      let listed = state.phraseAtCursor
      // The form of a verb, such as *a pris*, may be part of a phrase: *a pris part*.
      let isWhole = listed.map { !$0.isTense } ?? false
      let found = isWhole ? listed : try await run.phrase(at: text.place) ?? listed
      guard phrases.isLatest(turn), state.text?.id == text.id, state.text?.place == text.place else { return }
      state.phrase = found
      if changes.accept(change) { state.lastChange = found == nil ? .noPhrase : nil }
    } catch {
      if changes.isLatest(change), run === self.run { state.problem = error }
    }
  }

  /// Adds what is under the cursor to the reader's own words, with its sentence as an example.
  public func keep() async {
    guard let word = wordToKeep, let text = state.text else { return }
    await change(word.word.headword) { () throws(StorageError) in
      let new = try await self.tools.known.words.keep([word], in: text.languages)
      return new.isEmpty ? .wasKept(word.word.headword) : .kept(word.word.headword)
    }
  }

  /// Marks the word under the cursor as known, or takes this mark away.
  public func markKnown() async { await mark(.known) }

  /// Marks the word under the cursor to be ignored, or takes this mark away.
  public func ignore() async { await mark(.ignored) }

  /// Counts the words of the whole text, and how many of them are known. A second call only counts the known ones again.
  public func count() async {
    guard let run, let text = state.text else { return }
    let turn = counts.next()
    do throws(ReadingProblem) {
      let count = try await counted(text, run)
      guard run === self.run, counts.isLatest(turn), count != state.text?.count else { return }
      state.text?.count = count
      guard let counted = state.text else { return }
      try await ReadingProblem.converting { () throws(StorageError) in try await tools.known.store.remember(counted) }
    } catch {
      if counts.isLatest(turn), run === self.run { state.problem = error }
    }
  }

  private func counted(_ text: ReadText, _ run: ReaderRun) async throws(ReadingProblem) -> WordCount {
    if run.tally == nil {
      let before = changeCount
      let (count, tally, remarks) = try await tools.count(text)
      run.tally = tally
      if run === self.run { state.remarks = remarks }
      guard tally != nil, before != changeCount else { return count }
    }
    while let tally = run.tally {
      let before = changeCount
      let new = try await tools.refreshed(tally, in: text.languages)
      guard before == changeCount else { continue }
      run.tally = new
      return new.count
    }
    return text.count ?? WordCount()
  }

  /// Determines again which words are known, after a change of the data.
  public func reload() async {
    guard let run, let first = state.blocks.first?.number, let last = state.blocks.last?.number else { return }
    let turn = reloads.next()
    do throws(ReadingProblem) {
      let number = state.cursorBlock?.number
      let (blocks, cursorBlock) = try await steady { () throws(ReadingProblem) in
        let blocks = try await run.blocks(first..<last + 1)
        guard let number else { return (blocks, nil as GlossedBlock?) }
        return (blocks, try await run.blocks(number..<number + 1).first)
      }
      guard run === self.run, reloads.isLatest(turn) else { return }
      // When others were shown or the cursor was moved meanwhile, these are read.
      guard state.blocks.first?.number == first, state.blocks.last?.number == last, state.cursorBlock?.number == number else {
        return await reload()
      }
      (state.blocks, state.cursorBlock) = (blocks, cursorBlock)
      if let phrase = state.phraseAtCursor, phrase.indices == state.phrase?.indices { state.phrase = phrase }
    } catch {
      if reloads.isLatest(turn) { state.problem = error }
    }
  }

  private var wordToKeep: WordToKeep? {
    guard let text = state.text, let block = state.block(text.place.block), let word = state.word else { return nil }
    guard let phrase = state.phrase, let last = block.words[phrase.words].last else {
      return WordToKeep(word.word, form: block.form(word), sentence: block.sentence(word), origin: text.name)
    }
    let range = block.words[phrase.words.lowerBound].range.lowerBound..<last.range.upperBound
    return WordToKeep(phrase.word, form: String(block.block.text.slice(range)), sentence: block.sentence(word), origin: text.name)
  }

  private func mark(_ kind: WordMark.Kind) async {
    guard let entry = state.entry, let language = state.text?.languages.from else { return }
    await change(entry.headword) { () throws(StorageError) in
      let store = self.tools.known.store
      let present = try await store.marks(of: [entry.headword], in: language)[entry.headword]
      let new = present == kind ? nil : kind
      try await store.mark([entry.headword], in: language, as: new, at: self.tools.clock.now())
      return .marked(entry.headword, new)
    }
  }

  /// Makes a change, and updates all occurrences of the word.
  private func change(_ headword: String, _ make: () async throws(StorageError) -> ReaderChange) async {
    let turn = changes.next()
    (state.lastChange, state.problem) = (nil, nil)
    do {
      let change = try await make()
      if changes.accept(turn) { state.lastChange = change }
      try await refresh(headword)
    } catch {
      if changes.isLatest(turn) { state.problem = .storage(error) }
    }
  }

  private func refresh(_ headword: String) async throws(StorageError) {
    guard let languages = state.text?.languages else { return }
    let blocks = state.blocks + [state.cursorBlock].compactMap(\.self)
    let words = blocks.lazy.flatMap { $0.words.map(\.word) + $0.phrases.map(\.word) }
    let entry = state.entry.flatMap { $0.headword == headword ? $0 : nil }
    guard let word = entry ?? words.first(where: { $0.headword == headword }) else { return }
    changeCount += 1
    let number = changeCount
    let standing = try await tools.known.standings(of: [word], in: languages)[0]
    // A newer change of the same word has seen more.
    guard lastRefresh[headword, default: 0] < number else { return }
    lastRefresh[headword] = number
    run?.tally?.setStanding(standing, of: headword)
    if let count = run?.tally?.count { state.text?.count = count }
    for block in state.blocks.indices { state.blocks[block].setStanding(standing, of: headword) }
    state.cursorBlock?.setStanding(standing, of: headword)
    if state.phrase?.word.headword == headword { state.phrase?.standing = standing }
  }
}

extension GlossedBlock {
  fileprivate mutating func setStanding(_ standing: Standing, of headword: String) {
    for place in words.indices where words[place].word.headword == headword {
      (words[place].standing, words[place].isGlossed) = (standing, standing.isUnknown)
    }
    for place in phrases.indices where phrases[place].word.headword == headword { phrases[place].standing = standing }
  }
}
