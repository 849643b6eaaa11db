import AppGraph
import CoreModule
import CorePresentation
import Hummingbird

/// The description of the API in OpenAPI 3.1.
struct OpenAPIDocument {
  let operations: [APIOperation]
  let language: InterfaceLanguage

  var json: JSON {
    let title = LocalizedText(en: "The words, the practice and the tasks of glot", ru: "Слова, повторение и задачи glot")
    return .object([
      ("openapi", "3.1.0"), ("info", .object([("title", .string(title(language))), ("version", .string(ProgramVersion.current))])),
      ("servers", .array([.object([("url", "/")])])), ("security", .array([.object([("token", .array([]))])])),
      ("paths", .object(paths)), ("components", components),
    ])
  }

  private var paths: [(String, JSON)] {
    var order: [String] = []
    for operation in operations where !order.contains(operation.path) { order.append(operation.path) }
    return order.map { path in
      (path, .object(operations.filter { $0.path == path }.map { ($0.method.rawValue.lowercased(), document(of: $0)) }))
    }
  }

  private func document(of operation: APIOperation) -> JSON {
    let parameters =
      operation.parameters.map { Self.parameter($0, in: "path") } + operation.query.map { Self.parameter($0, in: "query") }
    var members: [(String, JSON)] = [
      ("summary", .string(operation.summary(language))), ("operationId", .string(Self.name(of: operation))),
      ("parameters", .array(parameters)),
    ]
    if let body = operation.body {
      members.append(
        (
          "requestBody",
          .object([("required", .bool(body.contains(where: \.isRequired))), ("content", Self.content(body.document(isClosed: true)))])
        ))
    }
    let failure = JSON.object([("$ref", "#/components/responses/problem")])
    members.append(
      (
        "responses",
        .object([
          ("\(operation.status.code)", Self.response(LocalizedText(en: "The answer.", ru: "Ответ.")(language), operation.answer.document)),
          ("4XX", failure), ("5XX", failure),
        ])
      ))
    return .object(members)
  }

  private static func name(of operation: APIOperation) -> String {
    let parts = operation.path.split(separator: "/").dropFirst().map { $0.filter { $0 != "{" && $0 != "}" } }
    return ([operation.method.rawValue.lowercased()] + parts).joined(separator: "_")
  }

  private static func parameter(_ field: APIField, in place: String) -> JSON {
    .object([
      ("name", .string(field.name)), ("in", .string(place)), ("required", .bool(field.isRequired)), ("schema", field.schema.document),
    ])
  }

  private static func content(_ schema: JSON) -> JSON { .object([("application/json", .object([("schema", schema)]))]) }

  private static func response(_ description: String, _ schema: JSON) -> JSON {
    .object([("description", .string(description)), ("content", content(schema))])
  }

  private var components: JSON {
    var records: [APIRecord] = []
    for record in operations.flatMap(\.answer.records) + APISchema.record(.problem).records
    where !records.contains(where: { $0.name == record.name }) { records.append(record) }
    let problem = LocalizedText(en: "Why there is none, and what to do.", ru: "Почему ответа нет и что делать.")
    return .object([
      ("schemas", .object(records.map { ($0.name, $0.fields.document(isClosed: false)) })),
      ("responses", .object([("problem", Self.response(problem(language), APISchema.record(.problem).document))])),
      ("securitySchemes", .object([("token", .object([("type", "http"), ("scheme", "bearer")]))])),
    ])
  }
}
