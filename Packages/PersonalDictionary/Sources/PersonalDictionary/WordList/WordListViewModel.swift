public import CoreModule

/// Lists words and changes them. `WordListViewModel+Parts` loads long lists in parts.
@MainActor
public final class WordListViewModel {
  /// The state to show.
  public internal(set) var state = WordListState()
  /// The query whose words are shown.
  public private(set) var query: WordQuery

  /// Numbers the reads, so that only the result of the latest is shown.
  var reads = IntentOrder()
  private var counts = IntentOrder()
  /// The part of the list that is being read, if it is not the loaded one.
  var nextPart: PartOfList?
  /// How many changes had been announced when the loaded words were read.
  var announcedWhenRead: Int?

  let store: any WordStore
  let changes: any DataChanges
  private let router: any Router<PersonalDictionaryDestination>

  init(query: WordQuery, store: any WordStore, changes: any DataChanges, router: any Router<PersonalDictionaryDestination>) {
    self.query = query
    self.store = store
    self.changes = changes
    self.router = router
  }

  /// Reads the words; `narrow` may change the query first.
  public func load(_ narrow: (inout WordQuery) -> Void = { _ in }) async {
    narrow(&query)
    state.problem = nil
    let turn = reads.next()
    nextPart = nil
    let announced = changes.announcedCount
    do {
      let words = try await store.words(query)
      guard reads.accept(turn) else { return }
      announcedWhenRead = announced
      state.words = words
      state.isLoaded = true
    } catch {
      if reads.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Counts the words.
  public func loadCount() async {
    let turn = counts.next()
    do {
      let count = try await store.count()
      if counts.isLatest(turn) { state.count = count }
    } catch {
      if counts.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Whether the words were read after the last announced change. The list reads its words again after its own changes; words shown as the
  /// result of a change were not read.
  public var isCurrent: Bool { announcedWhenRead == changes.announcedCount && state.problem == nil }

  /// Shows only the selected words.
  public func select(_ selectors: [WordSelector]) async {
    await showOnly(selectors) { numbers throws(WordStoreError) in try await self.store.words(numbered: numbers) }
  }

  /// Adds the selected words to the favourites or removes them, and shows only these words.
  public func setStar(_ isStarred: Bool, on selectors: [WordSelector]) async {
    var edit = WordEdit()
    edit.isStarred = isStarred
    await showOnly(selectors, unless: { $0.isStarred == isStarred }) { numbers throws(WordStoreError) in
      try await self.store.edit(numbers, edit)
    }
  }

  /// Deletes the selected words, and shows them as they were.
  public func delete(_ selectors: [WordSelector]) async {
    await showOnly(selectors) { numbers throws(WordStoreError) in try await self.store.delete(numbers) }
  }

  /// Adds a word of the list to the favourites, or removes it from them.
  public func toggleStar(of word: Word) async {
    var edit = WordEdit()
    edit.isStarred = !word.isStarred
    await changeAndReload { () throws(WordStoreError) in _ = try await self.store.edit([word.number], edit) }
  }

  /// Deletes a word of the list.
  ///
  /// - Returns: Whether it was deleted.
  @discardableResult
  public func delete(_ word: Word) async -> Bool {
    await changeAndReload { () throws(WordStoreError) in _ = try await self.store.delete([word.number]) }
  }

  /// Navigates to the entry of a word.
  public func open(_ number: Word.Number) { router.navigate(to: .entry(number)) }

  /// Navigates to the editor of a word.
  public func edit(_ word: Word) { router.navigate(to: .editor(word)) }

  /// Navigates to the dialog that adds a word.
  public func addWord() { router.navigate(to: .newWord) }

  /// Navigates to the search.
  public func search() { router.navigate(to: .search) }

  /// Navigates to the favourites.
  public func openFavorites() { router.navigate(to: .favorites) }

  /// Navigates to the queue of pending look-ups.
  public func openPendingWords() { router.navigate(to: .pendingWords) }

  /// Navigates to the choice of languages.
  public func pickLanguages() { router.navigate(to: .langPicker) }

  /// Navigates to the list of sources.
  public func openSources() { router.navigate(to: .sources) }

  /// Navigates to the import of words from a file.
  public func openImport() { router.navigate(to: .wordImport) }

  /// Navigates to the daily reminder.
  public func openReminder() { router.navigate(to: .reminder) }

  /// Shows only the words that `action` returns for the selected ones.
  private func showOnly(
    _ selectors: [WordSelector], unless isSoAlready: (Word) -> Bool = { _ in false },
    _ action: ([Word.Number]) async throws(WordStoreError) -> [Word]
  ) async {
    state.problem = nil
    let turn = reads.next()
    nextPart = nil
    do throws(PersonalDictionaryProblem) {
      let selected = try await WordSelection(store: store).words(selectors)
      do throws(WordStoreError) {
        let words = try await action(selected.map(\.number))
        if reads.accept(turn) { (state.words, state.unchanged) = (words, selected.filter(isSoAlready)) }
      } catch { throw .store(error) }
    } catch {
      state.problem = error
    }
  }

  @discardableResult
  private func changeAndReload(_ change: () async throws(WordStoreError) -> Void) async -> Bool {
    state.problem = nil
    do {
      try await change()
    } catch {
      state.problem = .store(error)
      return false
    }
    await reload(state.words.count)
    return true
  }
}
