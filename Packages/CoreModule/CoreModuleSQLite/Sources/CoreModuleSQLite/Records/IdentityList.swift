public import Foundation
public import GRDB

/// Identities as arguments of a statement, however many there are.
public struct IdentityList {
  private let bytes: Data

  /// Creates a list of identities.
  public init(_ identities: some Sequence<UUID>) {
    bytes = identities.reduce(into: Data()) { bytes, identity in withUnsafeBytes(of: identity.uuid) { bytes.append(contentsOf: $0) } }
  }

  /// Selects the identities, for example after `IN`. Its parameters are ``arguments``.
  public static let sql = """
    WITH RECURSIVE place (start) AS (SELECT 1 UNION ALL SELECT start + 16 FROM place WHERE start + 16 < length(?)) \
    SELECT substr(?, start, 16) FROM place
    """

  /// The values of the parameters of ``sql``.
  public var arguments: [DatabaseValue] { [bytes.databaseValue, bytes.databaseValue] }
}
