import CoreModule
import Foundation

/// The fields of a record, read one by one; what is wrong with them is collected.
struct RecordFields {
  private(set) var faults: [RecordFault] = []
  private let members: [String: JSON]
  /// What stands before the names of the fields: `found.`.
  private let prefix: String
  /// Whether texts are kept as they are spelled: those that the user did not write are in no normal form.
  private let keepsSpelling: Bool

  /// The largest whole number that every JSON library keeps exactly.
  static let mostNumber = 9_007_199_254_740_991

  /// `nil` when the value is no object.
  init?(_ value: JSON, prefix: String = "", keepsSpelling: Bool = false) {
    guard case .object(let members) = value else { return nil }
    self.members = Dictionary(members) { first, _ in first }
    self.prefix = prefix
    self.keepsSpelling = keepsSpelling
  }

  /// Whether there is such a field, and something in it.
  func has(_ name: String) -> Bool {
    if case .null? = members[name] { return false }
    return members[name] != nil
  }

  /// Whether the field is a text.
  func isText(_ name: String) -> Bool {
    if case .string? = members[name] { true } else { false }
  }

  /// A text as it is kept, in its normal form.
  mutating func text(_ name: String) -> String? {
    required(name, en: "a text", ru: "текстом", as: Self.string).flatMap { tidy($0, name) }
  }

  /// A text that may be missing.
  mutating func textIfAny(_ name: String) -> String? {
    optional(name, en: "a text or null", ru: "текстом или null", as: Self.string).flatMap { tidy($0, name) }
  }

  /// A text that is kept as it is, whatever it holds but NUL.
  mutating func verbatimText(_ name: String) -> String? {
    guard let text = required(name, en: "a text", ru: "текстом", as: Self.string) else { return nil }
    if text.utf8.count > UserText.maximumBytes { fail(RecordFault(.tooLong(bytes: text.utf8.count), in: prefix + name)) }
    if text.utf8.contains(0) { fail(RecordFault(.controlCharacter("\0"), in: prefix + name)) }
    return text
  }

  /// One of some names.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, of type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    let names = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
    return required(name, en: "one of: \(names)", ru: "одним из: \(names)", code: "unknown_value") { value in
      Self.string(value).flatMap { Choice(rawValue: $0) }
    }
  }

  /// A whole number from 0 up.
  mutating func number(_ name: String) -> Int? {
    let most = Self.mostNumber
    return required(name, en: "a whole number from 0 to \(most)", ru: "целым числом от 0 до \(most)", code: "bad_number") {
      if case .number(let number) = $0, (0...most).contains(number) { number } else { nil }
    }
  }

  mutating func texts(_ name: String) -> [String] {
    let texts = required(name, en: "a list of texts", ru: "списком текстов", as: Self.strings) ?? []
    return texts.compactMap { tidy($0, name) }.reduce(into: (kept: [String](), seen: Set<String>())) { list, text in
      if list.seen.insert(text).inserted { list.kept.append(text) }
    }.kept
  }

  mutating func flag(_ name: String) -> Bool? {
    required(name, en: "true or false", ru: "true или false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  /// True, false or nothing.
  mutating func flagIfAny(_ name: String) -> Bool? {
    optional(name, en: "true, false or null", ru: "true, false или null") { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  /// A list, whatever its elements are.
  mutating func list(_ name: String) -> [JSON] {
    required(name, en: "a list", ru: "списком") { if case .array(let values) = $0 { values } else { nil } } ?? []
  }

  /// A whole number within `range`.
  mutating func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
    let (least, most) = (range.lowerBound, range.upperBound)
    return required(name, en: "a whole number from \(least) to \(most)", ru: "целым числом от \(least) до \(most)", code: "bad_number") {
      if case .number(let number) = $0, range.contains(number) { number } else { nil }
    }
  }

  /// A whole number from 1 up.
  mutating func count(_ name: String) -> Int? {
    let most = Self.mostNumber
    return required(name, en: "a whole number from 1 to \(most)", ru: "целым числом от 1 до \(most)", code: "bad_number") {
      if case .number(let number) = $0, (1...most).contains(number) { number } else { nil }
    }
  }

  mutating func moment(_ name: String) -> Timestamp? {
    let example = "2026-11-21T16:49:33.123Z"
    return required(name, en: "a time such as \(example)", ru: "временем вида \(example)", code: "bad_time") { value in
      Self.string(value).flatMap { Timestamp(rfc3339: $0) }
    }
  }

  /// A time that may be missing.
  mutating func momentIfAny(_ name: String) -> Timestamp? {
    let example = "2026-11-21T16:49:33.123Z"
    return optional(name, en: "null or a time such as \(example)", ru: "null или временем вида \(example)", code: "bad_time") { value in
      Self.string(value).flatMap { Timestamp(rfc3339: $0) }
    }
  }

  /// A whole number in a range, or nothing.
  mutating func numberIfAny(_ name: String, in range: ClosedRange<Int>) -> Int? {
    let (low, high) = (range.lowerBound, range.upperBound)
    return optional(
      name, en: "null or a whole number from \(low) to \(high)", ru: "null или целым числом от \(low) до \(high)", code: "bad_number"
    ) {
      if case .number(let number) = $0, range.contains(number) { number } else { nil }
    }
  }

  mutating func identity(_ name: String) -> UUID? {
    required(name, en: "a UUID", ru: "UUID", code: "bad_id") { value in Self.string(value).flatMap { UUID(uuidString: $0) } }
  }

  /// One of some names, or nothing.
  mutating func choiceIfAny<Choice: RawRepresentable & CaseIterable>(_ name: String, of type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    let names = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
    return optional(name, en: "null or one of: \(names)", ru: "null или одним из: \(names)", code: "unknown_value") { value in
      Self.string(value).flatMap { Choice(rawValue: $0) }
    }
  }

  /// The fields of an object inside, or `nil` where there is `null`.
  mutating func fieldsIfAny(_ name: String, keepingSpelling: Bool) -> RecordFields? {
    let prefix = prefix + name + "."
    return optional(name, en: "an object or null", ru: "объектом или null") {
      RecordFields($0, prefix: prefix, keepsSpelling: keepingSpelling)
    }
  }

  mutating func fail(_ faults: RecordFault...) { self.faults += faults }

  /// Adds the faults of an object inside.
  mutating func fail(with inside: RecordFields) { faults += inside.faults }
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

  /// What `read` makes of a member, or `nil` where there is `null`.
  mutating func optional<Value>(
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

  static func string(_ value: JSON) -> String? { if case .string(let text) = value { text } else { nil } }

  private static func strings(_ value: JSON) -> [String]? {
    guard case .array(let values) = value else { return nil }
    let texts = values.compactMap(string)
    return texts.count == values.count ? texts : nil
  }
}
