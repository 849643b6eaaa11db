import CoreModule
import CorePresentation

/// What a value may be. It checks values that are sent, and describes those that are answered.
indirect enum APISchema: Sendable {
  /// A text of so many characters.
  case text(ClosedRange<Int>)
  case number(ClosedRange<Int>)
  /// A number that need not be whole.
  case decimal
  case flag
  case choice([String])
  case list(APISchema)
  case optional(APISchema)
  case record(APIRecord)
  /// An object whose members depend on what was asked.
  case object

  /// A number of a word, a task or a step.
  static let count = number(1...RecordFields.maximumNumber)
  /// How many there are.
  static let amount = number(0...RecordFields.maximumNumber)
  /// A text as it is stored.
  static let anyText = text(0...UserText.maximumBytes)
  /// A text that a person types.
  static let line = text(1...UserText.maximumBytes)
  /// A text in an address.
  static let word = text(1...500)

  /// What is wrong with a value of the member `name`.
  func fault(in value: JSON, of name: String) -> RecordFault? { accepts(value) ? nil : .mustBe(name, kind, code: "wrong_type") }

  private func accepts(_ value: JSON) -> Bool {
    switch (self, value) {
    case (.text(let length), .string(let text)): length.contains(text.unicodeScalars.count)
    case (.number(let range), _): value.int.map(range.contains) ?? false
    case (.decimal, .number), (.decimal, .decimal), (.flag, .bool), (.object, .object), (.record, .object): true
    case (.choice(let names), .string(let name)): names.contains(name)
    case (.list(let schema), .array(let values)): values.allSatisfy(schema.accepts)
    case (.optional, .null): true
    case (.optional(let schema), _): schema.accepts(value)
    default: false
    }
  }

  /// What a value must be, after “must be” and «должно быть».
  var kind: LocalizedText {
    switch self {
    case .text(let length):
      LocalizedText(
        en: "a text of \(length.lowerBound) to \(length.upperBound) characters",
        ru: "текстом от \(length.lowerBound) до \(length.upperBound) символов"
      )
    case .number(let range):
      LocalizedText(
        en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
        ru: "целым числом от \(range.lowerBound) до \(range.upperBound)"
      )
    case .decimal: LocalizedText(en: "a number", ru: "числом")
    case .flag: LocalizedText(en: "true or false", ru: "true или false")
    case .choice(let names):
      LocalizedText(en: "one of: \(names.joined(separator: ", "))", ru: "одним из: \(names.joined(separator: ", "))")
    case .list(let schema):
      LocalizedText(
        en: "a list of which each is \(schema.kind(.english))", ru: "списком, где каждый элемент является \(schema.kind(.russian))")
    case .optional(let schema): LocalizedText(en: "null or \(schema.kind(.english))", ru: "null или \(schema.kind(.russian))")
    case .record, .object: LocalizedText(en: "an object", ru: "объектом")
    }
  }

  /// The schema in JSON Schema 2020-12.
  var document: JSON {
    switch self {
    case .text(let length): Self.typed("string", [("minLength", length.lowerBound), ("maxLength", length.upperBound)])
    case .number(let range): Self.typed("integer", [("minimum", range.lowerBound), ("maximum", range.upperBound)])
    case .decimal: Self.typed("number")
    case .flag: Self.typed("boolean")
    case .choice(let names): .object([("type", "string"), ("enum", JSON(names))])
    case .list(let schema): .object([("type", "array"), ("items", schema.document)])
    case .optional(let schema): .object([("anyOf", .array([schema.document, Self.typed("null")]))])
    case .record(let record): .object([("$ref", .string("#/components/schemas/\(record.name)"))])
    case .object: Self.typed("object")
    }
  }

  private static func typed(_ name: String, _ limits: [(String, Int)] = []) -> JSON {
    .object([("type", .string(name))] + limits.map { ($0.0, .number($0.1)) })
  }

  /// The records that the document must describe.
  var records: [APIRecord] {
    switch self {
    case .record(let record): [record] + record.fields.flatMap(\.schema.records)
    case .list(let schema), .optional(let schema): schema.records
    default: []
    }
  }
}

/// A member of an object, or a parameter.
struct APIField: Sendable {
  let name: String
  let schema: APISchema
  var isRequired = false

  static func required(_ name: String, _ schema: APISchema) -> APIField { APIField(name: name, schema: schema, isRequired: true) }
  static func optional(_ name: String, _ schema: APISchema) -> APIField { APIField(name: name, schema: schema) }
}

/// An object that several answers have.
struct APIRecord: Sendable {
  let name: String
  let fields: [APIField]

  init(_ name: String, _ fields: [APIField]) { (self.name, self.fields) = (name, fields) }

  /// The same with more members.
  func adding(_ name: String, _ more: APIField...) -> APIRecord { APIRecord(name, fields + more) }
}

extension [APIField] {
  /// An object with these members.
  ///
  /// - Parameter isClosed: Whether it has no others.
  func document(isClosed: Bool) -> JSON {
    let required = filter(\.isRequired).map(\.name)
    var members: [(String, JSON)] = [("type", "object"), ("properties", .object(map { ($0.name, $0.schema.document) }))]
    if !required.isEmpty { members.append(("required", JSON(required))) }
    if isClosed { members.append(("additionalProperties", .bool(false))) }
    return .object(members)
  }
}
