public import CoreModule

/// What the queue of owed look-ups shows.
public struct PendingWordsState: Equatable, Sendable {
  /// The words that were looked up, oldest first, as they are stored now: translated, or known to no source.
  public internal(set) var done: [Word] = []
  /// The words whose look-up is still owed, oldest first.
  public internal(set) var pending: [PendingWord] = []
  /// How far the work is, while it goes on.
  public internal(set) var progress: PendingWordsProgress?
  /// Whether the queue was read.
  public internal(set) var isLoaded = false
  /// What did not work the last time.
  public internal(set) var problem: PersonalDictionaryProblem?

  /// A queue that was not read yet.
  public init() {}
}

/// A word whose look-up is owed.
public struct PendingWord: Equatable, Sendable {
  /// The word as it is stored.
  public var word: Word
  /// When trying again makes sense; `nil` when it does not before the user changed something, or when that is not known.
  public var nextTry: Timestamp?

  /// A pending word from its parts.
  public init(word: Word, nextTry: Timestamp? = nil) {
    self.word = word
    self.nextTry = nextTry
  }
}

/// How far the queue was worked off.
public struct PendingWordsProgress: Equatable, Sendable {
  /// How many words were asked for.
  public let asked: Int
  /// How many there are.
  public let all: Int
  /// The word that is asked for now; `nil` while another process has its turn.
  public let text: String?
}
