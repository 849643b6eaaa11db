import CoreModule

/// The state of the dialog that adds words.
public struct NewWordState: Equatable, Sendable {
  /// The words that were saved last, in the order of the request.
  public var added: [NewWord] = []
  /// The preview of the word that is being typed; `nil` for a blank one.
  public var preview: NewWordPreview?
  /// The direction of the words that were saved last, if none was chosen and it was derived from the language that the user speaks.
  public var guessed: Direction?
  /// The last failure.
  public var problem: PersonalDictionaryProblem?
}

/// Words that were just saved, to pass to ``NewWordViewModel/ask(about:)``.
public struct SavedWords: Sendable {
  struct Word: Sendable {
    let new: NewWord
    let asksServices: Bool
  }

  let words: [Word]
  let turn: IntentOrder.Turn
}

/// Saves new words with their translations from the dictionaries.
@MainActor
public final class NewWordViewModel {
  /// The state to show.
  public internal(set) var state = NewWordState()

  var previews = IntentOrder()
  private var additions = IntentOrder()
  let lookUp: LookUp
  let store: any WordStore
  var learned: LearnedLanguages { LearnedLanguages(store: store) }
  private let directions: any DirectionStore
  private let spoken: Language?
  private let router: any Router<PersonalDictionaryDestination>

  init(
    lookUp: LookUp, store: any WordStore, directions: any DirectionStore, spoken: Language?,
    router: any Router<PersonalDictionaryDestination>
  ) {
    self.lookUp = lookUp
    self.store = store
    self.directions = directions
    self.spoken = spoken
    self.router = router
  }

  /// Saves all words of `request`, or none if one of them cannot be saved. Then asks the services about the words that no local dictionary
  /// has, and adds suggestions for those that remain unknown.
  public func submit(_ request: NewWordRequest) async {
    guard let saved = await saveWithoutServices(request) else { return }
    await ask(about: saved)
    if request.looksUp { await suggest(for: saved, mayBeOther: request.from == nil && request.to == nil) }
  }

  /// Saves all words of `request`, or none if one of them cannot be saved, without asking services.
  ///
  /// - Returns: The saved words; `nil` when nothing was saved. ``NewWordState/problem`` then says why.
  public func saveWithoutServices(_ request: NewWordRequest) async -> SavedWords? {
    state.problem = nil
    let turn = additions.next()
    do throws(PersonalDictionaryProblem) {
      let words = try await stored(request)
      if additions.accept(turn) {
        state.added = words.words.map { $0.new }
        state.guessed = words.guessed
      }
      return SavedWords(words: words.words, turn: turn)
    } catch {
      state.problem = error
      return nil
    }
  }

  /// Asks the services about the words that no local dictionary has. If this is interrupted, the words stay pending.
  public func ask(about saved: SavedWords) async {
    do throws(PersonalDictionaryProblem) {
      for asked in saved.words where asked.asksServices {
        let (word, answer) = try await lookUpInServices(asked.new.word)
        show(word.number, of: saved) { added in
          (added.word, added.entries) = (word, answer.entriesOfWhole)
          (added.parts, added.failures) = (answer.partsOnly, answer.failures)
        }
      }
    } catch { state.problem = error }
  }

  /// Adds suggestions for the unknown words, unless these are so many that it would take long.
  private func suggest(for saved: SavedWords, mayBeOther: Bool) async {
    guard additions.accept(saved.turn) else { return }
    let unknown = state.added.filter { $0.word.status == .untranslated && $0.parts.isEmpty }.map(\.word)
    guard unknown.count <= Self.maximumSuggested else { return }
    do throws(PersonalDictionaryProblem) {
      for word in unknown {
        let answer = try await lookUp.local(word.text, in: word.direction)
        let suggestions = try await lookUp.suggesting(answer, for: word.text, mayBeOther: mayBeOther, learned).suggestions
        show(word.number, of: saved) { $0.suggestions = suggestions }
      }
    } catch { state.problem = error }
  }

  /// Updates a word in the state, unless newer words have replaced it there.
  private func show(_ number: Word.Number, of saved: SavedWords, _ change: (inout NewWord) -> Void) {
    guard additions.accept(saved.turn) else { return }
    for index in state.added.indices where state.added[index].word.number == number { change(&state.added[index]) }
  }

  private static let maximumSuggested = 20

  /// Navigates to the choice of languages.
  public func pickLanguages() { router.navigate(to: .langPicker) }

