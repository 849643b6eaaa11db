public import CoreModule
public import Observation

/// A list of words, with what can be done to the words in it.
@MainActor
@Observable
public final class WordListViewModel {
  /// What the list shows.
  public internal(set) var state = WordListState()
  /// Which words it shows.
  public private(set) var query: WordQuery

  /// The readings of the list, or of a part of it.
  @ObservationIgnored var readings = IntentOrder()
  /// The other part of the list that is being read.
  @ObservationIgnored var nextPart: PartOfList?

  let store: any WordStore
  private let changes: any DataChanges
  private let router: any Router<PersonalDictionaryDestination>

  init(query: WordQuery, store: any WordStore, changes: any DataChanges, router: any Router<PersonalDictionaryDestination>) {
    self.query = query
    self.store = store
    self.changes = changes
    self.router = router
  }

  /// Reads the words of this list; `narrow` says which of them.
  public func load(_ narrow: (inout WordQuery) -> Void = { _ in }) async {
    narrow(&query)
    state.problem = nil
    let turn = readings.next()
    nextPart = nil
    do {
      let words = try await store.words(query)
      guard readings.accept(turn) else { return }
      state.words = words
      state.isLoaded = true
    } catch {
      if readings.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Reads the words again after each change, until the task that runs this is cancelled; the list lives as long as that task.
  public func follow() async {
    for await change in changes.subscribe() where change.mayTouch(.words) { await load() }
  }

  /// Makes the named words favourites, or takes the star away, and shows just these.
  public func setStar(_ isStarred: Bool, on selectors: [WordSelector]) async {
    var edit = WordEdit()
    edit.isStarred = isStarred
    await change(selectors) { numbers throws(WordStoreError) in try await self.store.edit(numbers, edit) }
  }

  /// Deletes the named words and shows them as they were.
  public func delete(_ selectors: [WordSelector]) async {
    await change(selectors) { numbers throws(WordStoreError) in try await self.store.delete(numbers) }
  }

  /// Asks for the entry of a word.
  public func open(_ number: Word.Number) { router.navigate(to: .entry(number)) }

  /// Asks for the editor of a word.
  public func edit(_ word: Word) { router.navigate(to: .editor(word)) }

  /// Asks for the dialog that adds a word.
  public func addWord() { router.navigate(to: .newWord) }

  /// Asks for the search.
  public func search() { router.navigate(to: .search) }

  /// Asks for the favourites.
  public func openFavorites() { router.navigate(to: .favorites) }

  /// Asks for the queue of pending look-ups.
  public func openPendingWords() { router.navigate(to: .pendingWords) }

  /// Asks for the choice of languages.
  public func pickLanguages() { router.navigate(to: .langPicker) }

  /// Asks for the list of sources.
  public func openSources() { router.navigate(to: .sources) }

  /// Asks for the import of words from a file.
  public func openImport() { router.navigate(to: .wordImport) }

  /// Asks for the daily reminder.
  public func openReminder() { router.navigate(to: .reminder) }

  private func change(
    _ selectors: [WordSelector], _ action: ([Word.Number]) async throws(WordStoreError) -> [Word]
  ) async {
    state.problem = nil
    let turn = readings.next()
    nextPart = nil
    do throws(PersonalDictionaryProblem) {
      let numbers = try await WordSelection(store: store).words(selectors).map(\.number)
      do throws(WordStoreError) {
        let words = try await action(numbers)
        if readings.accept(turn) { state.words = words }
      } catch { throw .store(error) }
    } catch {
      state.problem = error
    }
  }
}
