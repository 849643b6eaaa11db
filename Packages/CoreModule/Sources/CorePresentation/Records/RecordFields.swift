public import CoreModule
public import Foundation

/// Reads the fields of a record and collects its faults.
public struct RecordFields: Sendable {
  /// The faults found so far.
  public private(set) var faults: [RecordFault] = []
  private let members: [String: JSON]
  /// The prefix of field names in messages: `found.`.
  private let prefix: String
  /// Whether texts keep their spelling instead of being normalised, as for texts that the user did not write.
  private let keepsSpelling: Bool

  /// The largest integer that every JSON library represents exactly.
  public static let maximumNumber = 9_007_199_254_740_991

  /// `nil` when the value is not an object.
  public init?(_ value: JSON, prefix: String = "", keepsSpelling: Bool = false) {
    guard case .object(let members) = value else { return nil }
    self.members = Dictionary(members) { first, _ in first }
    self.prefix = prefix
    self.keepsSpelling = keepsSpelling
  }

  /// Whether the field exists and is not `null`.
  public func has(_ name: String) -> Bool {
    if case .null? = members[name] { return false }
    return members[name] != nil
  }

  /// Whether the field is a text.
  public func isText(_ name: String) -> Bool {
    if case .string? = members[name] { true } else { false }
  }

  /// A normalised text.
  public mutating func text(_ name: String) -> String? {
    required(name, en: "a text", ru: "текстом", as: \.string).flatMap { tidy($0, name) }
  }

  /// An optional text.
  public mutating func textIfAny(_ name: String) -> String? {
    optional(name, en: "a text or null", ru: "текстом или null", as: \.string).flatMap { tidy($0, name) }
  }

  /// A text that may contain anything but NUL.
  public mutating func verbatimText(_ name: String) -> String? {
    guard let text = required(name, en: "a text", ru: "текстом", as: \.string) else { return nil }
    if text.utf8.count > UserText.maximumBytes { fail(RecordFault(.tooLong(bytes: text.utf8.count), in: prefix + name)) }
    if text.utf8.contains(0) { fail(RecordFault(.controlCharacter("\0"), in: prefix + name)) }
    return text
  }

  /// One of the values of a type.
  public mutating func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, of type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    let names = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
    return required(name, en: "one of: \(names)", ru: "одним из: \(names)", code: "unknown_value") { value in
      value.string.flatMap { Choice(rawValue: $0) }
    }
  }

  /// A number that is not negative.
  public mutating func number(_ name: String) -> Int? { number(name, in: 0...Self.maximumNumber) }

  /// A list of normalised texts, without repetitions.
  public mutating func texts(_ name: String) -> [String] {
    let texts = required(name, en: "a list of texts", ru: "списком текстов", as: \.strings) ?? []
    return texts.compactMap { tidy($0, name) }.reduce(into: (unique: [String](), seen: Set<String>())) { list, text in
      if list.seen.insert(text).inserted { list.unique.append(text) }
    }.unique
  }

  /// A Boolean.
  public mutating func flag(_ name: String) -> Bool? {
    required(name, en: "true or false", ru: "true или false", as: \.bool)
  }

  /// An optional Boolean.
  public mutating func flagIfAny(_ name: String) -> Bool? {
    optional(name, en: "true, false or null", ru: "true, false или null", as: \.bool)
  }

  /// A list of any elements.
  public mutating func list(_ name: String) -> [JSON] {
    required(name, en: "a list", ru: "списком", as: \.array) ?? []
  }

  /// A whole number in a range.
  public mutating func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return required(name, en: "a whole number from \(lower) to \(upper)", ru: "целым числом от \(lower) до \(upper)", code: "bad_number") {
      if case .number(let number) = $0, range.contains(number) { number } else { nil }
    }
  }

  /// A number of at least 1.
  public mutating func count(_ name: String) -> Int? { number(name, in: 1...Self.maximumNumber) }

  /// A time.
  public mutating func moment(_ name: String) -> Timestamp? {
    let example = "2026-11-21T16:49:33.123Z"
    return required(name, en: "a time such as \(example)", ru: "временем вида \(example)", code: "bad_time") { value in
      value.string.flatMap { Timestamp(rfc3339: $0) }
    }
  }

  /// An optional time.
  public mutating func momentIfAny(_ name: String) -> Timestamp? {
    let example = "2026-11-21T16:49:33.123Z"
    return optional(name, en: "null or a time such as \(example)", ru: "null или временем вида \(example)", code: "bad_time") { value in
      value.string.flatMap { Timestamp(rfc3339: $0) }
    }
  }

  /// An optional whole number.
  public mutating func numberIfAny(_ name: String, in range: ClosedRange<Int>) -> Int? {
    let (low, high) = (range.lowerBound, range.upperBound)
    return optional(
      name, en: "null or a whole number from \(low) to \(high)", ru: "null или целым числом от \(low) до \(high)", code: "bad_number"
    ) {
      if case .number(let number) = $0, range.contains(number) { number } else { nil }
    }
  }

  /// A UUID.
  public mutating func identity(_ name: String) -> UUID? {
    required(name, en: "a UUID", ru: "UUID", code: "bad_id") { value in value.string.flatMap { UUID(uuidString: $0) } }
  }

  /// An optional choice.
  public mutating func choiceIfAny<Choice: RawRepresentable & CaseIterable>(_ name: String, of type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    let names = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
    return optional(name, en: "null or one of: \(names)", ru: "null или одним из: \(names)", code: "unknown_value") { value in
      value.string.flatMap { Choice(rawValue: $0) }
    }
  }

  /// The fields of a nested object, or `nil` for `null`.
  public mutating func fieldsIfAny(_ name: String, keepingSpelling: Bool) -> RecordFields? {
    let prefix = prefix + name + "."
    return optional(name, en: "an object or null", ru: "объектом или null") {
      RecordFields($0, prefix: prefix, keepsSpelling: keepingSpelling)
    }
  }

  /// Adds faults.
  public mutating func fail(_ faults: RecordFault...) { self.faults += faults }

  /// Adds the faults of a nested object.
  public mutating func fail(with inside: RecordFields) { faults += inside.faults }
}

extension RecordFields {
  private mutating func required<Value>(
    _ name: String, en english: String, ru russian: String, code: String = "wrong_type", as read: (JSON) -> Value?
  ) -> Value? {
    guard let member = members[name] else {
      fail(.missing(prefix + name))
      return nil
    }
    if let value = read(member) { return value }
    fail(.mustBe(prefix + name, LocalizedText(en: english, ru: russian), code: code))
    return nil
  }

  /// The member converted by `read`, or `nil` for `null`.
  public mutating func optional<Value>(
    _ name: String, en english: String, ru russian: String, code: String = "wrong_type", as read: (JSON) -> Value?
  ) -> Value? {
    if case .null? = members[name] { return nil }
    return required(name, en: english, ru: russian, code: code, as: read)
  }

  private mutating func tidy(_ text: String, _ name: String) -> String? {
    do throws(UserTextProblem) {
      let tidy = try UserText(text).description
      return keepsSpelling && !text.utf8.contains(0x0A) ? text : tidy
    } catch {
      fail(RecordFault(error, in: prefix + name))
      return nil
    }
  }
}
