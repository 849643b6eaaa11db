public import CoreModule

/// Reads the numbers of a stored record. One that lies far beyond all that the program writes is damage, and whoever counted with it would end the
/// program.
public struct RecordNumbers: Sendable {
  private let damage: DamagedRecordError

  /// The numbers of the record with this key, which is `nil` where it cannot be read.
  public init(of table: String, key: Int64?) { damage = DamagedRecordError(table: table, key: key) }

  /// A moment of the calendar that has four digits for a year, wherever on Earth.
  public func moment(_ milliseconds: Int64) throws(DamagedRecordError) -> Timestamp {
    guard Self.moments.contains(milliseconds) else { throw damage }
    return Timestamp(milliseconds: milliseconds)
  }

  /// A number of things, or of one among them.
  public func count(_ number: Int) throws(DamagedRecordError) -> Int {
    guard (0...Self.most).contains(number) else { throw damage }
    return number
  }

  /// The most that a number of a JSON document can be, so that of an export too.
  private static let most = 1 << 53 - 1
  private static let moments = -62_135_683_200_000...253_402_387_199_999 as ClosedRange<Int64>
}

/// A record holds what the program cannot have written.
public struct DamagedRecordError: Error, Equatable {
  /// The table of the record.
  public let table: String
  /// The key of the record; `nil` where it cannot be read.
  public let key: Int64?
}
