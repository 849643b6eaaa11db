/// The words that are practised: a table of another feature in the same database. Cards of a deleted word are kept, because the word can be
/// restored.
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

  /// Selects the identities of words with a card that was never answered, the newest first, up to `:limit`; when `isContinued`, only those
  /// after `:last`.
  func newest(where condition: String, isContinued: Bool) -> String {
    let rest = isContinued ? "AND \(order) < (SELECT \(order) FROM \(name) WHERE \(identity) = :last)" : ""
    return "SELECT \(identity) \(new(where: condition)) \(rest) ORDER BY \(order) DESC LIMIT :limit"
  }

  /// Counts words with a card that was never answered, up to `:limit`, among the newest words, and selects the position of the first older
  /// word. Some users begin with the newest words and others with the oldest, so the words at both ends are counted first.
  func countNewest(where condition: String) -> String {
    """
    WITH edge AS (SELECT (SELECT \(order) FROM \(name) ORDER BY \(order) DESC LIMIT 1 OFFSET \(Self.atEnd)) AS place)
    SELECT count(*), (SELECT place FROM edge) FROM (
      SELECT 1 \(new(where: condition)) AND \(order) > (SELECT coalesce(place, -1 << 63) FROM edge) LIMIT :limit
    )
    """
  }

  /// The same among the oldest words, up to `:last`, with the position of the first newer word.
  func countOldest(where condition: String) -> String {
    """
    WITH edge AS (SELECT (SELECT \(order) FROM \(name) WHERE \(order) <= :last ORDER BY \(order) LIMIT 1 OFFSET \(Self.atEnd)) AS place)
    SELECT count(*), (SELECT place FROM edge) FROM (
      SELECT 1 \(new(where: condition)) AND \(order) <= :last AND \(order) < (SELECT coalesce(place, :last + 1) FROM edge) LIMIT :limit
    )
    """
  }

  /// Counts words with a card that was never answered, up to `:limit`, from `:first` to `:last`.
  func count(where condition: String) -> String {
    "SELECT count(*) FROM (SELECT 1 \(new(where: condition)) AND \(order) BETWEEN :first AND :last LIMIT :limit)"
  }

  /// Whether there are two begun cards for each word that is practised. Those of deleted words, and of words without a meaning, do not count.
  var areAllBegun: String {
    let begun = "SELECT count(*) FROM practice_card INDEXED BY practice_card_begun WHERE stage <> 0"
    let deleted = "SELECT word FROM practice_absent WHERE NOT \(has("practice_absent.word"))"
    let others = "SELECT \(identity) FROM \(name) WHERE NOT (\(isPractised))"
    return """
      SELECT (\(begun)) - (\(begun) AND word IN (\(deleted))) - (\(begun) AND word IN (\(others)))
        = 2 * (SELECT count(*) FROM \(name) WHERE \(isPractised))
      """
  }

  /// The number of newest and of oldest words that are counted first.
  private static let atEnd = 200

  /// The subquery lets the index alone exclude words with two cards that were answered.
  private func new(where condition: String) -> String {
    """
    FROM \(name) WHERE \(isPractised)
    AND (SELECT count(*) FROM practice_card INDEXED BY practice_card_begun WHERE word = \(name).\(identity) AND stage <> 0) < 2
    AND (\(condition))
    """
  }
}
