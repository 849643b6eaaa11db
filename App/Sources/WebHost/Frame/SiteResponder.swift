import CoreModule
import CorePresentation
import Hummingbird

/// Answers requests: finds the route, lets in whoever may come, and says in a sentence why one gets nothing.
struct SiteResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  private let site: Site
  private let routes: any HTTPResponder<Context>

  /// The longest form that is read.
  static let longestForm = 1 << 20

  init(_ site: Site) {
    self.site = site
    let router = Router(context: Context.self)
    for route in Route.all {
      router.on(RouterPath(route.path), method: route.method) { request, context in
        try await Self.answer(route, request, context, site)
      }
    }
    for asset in Asset.all {
      router.on(RouterPath(asset.path), method: .get) { _, _ in asset.response }
    }
    router.on("/enter", method: .get) { request, _ in try await Authentication.enter(request, site) }
    router.on("/events", method: .get) { request, _ in try await ChangeEvents.response(to: request, site) }
    APIResponder.addRoutes(to: router, site)
    routes = router.buildResponder()
  }

  func respond(to request: Request, context: Context) async throws -> Response {
    let language = await site.language(accepting: request.headers[.acceptLanguage])
    var response: Response
    do {
      guard Authentication.isOwnName(request.head.authority) else { throw Refusal.foreignHost }
      response = try await routes.respond(to: request, context: context)
      // The router answers by itself, without a word, where there is no route.
      if response.status == .notFound, response.body.contentLength == 0 { throw Refusal.noSuchPage }
    } catch { response = Self.response(to: error, request, language) }
    response.headers[.contentSecurityPolicy] = Self.policy
    response.headers[.xContentTypeOptions] = "nosniff"
    return response
  }

  /// Nothing comes from another host, nothing is run but the one script, and no other site shows a page in a frame.
  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; "
    + "frame-ancestors 'none'"

  private static func answer(_ route: Route, _ request: Request, _ requestContext: Context, _ site: Site) async throws -> Response {
    let session = try await Authentication.session(request, isProgram: false, site)
    let (fields, upload) = try await fields(of: request, route, session, site)
    if route.method == .post { guard fields["form"] == session.formToken else { throw Refusal.foreignForm } }
    let context = await PageContext(
      site: site, session: session, language: site.language(accepting: request.headers[.acceptLanguage]),
      address: request.uri.string, fields: fields,
      parameters: Dictionary(requestContext.parameters.map { (String($0), String($1)) }) { $1 },
      upload: upload
    )
    let answer = try await route.work(context)
    if route.method == .post { await site.startDueWork() }
    return await response(to: answer, context)
  }

  private static func fields(
    of request: Request, _ route: Route, _ session: WebSession, _ site: Site
  ) async throws -> (FormFields, UploadedFile?) {
    guard route.method == .post else { return (FormFields(request.uri.query ?? ""), nil) }
    guard route.takesFile else { return (FormFields(try await form(request)), nil) }
    return try await FileForm.read(request, token: session.formToken, into: await site.files)
  }

  private static func form(_ request: Request) async throws -> String {
    var request = request
    do { return String(buffer: try await request.collectBody(upTo: longestForm)) } catch { throw Refusal.tooLarge }
  }

  @MainActor
  private static func response(to answer: Answer, _ context: PageContext) -> Response {
    switch answer {
    case .page(let page): response(page.problem?.kind.status ?? .ok, page.document(context))
    case .goTo(let path): Response(status: .seeOther, headers: [.location: path])
    case .file(let download): download.response
    }
  }

  private static func response(to error: any Error, _ request: Request, _ language: InterfaceLanguage) -> Response {
    let (status, problem): (HTTPResponse.Status, Problem) =
      switch error {
      case let problem as Problem: (problem.kind.status, problem)
      case let refusal as Refusal: (refusal.status, refusal.problem)
      case is Hummingbird.HTTPError: (.notFound, Refusal.noSuchPage.problem)
      default: (.internalServerError, Refusal.failed.problem)
      }
    return request.uri.path.hasPrefix("/api/")
      ? response(status, problem.json(language)) : response(status, Page.document(problem, language))
  }

  static func response(_ status: HTTPResponse.Status, _ page: HTML) -> Response {
    Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: page.bytes)))
  }

  static func response(_ status: HTTPResponse.Status, _ json: JSON) -> Response {
    Response(
      status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json.text + "\n")))
  }
}
