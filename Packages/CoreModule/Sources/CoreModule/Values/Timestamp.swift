/// A moment in time, counted in milliseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since the epoch, negative before it.
  public let milliseconds: Int64

  /// A moment from its milliseconds since the epoch.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Whole seconds since the epoch, rounded down.
  public var wholeSeconds: Int64 { floorDivide(milliseconds, by: 1000) }

  /// The moment `seconds` later.
  public func adding(seconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds + seconds * 1000) }

  /// Earlier moments come first.
  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

  static let millisecondsInDay: Int64 = 86_400_000
}
