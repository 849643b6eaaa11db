/// A JSON value. Objects keep the order of their members.
public enum JSON: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case number(Int)
  /// A number that is not an `Int`, as it is written.
  case decimal(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object.
  case object([(String, JSON)])

  /// A string, or `null`.
  public init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// A number, or `null`.
  public init(_ number: Int?) { self = number.map(JSON.number) ?? .null }

  /// An array of strings.
  public init(_ texts: [String]) { self = .array(texts.map(JSON.string)) }

  /// Parses a document; `nil` when it is not valid JSON.
  public init?(document bytes: [UInt8]) {
    guard UTF8Lines.firstInvalid(in: bytes) == nil else { return nil }
    var reader = JSONReader(document: bytes)
    do throws(JSONReader.Fault) {
      self = try reader.value()
      try reader.end()
    } catch { return nil }
  }
}

extension JSON: ExpressibleByStringLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON {
  /// The value of the first member with this name; `nil` when it is missing or `null`, or this is not an object.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self, let value = members.first(where: { $0.0 == name })?.1 else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// The value of a boolean.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value of a whole number, however it is written.
  public var int: Int? {
    switch self {
    case .number(let number): number
    case .decimal(let text): Double(text).flatMap { Int(exactly: $0) }
    default: nil
    }
  }

  /// The value of a string.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array.
  public var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

  /// The elements of an array that holds only strings.
  public var strings: [String]? {
    guard let array else { return nil }
    let texts = array.compactMap(\.string)
    return texts.count == array.count ? texts : nil
  }
}