  /// Stores the words of the request, with what the local dictionaries know.
  private func stored(_ request: NewWordRequest) async throws(PersonalDictionaryProblem) -> (words: [SavedWords.Word], guessed: Direction?)
  {
    let texts = try request.texts.map { text throws(PersonalDictionaryProblem) in try UserText(checking: text) }
    let own = try request.ownTranslations.map { text throws(PersonalDictionaryProblem) in try UserText(checking: text).description }
    let requested = try await direction(of: request)
    let answers = try await answers(to: texts, request, requested)
    // The user's own translations belong to the form itself.
    let counted = request.looksUp && !request.isExact && own.isEmpty ? try await storedHeadwords(of: texts, answers) : [:]
    let served = request.looksUp && own.isEmpty ? try await servedDirections(of: answers) : []
    let drafts = texts.indices.map { index in
      let answer = answers[index]
      // Saved as pending before a service is asked, so that nothing is lost if the program ends meanwhile.
      let reason = answer.pendingReason ?? (answer.found == nil && served.contains(answer.direction) ? .interrupted : nil)
      let draft = WordDraft(
        text: texts[index], direction: answer.direction, ownTranslations: own, found: answer.found, pendingReason: reason,
        isLookedUp: request.looksUp, isStarred: request.isStarred, note: request.note, tags: request.tags,
        examples: request.examples
      )
      return counted[index].map { draft.counting($0) } ?? draft
    }
    let saved: [Word]
    do throws(WordStoreError) { saved = try await store.save(drafts) } catch { throw .store(error) }
    let words = saved.indices.map { index in
      let (word, answer) = (saved[index], answers[index])
      let isAsTyped = request.isExact || counted[index] != nil || word.timesAdded > 1
      return SavedWords.Word(
        new: NewWord(
          word: word, typed: counted[index] == nil ? nil : texts[index].description,
          otherSpelling: isAsTyped ? nil : answer.otherSpelling(of: word.text),
          // Who translates the form otherwise means the form.
          bases: isAsTyped || !own.allSatisfy(answer.translations.contains) ? [] : answer.bases(of: word.text),
          entries: answer.entriesOfWhole,
          requested: requested.direction, detected: answer.detected, parts: answer.partsOnly, failures: answer.failures
        ),
        asksServices: word.translations.isEmpty && served.contains(answer.direction)
      )
    }
    return (words, requested.guessed)
  }

  private func answers(
    to texts: [UserText], _ request: NewWordRequest, _ requested: RequestedDirection
  ) async throws(PersonalDictionaryProblem) -> [LookUpAnswer] {
    guard request.looksUp else { return texts.map { _ in LookUpAnswer(direction: requested.direction, entries: []) } }
    var answers: [LookUpAnswer] = []
    for text in texts {
      var answer = try await lookUp.local(text.description, as: requested)
      answer.detected = try await learned.ordered(answer.detected, chosen: requested.direction)
      answers.append(answer)
    }
    return answers
  }

  /// The texts of the stored words to count instead of saving their forms, by the index of the form.
  private func storedHeadwords(
    of texts: [UserText], _ answers: [LookUpAnswer]
  ) async throws(PersonalDictionaryProblem) -> [Int: UserText] {
    var stored: [Int: UserText] = [:]
    for index in texts.indices {
      let text = texts[index].description
      guard let headword = try await store.storedHeadword(of: text, answers[index]),
        try await store.word(text, in: answers[index].direction) == nil
      else { continue }
      stored[index] = try UserText(checking: headword.word.text)
    }
    return stored
  }

  /// The directions in which the local dictionaries left a word unknown and a service can be asked.
  private func servedDirections(of answers: [LookUpAnswer]) async throws(PersonalDictionaryProblem) -> Set<Direction> {
    var served: Set<Direction> = []
    for direction in Set(answers.filter { $0.found == nil }.map(\.direction)) {
      if try await !lookUp.services(for: direction).isEmpty { served.insert(direction) }
    }
    return served
  }

  /// Looks up a saved word in the services and stores the result.
  private func lookUpInServices(_ word: Word) async throws(PersonalDictionaryProblem) -> (Word, LookUpAnswer) {
    let answer = try await lookUp(word.text, in: word.direction)
    var edit = WordEdit()
    edit.lookedUp = LookedUp(text: word.text, direction: word.direction)
    edit.found = answer.found.map { .some($0) }
    edit.pendingReason = answer.pendingReason
    do {
      return (try await store.edit([word.number], edit).first ?? word, answer)
    } catch {
      switch error {
      // The word was deleted or changed during the look-up, so there is nothing to update.
      case .noSuchWord, .changedMeanwhile: return (word, answer)
      default: throw .store(error)
      }
    }
  }

  func direction(of request: NewWordRequest) async throws(PersonalDictionaryProblem) -> RequestedDirection {
    try await directions.direction(from: request.from, to: request.to, spoken: spoken)
  }
}
