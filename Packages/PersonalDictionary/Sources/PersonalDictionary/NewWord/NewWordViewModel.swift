import CoreModule
public import Observation

/// What the dialog that adds words shows.
public struct NewWordState: Equatable, Sendable {
  /// The words that were kept, in the order they were given.
  public var added: [NewWord] = []
  /// What is known already about the word that is being typed; `nil` for a blank one.
  public var preview: NewWordPreview?
  /// What did not work the last time.
  public var problem: PersonalDictionaryProblem?

  /// A dialog in which nothing happened yet.
  public init() {}
}

/// Keeps new words with the translations that the dictionaries know.
@MainActor
@Observable
public final class NewWordViewModel {
  /// What the dialog shows.
  public internal(set) var state = NewWordState()

  let lookUp: LookUp
  let store: any WordStore
  private let directions: any DirectionStore
  private let router: any Router<PersonalDictionaryDestination>

  init(
    lookUp: LookUp, store: any WordStore, directions: any DirectionStore, router: any Router<PersonalDictionaryDestination>
  ) {
    self.lookUp = lookUp
    self.store = store
    self.directions = directions
    self.router = router
  }

  /// Keeps all words of `request`, or none when one of them cannot be kept.
  public func submit(_ request: NewWordRequest) async {
    do throws(PersonalDictionaryProblem) {
      state.added = try await keep(request)
      state.problem = nil
    } catch {
      state.problem = error
    }
  }

  /// Asks for the choice of languages.
  public func pickLanguages() { router.navigate(to: .langPicker) }

  private func keep(_ request: NewWordRequest) async throws(PersonalDictionaryProblem) -> [NewWord] {
    let texts = try request.texts.map { text throws(PersonalDictionaryProblem) in try acceptable(text) }
    let own = try request.ownTranslations.map { text throws(PersonalDictionaryProblem) in try acceptable(text).description }
    let direction = try await direction(of: request)
    let maySwap = request.from == nil && request.to == nil
    var answers: [LookUpAnswer] = []
    for text in texts {
      answers.append(try await answer(to: text, in: direction, maySwap: maySwap, looksUp: request.looksUp))
    }
    let drafts = zip(texts, answers).map { text, answer in
      WordDraft(
        text: text, direction: answer.direction, ownTranslations: own, found: answer.found, pendingReason: answer.pendingReason,
        isLookedUp: request.looksUp, isStarred: request.isStarred, note: request.note, tags: request.tags
      )
    }
    do throws(WordStoreError) {
      return zip(try await store.save(drafts), answers).map { saved, answer in
        NewWord(
          word: saved.word, entries: answer.entries, isReversed: answer.direction != direction, failures: answer.failures
        )
      }
    } catch { throw .store(error) }
  }

  private func acceptable(_ text: String) throws(PersonalDictionaryProblem) -> UserText {
    do throws(UserTextProblem) { return try UserText(text) } catch { throw .unacceptable(text: text, error) }
  }

  func direction(of request: NewWordRequest) async throws(PersonalDictionaryProblem) -> Direction {
    try await directions.direction(from: request.from, to: request.to)
  }

  private func answer(
    to text: UserText, in direction: Direction, maySwap: Bool, looksUp: Bool
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    guard looksUp else { return LookUpAnswer(direction: direction, entries: []) }
    return try await answer(to: text, in: direction, maySwap: maySwap, lookUp)
  }

  func answer(
    to text: UserText, in direction: Direction, maySwap: Bool, _ lookUp: LookUp
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    let answer = try await lookUp(text.description, in: direction)
    guard answer.entries.isEmpty, answer.pendingReason == nil, maySwap else { return answer }
    let reversed = try await lookUp(text.description, in: direction.reversed)
    return reversed.entries.isEmpty ? answer : reversed
  }
}
