public import CoreModule

/// What the reader said about a headword of a language.
public struct WordMark: Hashable, Sendable {
  /// What was said.
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
  /// What was said.
  public let kind: Kind
  /// When.
  public let time: Timestamp

  /// Creates a mark.
  public init(language: String, headword: String, kind: Kind, time: Timestamp) {
    self.language = language
    self.headword = headword
    self.kind = kind
    self.time = time
  }
}
