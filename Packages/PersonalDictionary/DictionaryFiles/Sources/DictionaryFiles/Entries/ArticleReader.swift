public import PersonalDictionary

/// Reads articles that were not found in files: a DICT server sends the same texts.
public struct ArticleReader: Sendable {
  private let source: String

  /// A reader whose entries come from the source of this name.
  public init(source: String) { self.source = source }

  /// The entries of all these texts, what was asked for first.
  public func entries(_ texts: [String], for text: String) -> [DictionaryEntry] {
    Headwords.ranked(texts.flatMap(EntryReader(source: source).entries), for: text)
  }
}
