/// A raw value with a type of its own: `Tagged<Word, Int>` cannot be used as a `Tagged<Task, Int>`.
public struct Tagged<Tag, RawValue> {
  /// The value itself.
  public let rawValue: RawValue

  /// Tags `rawValue`.
  public init(_ rawValue: RawValue) { self.rawValue = rawValue }
}

extension Tagged: Sendable where RawValue: Sendable {}
extension Tagged: Equatable where RawValue: Equatable {}
extension Tagged: Hashable where RawValue: Hashable {}

extension Tagged: Comparable where RawValue: Comparable {
  /// Orders tagged values as their raw values.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Tagged: CustomStringConvertible where RawValue: CustomStringConvertible {
  /// The raw value's description, without the tag.
  public var description: String { rawValue.description }
}

extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
  /// Tags a literal.
  public init(integerLiteral value: RawValue.IntegerLiteralType) { self.init(RawValue(integerLiteral: value)) }
}
