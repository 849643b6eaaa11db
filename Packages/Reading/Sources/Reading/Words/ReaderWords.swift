public import CoreModule

/// The reader's own words, which are practised.
public protocol ReaderWords: Sendable {
  /// The progress with these headwords, without those that are not among the reader's words.
  func progress(of headwords: [String], in languages: LanguagePair) async throws(StorageError) -> [String: WordProgress]

  /// Adds words to the reader's own as one undo step, with their sentences as examples and the origin of these.
  ///
  /// Words that exist already get the sentence if they have none.
  /// - Returns: The headwords that are new.
  @discardableResult
  func keep(_ words: [WordToKeep], in languages: LanguagePair) async throws(StorageError) -> [String]
}

/// The progress with one of the reader's words.
public enum WordProgress: String, CaseIterable, Hashable, Sendable {
  /// It was not practised yet.
  case kept
  /// It is being learned.
  case learning
  /// It will be remembered for a week or more.
  case known

  /// The standing of the word in a text.
  public var standing: Standing {
    switch self {
    case .kept: .kept
    case .learning: .learning
    case .known: .known
    }
  }
}

/// A word of a text to be saved.
public struct WordToKeep: Hashable, Sendable {
  /// The word.
  public let word: TextWord
  /// Its form in the sentence.
  public let form: String
  /// The sentence that it is in.
  public let sentence: String?
  /// The title of the text that it is from.
  public let origin: String?

  /// Creates a word.
  public init(_ word: TextWord, form: String, sentence: String?, origin: String?) {
    self.word = word
    self.form = form
    self.sentence = sentence
    self.origin = origin
  }
}
