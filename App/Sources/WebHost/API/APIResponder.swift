import CoreModule
import CorePresentation
import Hummingbird

/// Answers programs.
enum APIResponder {
  /// The longest body that is read.
  private static let longestBody = 1 << 20

  /// Adds the routes of the table, and of what describes it.
  static func addRoutes(to router: Hummingbird.Router<SiteResponder.Context>, _ site: Site) {
    router.on("/api/openapi.json", method: .get) { request, _ in
      let language = await site.language(accepting: request.headers[.acceptLanguage])
      return SiteResponder.response(.ok, OpenAPIDocument(operations: APIOperation.all, language: language).json)
    }
    for operation in APIOperation.all {
      router.on(RouterPath(operation.path), method: operation.method) { request, context in
        try await answer(operation, request, context, site)
      }
    }
    WrongMethod.refuse(in: router, at: Dictionary(APIOperation.all.map { ($0.path, [$0.method]) }) { $0.union($1) })
  }

  private static func answer(
    _ operation: APIOperation, _ request: Request, _ context: SiteResponder.Context, _ site: Site
  ) async throws -> Response {
    await site.takeSettings()
    try await Authentication.admit(request, from: context.sender, site)
    // A browser sends its cookie by itself, so what changes something needs the token, which it does not.
    guard operation.isReading || request.headers[.authorization] != nil else { throw Refusal.unknownProgram }
    let language = await site.language(accepting: request.headers[.acceptLanguage])
    do throws(Problem) {
      let body = try await body(of: request, operation)
      let path = Dictionary(context.parameters.map { (String($0), String($1).removingPercentEscapes) }) { $1 }
      let asked = try await APIRequest(operation, site, language, path: path, query: try FormFields(request.uri.query ?? ""), body: body)
      let answer = try await operation.work(asked)
      if !operation.isReading { await site.startDueWork() }
      return SiteResponder.response(operation.status, answer)
    } catch {
      return SiteResponder.response(error.apiStatus, error.json(language))
    }
  }

  private static func body(of request: Request, _ operation: APIOperation) async throws(Problem) -> JSON? {
    var request = request
    let bytes: [UInt8]
    do { bytes = Array(buffer: try await request.collectBody(upTo: longestBody)) } catch { throw .bodyTooLong }
    guard let fields = operation.body else {
      guard bytes.isEmpty else { throw .noBody }
      return nil
    }
    guard !bytes.isEmpty || fields.contains(where: \.isRequired) else { return nil }
    let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased().trimmed
    guard type == "application/json" else { throw .notJSONType }
    guard UTF8Lines.firstInvalid(in: bytes) == nil else { throw .notJSON }
    var reader = JSONReader(document: bytes)
    let document: JSON
    do throws(JSONReader.Fault) {
      document = try reader.value()
      try reader.end()
    } catch { throw .notJSON }
    if let flaw = reader.flaws.first { throw .badRequest(RecordFault(flaw)) }
    return document
  }
}

extension Problem {
  /// The status of an answer to a program.
  fileprivate var apiStatus: HTTPResponse.Status {
    switch code {
    case "changed_meanwhile": .conflict
    case "body_too_long": .contentTooLarge
    case "not_json_type": .unsupportedMediaType
    default: status
    }
  }

  fileprivate static let noBody = Problem(
    .usage, "invalid_request", en: ("Nothing is read from a body here.", "Send none."),
    ru: ("Здесь тело запроса не читается.", "Не отправляйте его.")
  )
  fileprivate static let bodyTooLong = Problem(
    .usage, "body_too_long", en: ("The body is too long; a megabyte is allowed.", "Nothing was changed. Send less at once."),
    ru: ("Тело запроса слишком велико: допустим один мегабайт.", "Ничего не изменено. Отправьте меньше.")
  )
  fileprivate static let notJSONType = Problem(
    .usage, "not_json_type", en: ("The body is not declared as JSON.", "Send “Content-Type: application/json”."),
    ru: ("Тело запроса не объявлено как JSON.", "Отправьте «Content-Type: application/json».")
  )
  fileprivate static let notJSON = Problem(
    .usage, "not_json", en: ("The body is not a JSON document in UTF-8.", "Nothing was changed."),
    ru: ("Тело запроса — не документ JSON в UTF-8.", "Ничего не изменено.")
  )
}
