public import CoreModule

/// The state of the search.
public struct SearchState: Equatable, Sendable {
  /// The words found, the best matches first unless the query names another order.
  public var words: [Word] = []
  /// Whether a search was made; one for a blank text does not count.
  public var isFulfilled = false
  /// Words with a similar spelling, if ``SearchViewModel/lookForNearMisses(_:)`` was called.
  public var nearMisses: [Word] = []
  /// The last failure.
  public var problem: PersonalDictionaryProblem?

  /// Creates an empty state.
  public init() {}

  /// Whether to show that nothing was found.
  public var foundNothing: Bool { isFulfilled && words.isEmpty }
}

/// Finds words by parts of their text, translations, notes, tags and examples.
@MainActor
public final class SearchViewModel {
  /// The state of the search.
  public private(set) var state = SearchState()

  private var searches = IntentOrder()
  private var nearMisses = IntentOrder()
  private let store: any WordStore
  private let known: any KnownWords
  private let router: any Router<PersonalDictionaryDestination>

  init(store: any WordStore, known: any KnownWords, router: any Router<PersonalDictionaryDestination>) {
    self.store = store
    self.known = known
    self.router = router
  }

  /// Searches for `text`, in `field` unless the text itself names one. A blank text resets the search. `narrow` may change the query first.
  public func search(_ text: String, in field: SearchField = .all, narrow: (inout WordQuery) -> Void = { _ in }) async {
    await search(SearchText(text, in: field), narrow: narrow)
  }

  /// Searches for a parsed text. `narrow` may change the query first.
  public func search(_ text: SearchText, narrow: (inout WordQuery) -> Void = { _ in }) async {
    let (turn, nearTurn) = (searches.next(), nearMisses.next())
    var query = WordQuery()
    text.narrow(&query)
    query.order = .best
    guard !text.isEmpty else {
      state = SearchState()
      return
    }
    narrow(&query)
    do throws(WordStoreError) {
      query.conditions += try await conditions(text.familiarities)
      let words = try await store.words(query)
      guard searches.isLatest(turn) else { return }
      state.words = words
      state.isFulfilled = true
      if nearMisses.isLatest(nearTurn) { state.nearMisses = [] }
      state.problem = nil
    } catch {
      if searches.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Finds words spelled almost like the terms of `text`, for a search without results.
  public func lookForNearMisses(_ text: SearchText) async {
    let turn = nearMisses.next()
    var near: [Word] = []
    for term in text.terms where !term.isExcluded && term.field.covers(.word) {
      do throws(WordStoreError) {
        near += try await store.words(near: term.text, limit: NearMiss.maximumSuggestions).filter { word in
          !word.foldedText.contains(term.folded) && !near.contains { $0.text == word.text }
        }
      } catch {
        if nearMisses.isLatest(turn) { state.problem = .store(error) }
        return
      }
    }
    guard nearMisses.isLatest(turn) else { return }
    state.nearMisses = Array(near.prefix(NearMiss.maximumSuggestions))
  }

  private func conditions(_ familiarities: [FamiliarityCondition]) async throws(WordStoreError) -> [WordCondition] {
    var conditions: [WordCondition] = []
    for asked in familiarities {
      do { conditions.append(WordCondition(.identified(try await known.words(asked.familiarity)), isExcluded: asked.isExcluded)) } catch {
        throw .storage(error)
      }
    }
    return conditions
  }

  /// Navigates to the entry of a word.
  public func open(_ number: Word.Number) { router.navigate(to: .entry(number)) }
}
