public import CoreModule

/// A mark that the reader has set on a headword of a language.
public struct WordMark: Hashable, Sendable {
  /// The kind of the mark.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The reader knows it.
    case known
    /// The reader need not learn it, such as a name.
    case ignored
  }

  /// The code of the language.
  public let language: String
  /// The headword.
  public let headword: String
  /// The kind of the mark.
  public let kind: Kind
  /// When it was set.
  public let time: Timestamp

  /// Creates a mark.
  public init(language: String, headword: String, kind: Kind, time: Timestamp) {
    self.language = language
    self.headword = headword
    self.kind = kind
    self.time = time
  }
}
