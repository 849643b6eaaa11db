public import CoreModule

/// Validates the numbers of a stored record. Values far beyond what the program writes count as damage, because computing with them could
/// overflow and crash.
public struct RecordNumbers: Sendable {
  private let damage: DamagedRecordError

  /// Numbers of the record with this key, or `nil` when the key cannot be read.
  public init(of table: String, key: Int64?) { damage = DamagedRecordError(table: table, key: key) }

  /// The key of the record; `nil` when it cannot be read.
  public var key: Int64? { damage.key }

  /// Converts to a timestamp with a four-digit year in every time zone.
  public func moment(_ milliseconds: Int64) throws(DamagedRecordError) -> Timestamp {
    guard Self.moments.contains(milliseconds) else { throw damage }
    return Timestamp(milliseconds: milliseconds)
  }

  /// Validates a count or an index.
  public func count(_ number: Int) throws(DamagedRecordError) -> Int {
    guard (0...Self.maximum).contains(number) else { throw damage }
    return number
  }

  /// The largest exact integer in JSON, and so in an export.
  private static let maximum = 1 << 53 - 1
  private static let moments = -62_135_683_200_000...253_402_387_199_999 as ClosedRange<Int64>
}

/// A record holds values that this program never writes.
public struct DamagedRecordError: Error, Equatable {
  /// The table of the record.
  public let table: String
  /// The key of the record; `nil` when it cannot be read.
  public let key: Int64?
}
