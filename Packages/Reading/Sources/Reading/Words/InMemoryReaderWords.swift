public import CoreModule

/// The reader's own words in memory, for tests and for hosts that store nothing.
public actor InMemoryReaderWords: ReaderWords {
  /// The saved words, in their order.
  public private(set) var kept: [WordToKeep] = []
  private var progress: [String: WordProgress]

  /// Creates a list of these headwords.
  public init(_ progress: [String: WordProgress] = [:]) { self.progress = progress }

  public func progress(of headwords: [String], in languages: LanguagePair) -> [String: WordProgress] {
    headwords.reduce(into: [:]) { $0[$1] = progress[$1] }
  }

  public func keep(_ words: [WordToKeep], in languages: LanguagePair) -> [String] {
    var new: [String] = []
    for word in words where progress[word.word.headword] == nil {
      progress[word.word.headword] = .kept
      kept.append(word)
      new.append(word.word.headword)
    }
    return new
  }
}
