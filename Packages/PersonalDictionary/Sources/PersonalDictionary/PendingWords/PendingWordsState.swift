public import CoreModule

/// The state of the queue of pending look-ups.
public struct PendingWordsState: Equatable, Sendable {
  /// The words whose look-up finished, oldest first.
  public internal(set) var done: [Word] = []
  /// The words whose look-up is still pending, oldest first.
  public internal(set) var pending: [PendingWord] = []
  /// The progress; `nil` when the queue does not run.
  public internal(set) var progress: PendingWordsProgress?
  /// Whether the queue was read.
  public internal(set) var isLoaded = false
  /// The last failure.
  public internal(set) var problem: PersonalDictionaryProblem?
}

/// A word whose look-up is pending.
public struct PendingWord: Equatable, Sendable {
  /// The stored word.
  public var word: Word
  /// When to retry; `nil` when unknown, or when the user must change something first.
  public var nextTry: Timestamp?
}

/// The progress of the queue.
public struct PendingWordsProgress: Equatable, Sendable {
  /// The number of words already looked up.
  public let asked: Int
  /// The number of all words to look up.
  public let all: Int
  /// The current word; `nil` while waiting for another process.
  public let text: String?
}
