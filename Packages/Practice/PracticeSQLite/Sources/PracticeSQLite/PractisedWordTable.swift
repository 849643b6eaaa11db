/// The words that are practised: a table of another feature in the same database. Their cards outlive them, because a word that is gone can
/// be brought back.
public struct PractisedWordTable: Sendable {
  let name: String
  let identity: String
  private let isPractised: String

  /// Creates a reference to a table.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - identity: Its column with the identities of the words, which has an index.
  ///   - isPractised: The condition that a row is a word that can be practised.
  public init(_ name: String, identity: String, where isPractised: String) {
    self.name = name
    self.identity = identity
    self.isPractised = isPractised
  }

  /// The condition that the word with the identity in `column` can be practised.
  func condition(for column: String) -> String { "EXISTS (SELECT 1 FROM \(name) WHERE \(name).\(identity) = \(column) AND \(isPractised))" }

  /// The condition that the word with the identity in `column` is there.
  func has(_ column: String) -> String { "EXISTS (SELECT 1 FROM \(name) WHERE \(name).\(identity) = \(column))" }

  /// Counts words, up to `:limit`.
  func count(where condition: String) -> String {
    "SELECT count(*) FROM (SELECT 1 FROM \(name) WHERE \(isPractised) AND (\(condition)) LIMIT :limit)"
  }
}
