public import CoreModule

/// The state of a full dictionary entry.
public struct DictionaryEntryState: Equatable, Sendable {
  /// The stored word; `nil` for a text that was only looked up.
  public var word: Word?
  /// The text that was looked up.
  public var text = ""
  /// The direction that was tried first. That of the answer differs when the word is known only in another one.
  public var requested: Direction?
  /// The direction that was tried first, if none was chosen and it was derived from the language that the user speaks.
  public var guessed: Direction?
  /// The answer of the dictionaries; `nil` before the look-up.
  public var answer: LookUpAnswer?
  /// When the look-up of a pending word is tried again; `nil` if it may be tried now, or is not repeated automatically.
  public var nextTry: Timestamp?
  /// The last failure.
  public var problem: PersonalDictionaryProblem?
}

/// Shows the full dictionary entry of a word.
@MainActor
public final class DictionaryEntryViewModel {
  /// The state to show.
  public private(set) var state = DictionaryEntryState()

  private var order = IntentOrder()
  private let lookUp: LookUp
  private let store: any WordStore
  private let directions: any DirectionStore
  private let spoken: Language?
  private let nextTries: NextTries
  private let router: any Router<PersonalDictionaryDestination>

  init(
    lookUp: LookUp, store: any WordStore, directions: any DirectionStore, spoken: Language?, nextTries: NextTries,
    router: any Router<PersonalDictionaryDestination>
  ) {
    self.lookUp = lookUp
    self.store = store
    self.directions = directions
    self.spoken = spoken
    self.nextTries = nextTries
    self.router = router
  }

  /// Shows a stored word with its entries. The languages select among several words with the same text.
  public func show(_ selector: WordSelector, from: Language? = nil, to: Language? = nil) async {
    let turn = order.next()
    do throws(PersonalDictionaryProblem) {
      let words = try await WordSelection(store: store, from: from, to: to).words([selector])
      guard order.isLatest(turn) else { return }
      let answer = try await answer(about: words[0])
      guard order.isLatest(turn) else { return }
      let nextTry = try await nextTries.moments(for: words)[words[0].number]
      guard order.isLatest(turn) else { return }
      // All at once, so that no word is shown with the entry of another one.
      (state.word, state.text, state.answer, state.nextTry, state.problem) = (words[0], words[0].text, answer, nextTry, nil)
    } catch {
      if order.isLatest(turn) { state.problem = error }
    }
  }

  /// Looks up a text without saving it. If the user named no language, the reverse direction and the other languages are tried as well.
  public func lookUp(_ text: String, from: Language? = nil, to: Language? = nil) async {
    let turn = order.next()
    do throws(PersonalDictionaryProblem) {
      let text = try UserText(checking: text).description
      let request = try await directions.direction(from: from, to: to, spoken: spoken)
      let learned = LearnedLanguages(store: store)
      var answer = try await lookUp(text, as: request, orPending: true)
      answer.detected = try await learned.ordered(answer.detected, chosen: request.direction)
      guard order.isLatest(turn) else { return }
      state.word = nil
      state.nextTry = nil
      state.text = text
      state.requested = request.direction
      state.guessed = request.guessed
      let suggesting = try await lookUp.suggesting(answer, for: text, mayBeOther: from == nil && to == nil, learned)
      guard order.isLatest(turn) else { return }
      state.answer = suggesting
      state.problem = answer.entries.isEmpty ? Self.miss(text, answer.failures) : nil
    } catch {
      if order.isLatest(turn) { state.problem = error }
    }
  }

  /// Navigates to the editor of the word.
  public func edit() {
    if let word = state.word { router.navigate(to: .editor(word)) }
  }

  private static func miss(_ text: String, _ failures: [SourceFailure]) -> PersonalDictionaryProblem {
    failures.isEmpty ? .nothingFound(text: text) : .unanswered(text: text, failures)
  }

  /// The answer of the sources for a stored word, without using the network. If they do not know it, the answer has the stored result.
  private func answer(about word: Word) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    var answer = try await lookUp.local(word.text, in: word.direction)
    if answer.entries.isEmpty, let found = word.found {
      answer.baseForm = found.baseForm
      answer.entries = [
        DictionaryEntry(
          headword: found.baseForm ?? word.text, partOfSpeech: found.partOfSpeech, source: found.source,
          senses: [Sense(translations: found.translations)]
        )
      ]
    }
    return answer
  }
}
