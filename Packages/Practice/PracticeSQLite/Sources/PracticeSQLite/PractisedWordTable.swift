/// The words that are practised: a table of another feature in the same database. Their cards outlive them, because a word that was deleted can
/// be brought back.
public struct PractisedWordTable: Sendable {
  let name: String
  let identity: String
  let order: String
  let isPractised: String

  /// Creates a reference to a table.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - identity: Its column with the identities of the words, which has an index.
  ///   - order: Its column by which newer words have greater values, with an index.
  ///   - isPractised: The condition that a row is a word that can be practised.
  public init(_ name: String, identity: String, newestBy order: String, where isPractised: String) {
    self.name = name
    self.identity = identity
    self.order = order
    self.isPractised = isPractised
  }

  /// The condition that the word with the identity in `column` can be practised.
  func condition(for column: String) -> String { "EXISTS (SELECT 1 FROM \(name) WHERE \(name).\(identity) = \(column) AND \(isPractised))" }

  /// The condition that the word with the identity in `column` is there.
  func has(_ column: String) -> String { "EXISTS (SELECT 1 FROM \(name) WHERE \(name).\(identity) = \(column))" }

  /// Selects the identities of words with a side that was never begun, the newest first, up to `:limit`, and perhaps only those after `:last`.
  func newest(where condition: String, isContinued: Bool) -> String {
    let rest = isContinued ? "AND \(order) < (SELECT \(order) FROM \(name) WHERE \(identity) = :last)" : ""
    return "SELECT \(identity) \(new(where: condition)) \(rest) ORDER BY \(order) DESC LIMIT :limit"
  }

  /// Counts words with a side that was never begun, up to `:limit`, among the newest words; selects also the place of the first older one. The
  /// newest are begun first by some and last by others, so that they are looked at first, and then the others from the oldest on.
  func countNewest(where condition: String) -> String {
    """
    WITH edge AS (SELECT (SELECT \(order) FROM \(name) ORDER BY \(order) DESC LIMIT 1 OFFSET \(Self.newest)) AS place)
    SELECT count(*), (SELECT place FROM edge) FROM (
      SELECT 1 \(new(where: condition)) AND \(order) > (SELECT coalesce(place, -1 << 63) FROM edge) LIMIT :limit
    )
    """
  }

  /// Counts words with a side that was never begun, up to `:limit`, from the oldest on up to `:place`.
  func countOlder(where condition: String) -> String {
    "SELECT count(*) FROM (SELECT 1 \(new(where: condition)) AND \(order) <= :place LIMIT :limit)"
  }

  /// How many of the newest words are looked at first.
  private static let newest = 200

  /// A word of which both sides were begun is passed over by an index alone.
  private func new(where condition: String) -> String {
    """
    FROM \(name) WHERE \(isPractised)
    AND (SELECT count(*) FROM practice_card INDEXED BY practice_card_begun WHERE word = \(name).\(identity) AND stage <> 0) < 2
    AND (\(condition))
    """
  }
}
