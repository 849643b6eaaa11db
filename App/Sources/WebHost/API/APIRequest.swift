import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// What a program asks: the values of the path, the query and the body, which are of the types that the operation declares.
@MainActor
struct APIRequest {
  let site: Site
  let language: InterfaceLanguage
  private let values: [String: JSON]

  init(
    _ operation: APIOperation, _ site: Site, _ language: InterfaceLanguage, path: [String: String], query: FormFields, body: JSON?
  ) throws(Problem) {
    self.site = site
    self.language = language
    var values: [String: JSON] = [:]
    for field in operation.parameters { values[field.name] = field.schema.value(of: [path[field.name] ?? ""]) }
    for name in query.names {
      guard let field = operation.query.first(where: { $0.name == name }) else { throw .unknownMember(name, among: operation.query) }
      values[name] = field.schema.value(of: query.all(name))
    }
    if let fields = operation.body {
      guard case .object(let members) = body ?? .object([]) else { throw .notAnObject }
      for (name, value) in members {
        guard fields.contains(where: { $0.name == name }) else { throw .unknownMember(name, among: fields) }
        values[name] = value
      }
    }
    for field in operation.parameters + operation.query + (operation.body ?? []) {
      let fault = values[field.name].map { field.schema.fault(in: $0, of: field.name) } ?? (field.isRequired ? .missing(field.name) : nil)
      if let fault { throw .badRequest(fault) }
    }
    self.values = values
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func text(_ name: String) -> String? { values[name]?.string }
  func number(_ name: String) -> Int? { values[name]?.int }
  func flag(_ name: String) -> Bool { values[name]?.bool ?? false }
  func texts(_ name: String) -> [String]? { values[name]?.strings }

  /// The choice of a member that the operation declares by ``APISchema/choice(_:)``.
  func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? { text(name).flatMap { Choice(rawValue: $0) } }

  /// The number in the path.
  var number: Int { number("number") ?? 0 }

  /// The languages that are named.
  func languages() throws(Problem) -> (from: Language?, to: Language?) { try Direction.languages(from: text("from"), to: text("to")) }

  /// Texts to be stored.
  func stored(_ name: String) throws(Problem) -> [String] { try acceptable(texts(name) ?? []) }

  /// A text to be stored; an empty one stays empty.
  func stored(_ name: String) throws(Problem) -> String? {
    guard let text = text(name) else { return nil }
    return text.isEmpty ? "" : try UserText(accepting: text).description
  }

  var localTime: LocalTime { site.graph.localTime }
  var now: Timestamp { site.graph.clock.now() }
}

extension APISchema {
  /// The value of a parameter, which is a text in the address. What is not of the type stays a text, which is then refused.
  fileprivate func value(of texts: [String]) -> JSON {
    if case .list(let schema) = self { return .array(texts.map { schema.value(of: [$0]) }) }
    guard let text = texts.first, texts.count == 1 else { return JSON(texts) }
    switch self {
    case .number: return Int(text).map(JSON.number) ?? .string(text)
    case .flag: return ["true": JSON.bool(true), "false": .bool(false)][text] ?? .string(text)
    default: return .string(text)
    }
  }
}

extension Problem {
  static func badRequest(_ fault: RecordFault) -> Problem {
    Problem(.usage, "invalid_request", fault.message, hint: description)
  }

  fileprivate static let notAnObject = badRequest(
    RecordFault(code: "wrong_type", message: LocalizedText(en: "The body must be an object.", ru: "Тело запроса должно быть объектом."))
  )

  fileprivate static func unknownMember(_ name: String, among fields: [APIField]) -> Problem {
    let (shown, known) = (DisplayWidth.cut(name.visibleLine, to: 40), fields.map(\.name).joined(separator: ", "))
    return Problem(
      .usage, "invalid_request",
      LocalizedText(en: "There is no “\(shown)” here.", ru: "Параметра «\(shown)» здесь нет."),
      hint: known.isEmpty ? description : LocalizedText(en: "The possible ones are: \(known).", ru: "Возможные: \(known).")
    )
  }

  private static let description = LocalizedText(
    en: "/api/openapi.json describes what can be asked.", ru: "Все запросы описаны в /api/openapi.json."
  )
}
