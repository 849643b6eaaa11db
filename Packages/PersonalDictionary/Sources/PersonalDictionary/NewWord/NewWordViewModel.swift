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

/// Words that were just kept, and about which services may know more.
public struct KeptWords: Sendable {
  struct Word: Sendable {
    let new: NewWord
    let asksServices: Bool
  }

  let words: [Word]
  let turn: IntentOrder.Turn
}

/// Keeps new words with the translations that the dictionaries know.
@MainActor
@Observable
public final class NewWordViewModel {
  /// What the dialog shows.
  public internal(set) var state = NewWordState()

  @ObservationIgnored var previews = IntentOrder()
  @ObservationIgnored private var additions = IntentOrder()
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

  /// Keeps all words of `request`, or none when one of them cannot be kept, and asks the services about those that nobody here knows.
  public func submit(_ request: NewWordRequest) async {
    guard let kept = await keep(request) else { return }
    await ask(about: kept)
    if request.looksUp { await suggest(for: kept, maySwap: request.from == nil && request.to == nil) }
  }

  /// Keeps all words of `request`, or none when one of them cannot be kept.
  ///
  /// - Returns: What was kept, to ask the services about it; `nil` when nothing was, and then the state has the problem.
  public func keep(_ request: NewWordRequest) async -> KeptWords? {
    state.problem = nil
    let turn = additions.next()
    do throws(PersonalDictionaryProblem) {
      let words = try await kept(request)
      if additions.accept(turn) { state.added = words.map { $0.new } }
      return KeptWords(words: words, turn: turn)
    } catch {
      state.problem = error
      return nil
    }
  }

  /// Asks the services about the words that nobody here knows. Whatever ends this, the words are kept, as pending.
  public func ask(about kept: KeptWords) async {
    do throws(PersonalDictionaryProblem) {
      for asked in kept.words where asked.asksServices {
        let (word, answer) = try await self.asked(asked.new.word)
        show(word.number, of: kept) { added in
          added = NewWord(
            word: word, entries: answer.entriesOfWhole, isReversed: added.isReversed, parts: answer.partsOnly, failures: answer.failures
          )
        }
      }
    } catch { state.problem = error }
  }

  /// Adds what may be meant by the words that nobody knows, unless they are so many that it would take long.
  private func suggest(for kept: KeptWords, maySwap: Bool) async {
    guard additions.accept(kept.turn) else { return }
    let unknown = state.added.filter { $0.word.status == .untranslated && $0.parts.isEmpty }.map(\.word)
    guard unknown.count <= Self.mostSuggestedFor else { return }
    do throws(PersonalDictionaryProblem) {
      for word in unknown {
        let answer = try await lookUp.local(word.text, in: word.direction)
        let suggestions = try await lookUp.suggesting(answer, for: word.text, maySwap: maySwap).suggestions
        show(word.number, of: kept) { $0.suggestions = suggestions }
      }
    } catch { state.problem = error }
  }

  /// Changes what is shown of a word, unless newer ones are shown.
  private func show(_ number: Word.Number, of kept: KeptWords, _ change: (inout NewWord) -> Void) {
    guard additions.accept(kept.turn) else { return }
    for index in state.added.indices where state.added[index].word.number == number { change(&state.added[index]) }
  }

  private static let mostSuggestedFor = 20

  /// Asks for the choice of languages.
  public func pickLanguages() { router.navigate(to: .langPicker) }

  private func kept(_ request: NewWordRequest) async throws(PersonalDictionaryProblem) -> [KeptWords.Word] {
    let texts = try request.texts.map { text throws(PersonalDictionaryProblem) in try acceptable(text) }
    let own = try request.ownTranslations.map { text throws(PersonalDictionaryProblem) in try acceptable(text).description }
    let direction = try await direction(of: request)
    let maySwap = request.from == nil && request.to == nil
    var answers: [LookUpAnswer] = []
    for text in texts {
      answers.append(try await answer(to: text, in: direction, maySwap: maySwap, looksUp: request.looksUp))
    }
    let services = request.looksUp && own.isEmpty ? try await services(for: answers) : []
    let drafts = zip(texts, answers).map { text, answer in
      // Until a service was asked, the look-up is owed: whatever ends this, the word is kept.
      let reason = answer.pendingReason ?? (answer.found == nil && services.contains(answer.direction) ? .interrupted : nil)
      return WordDraft(
        text: text, direction: answer.direction, ownTranslations: own, found: answer.found, pendingReason: reason,
        isLookedUp: request.looksUp, isStarred: request.isStarred, note: request.note, tags: request.tags
      )
    }
    let saved: [SavedWord]
    do throws(WordStoreError) { saved = try await store.save(drafts) } catch { throw .store(error) }
    return zip(saved, answers).map { saved, answer in
      KeptWords.Word(
        new: NewWord(
          word: saved.word, entries: answer.entriesOfWhole, isReversed: answer.direction != direction, parts: answer.partsOnly,
          failures: answer.failures
        ),
        asksServices: saved.word.translations.isEmpty && services.contains(answer.direction)
      )
    }
  }

  /// The directions of `answers` that found nothing on this machine, and for which there are services.
  private func services(for answers: [LookUpAnswer]) async throws(PersonalDictionaryProblem) -> Set<Direction> {
    var served: Set<Direction> = []
    for direction in Set(answers.filter { $0.found == nil }.map(\.direction)) {
      if try await !lookUp.services(for: direction).isEmpty { served.insert(direction) }
    }
    return served
  }

  /// A kept word with what the services know about it.
  private func asked(_ word: Word) async throws(PersonalDictionaryProblem) -> (Word, LookUpAnswer) {
    let answer = try await lookUp(word.text, in: word.direction)
    var edit = WordEdit()
    edit.lookedUp = LookedUp(text: word.text, direction: word.direction)
    edit.found = answer.found.map { .some($0) }
    edit.pendingReason = answer.pendingReason
    do {
      return (try await store.edit([word.number], edit).first ?? word, answer)
    } catch {
      switch error {
      // Somebody deleted or changed it while it was looked up; it was kept all the same.
      case .noSuchWord, .changedMeanwhile: return (word, answer)
      default: throw .store(error)
      }
    }
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
    return try await answer(to: text, in: direction, maySwap: maySwap, lookUp.local)
  }

  func answer(
    to text: UserText, in direction: Direction, maySwap: Bool, _ lookUp: LookUp
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    let answer = try await lookUp(text.description, in: direction)
    guard !answer.isFound, answer.pendingReason == nil, maySwap else { return answer }
    let reversed = try await lookUp(text.description, in: direction.reversed)
    return reversed.isFound ? reversed : answer
  }
}
