import CoreModule
import PersonalDictionary
import Practice
import WordGame

/// A game store whose answers count as reviews in the practice, where the user's own words were asked.
struct PractisedGameStore: GameStore {
  let store: any GameStore
  let sampler: any WordSampler
  let reviews: GameReviews

  func keep(_ answer: RecordedAnswer, of record: RoundRecord) async throws(GameStoreError) {
    try await store.keep(answer, of: record)
    guard record.setup.deck == .personal, let languages = record.setup.languages, answer.answer.said != nil else { return }
    do throws(StorageError) { try await note(answer.answer, in: languages) } catch { throw .storage(error) }
  }

  func rounds(_ query: RoundQuery) async throws(StorageError) -> [RoundRecord] { try await store.rounds(query) }

  func answers(of round: RoundSetup.ID) async throws(StorageError) -> [RecordedAnswer] { try await store.answers(of: round) }

  func histories(in languages: WordLanguages, _ localTime: LocalTime) async throws(StorageError) -> [WordHistory] {
    try await store.histories(in: languages, localTime)
  }

  func progress(in languages: LanguagePair?, at now: Timestamp) async throws(StorageError) -> [WordProgress] {
    try await store.progress(in: languages, at: now)
  }

  func merge(_ rounds: [PlayedRound], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportCounts {
    try await store.merge(rounds, isTrial: isTrial, in: change)
  }

  /// A falling pair shows the foreign word, so that it asks for the meaning.
  private func note(_ answer: RoundAnswer, in languages: LanguagePair) async throws(StorageError) {
    for word in try await PersonalWords(sampler: sampler, direction: Direction(languages)).words(spelledExactly: [answer.pair.prompt]) {
      do throws(PracticeProblem) {
        _ = try await reviews.note(PracticeWord.ID(word.id.rawValue), word.text, .from, isCorrect: answer.isCorrect)
      } catch {
        throw error.asStorageError
      }
    }
  }
}

extension PracticeProblem {
  /// The failure of the disk or the database.
  fileprivate var asStorageError: StorageError {
    if case .storage(let error) = self { error } else { .inputOutput(path: "", detail: "\(self)") }
  }
}
