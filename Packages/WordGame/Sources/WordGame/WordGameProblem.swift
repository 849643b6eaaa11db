public import CoreModule

/// What the game has to tell the player when it cannot go on.
public enum WordGameProblem: Error, Equatable, Sendable {
  /// There is no word to ask about.
  case noWords(DeckName, LanguagePair?)
  /// No round was left before its end.
  case nothingToResume
  /// The last round had no wrong answer, or there was none.
  case noMistakes
  /// The words of the round come from a file that must be read first.
  case deckNeeded(path: String)
  /// None of the words of the round, or of its mistakes, are in its deck any more.
  case wordsGone(DeckName)
  /// The round goes on elsewhere, where the last pair was answered first.
  case playedElsewhere
  /// The disk or the database.
  case storage(StorageError)

  init(_ error: GameStoreError) {
    switch error {
    case .playedElsewhere: self = .playedElsewhere
    case .storage(let error): self = .storage(error)
    }
  }
}
