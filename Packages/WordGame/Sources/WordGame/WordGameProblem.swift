public import CoreModule

/// An error of the game for the player.
public enum WordGameProblem: Error, Equatable, Sendable {
  /// There are no words to ask.
  case noWords(DeckName, LanguagePair?)
  /// There is no unfinished round.
  case nothingToResume
  /// The last round had no wrong answer, or there is no last round.
  case noMistakes
  /// The words of the round come from a file that the caller must read first.
  case deckNeeded(path: String)
  /// The words of the round, or of its mistakes, are no longer in the deck.
  case wordsGone(DeckName)
  /// Another process plays the same round and answered the last pair first.
  case playedElsewhere
  /// The disk or the database failed.
  case storage(StorageError)

  init(_ error: GameStoreError) {
    switch error {
    case .playedElsewhere: self = .playedElsewhere
    case .storage(let error): self = .storage(error)
    }
  }
}
