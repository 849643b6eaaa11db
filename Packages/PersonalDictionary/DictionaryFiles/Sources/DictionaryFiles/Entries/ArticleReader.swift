public import PersonalDictionary

/// Parses articles that do not come from files: DICT servers send the same texts.
public struct ArticleReader: Sendable {
  private let source: String

  /// Creates a reader for entries of this source.
  public init(source: String) { self.source = source }

  /// The entries of all these texts, the best match first, without senses that only refer to another article.
  public func entries(_ texts: [String], for text: String) -> [DictionaryEntry] {
    let reader = EntryReader(source: source)
    return Headwords.ranked(texts.flatMap { reader.entries($0) }.compactMap(\.withoutReferences), for: text)
  }
}
