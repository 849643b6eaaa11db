import AppGraph
import CoreModule
import CorePresentation
import Hummingbird

/// Answers requests: finds the route, checks the access, and reports each refusal in a sentence.
struct SiteResponder: HTTPResponder {
  typealias Context = SiteRequestContext

  private let site: Site
  private let isSecure: Bool
  private let routes: any HTTPResponder<Context>
  /// The paths of the pages that may be cached.
  private let cachedPaths: Set<String>

  /// The longest form that is read.
  static let longestForm = 1 << 20

  /// - Parameter isSecure: Whether browsers connect over HTTPS.
  init(_ site: Site, isSecure: Bool) {
    self.site = site
    self.isSecure = isSecure
    let router = Router(context: Context.self, options: .autoGenerateHeadEndpoints)
    let routes = Route.all
    cachedPaths = Set(routes.filter(\.isCached).map(\.path))
    WrongMethod.refuse(in: router, at: Dictionary(routes.map { ($0.path, [$0.method]) }) { $0.union($1) })
    WrongMethod.refuse(in: router, at: Dictionary(Asset.all.map { ($0.path, [.get]) }) { $1 })
    for route in routes {
      router.on(RouterPath(route.path), method: route.method) { request, context in
        try await Self.answer(route, request, context, site)
      }
    }
    for asset in Asset.all {
      router.on(RouterPath(asset.path), method: .get) { _, _ in asset.response }
    }
    router.on("/events", method: .get) { request, _ in try await site.events.response(to: request, site) }
    router.on(RouterPath(PairingPages.path), method: .post) { request, _ in try await PairingPages.respond(to: request, site) }
    WrongMethod.refuse(in: router, at: ["/events": [.get], PairingPages.path: [.post]])
    APIResponder.addRoutes(to: router, site)
    self.routes = router.buildResponder()
  }

  func respond(to request: Request, context: Context) async throws -> Response {
    var response: Response
    do {
      // With HTTPS, the browser checks the name by the certificate.
      guard isSecure || Authentication.isOwnName(request.head.authority) else { throw Refusal.foreignHost }
      let isEntry = request.method == .get && request.uri.path == "/" && request.uri.queryParameters["token"] != nil
      if isEntry {
        response = try await Authentication.enter(request, from: context.sender, site)
      } else if cachedPaths.contains(request.uri.path) {
        if request.method == .get, let page = await site.pageCache.response(to: request) { return page }
        response = try await routes.respond(to: request, context: context)
      } else {
        // Other work may wait for the disk, for which the event loop must not wait.
        response = try await withTaskExecutorPreference(globalConcurrentExecutor) {
          try await routes.respond(to: request, context: context)
        }
      }
      // Without a route, the router itself would answer, without a text.
      if response.status == .notFound, response.body.contentLength == 0 { throw Refusal.noSuchPage }
    } catch {
      response = await Self.response(to: error, request, site)
      response.headers[.allow] = (error as? Refusal)?.allowed
    }
    SecurityHeaders.add(to: &response)
    return response
  }

  /// A refusal. A browser that was let in, and asked for a page that is not there, goes on from the tabs.
  @MainActor
  private static func response(to error: any Error, _ request: Request, _ site: Site) -> Response {
    site.takeSettings()
    let language = site.language(accepting: request.headers[.acceptLanguage])
    guard (error as? Refusal)?.status == .notFound, request.method == .get, !isForPrograms(request),
      let session = try? Authentication.session(request, site)
    else { return response(to: error, request, language) }
    let context = PageContext(
      site: site, session: session, language: language, address: request.uri.string, fields: FormFields(), parameters: [:]
    )
    return response(to: .page(Page.missing), context)
  }

  private static func isForPrograms(_ request: Request) -> Bool { request.uri.path.hasPrefix("/api/") }

  /// Asks the page, all on the main actor: each change of threads costs more than the page itself when other programs are busy.
  @MainActor
  private static func answer(_ route: Route, _ request: Request, _ requestContext: Context, _ site: Site) async throws -> Response {
    site.takeSettings()
    let session = try Authentication.session(request, site)
    let (fields, upload) =
      route.method == .post ? try await form(of: request, route, session, site) : (try FormFields(request.uri.query ?? ""), nil)
    if route.method == .post {
      guard fields["form"].isSameSecret(as: session.formToken), !Authentication.isForeign(request) else { throw Refusal.foreignForm }
    }
    let state = route.method == .get ? await site.pageCache.state(of: session, settings: site.settingsVersion) : nil
    let context = PageContext(
      site: site, session: session, language: site.language(accepting: request.headers[.acceptLanguage]),
      address: request.uri.string, fields: fields,
      parameters: Dictionary(requestContext.parameters.map { (String($0), String($1)) }) { $1 },
      isForParts: request.isForParts, version: state?.data, upload: upload
    )
    guard route.isCached, let state else {
      let answer = try await route.work(context)
      if route.method == .post { site.startDueWork() }
      return response(to: answer, context)
    }
    return try await site.pageCache.response(to: request, of: session, at: state) {
      do throws(Problem) {
        var response = response(to: try await route.work(context), context)
        SecurityHeaders.add(to: &response)
        return .success(response)
      } catch { return .failure(error) }
    }
  }

  @concurrent
  private static func form(
    of request: Request, _ route: Route, _ session: WebSession, _ site: Site
  ) async throws -> (FormFields, UploadedFile?) {
    guard route.takesFile else { return (try FormFields(bytes: await form(request)), nil) }
    return try await FileForm.read(request, token: session.formToken, into: await site.files)
  }

  static func form(_ request: Request) async throws -> [UInt8] {
    // What says that it is too long is not read.
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > longestForm { throw Refusal.tooLarge }
    var request = request
    do { return Array(buffer: try await request.collectBody(upTo: longestForm)) } catch { throw Refusal.tooLarge }
  }

  @MainActor
  private static func response(to answer: Answer, _ context: PageContext) -> Response {
    switch answer {
    case .page(let page): response(page.problem?.status ?? .ok, page.document(context))
    case .goTo(let path): Response(status: .seeOther, headers: [.location: path])
    case .file(let download): download.response
    case .json(let json): response(.ok, json)
    }
  }

  private static func response(to error: any Error, _ request: Request, _ language: InterfaceLanguage) -> Response {
    let (status, problem): (HTTPResponse.Status, Problem) =
      switch error {
      case let problem as Problem: (problem.status, problem)
      case let refusal as Refusal: (refusal.status, refusal.problem)
      case is Hummingbird.HTTPError: (.notFound, Refusal.noSuchPage.problem)
      default: (.internalServerError, Refusal.failed.problem)
      }
    if status == .unauthorized, !isForPrograms(request) { return response(status, PairingPages.stranger(problem, language)) }
    return isForPrograms(request)
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
