package import CoreModule
import PersonalDictionary
package import Practice

/// What the practice knows of the words of the personal dictionary.
struct PractisedWords: KnownWords {
  let store: any PracticeStore
  let calendar: PracticeCalendar
  let clock: WallClock

  func words(_ familiarity: PersonalDictionary.Familiarity) async throws(StorageError) -> Set<Word.ID> {
    let now = clock.now()
    do throws(PracticeStoreError) {
      let words = try await store.words(Practice.Familiarity(familiarity), at: now, on: calendar.day(of: now))
      return Set(words.lazy.map { Word.ID($0.rawValue) })
    } catch { throw error.asStorageError }
  }
}

extension PracticeStoreError {
  /// For what only reads.
  package var asStorageError: StorageError {
    switch self {
    case .storage(let error): error
    case .movedOn(let card), .setAside(let card): .inputOutput(path: "", detail: "a card was changed while it was read: \(card)")
    }
  }
}

extension Practice.Familiarity {
  fileprivate init(_ familiarity: PersonalDictionary.Familiarity) {
    switch familiarity {
    case .due: self = .due
    case .begun: self = .begun
    case .known: self = .stability(WordKnowledge.knownStability...(.greatestFiniteMagnitude))
    case .stability(let range): self = .stability(range)
    case .leech: self = .leech
    case .suspended: self = .suspended
    }
  }
}
