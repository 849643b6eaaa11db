import CoreModule
import CorePresentation
import Hummingbird

/// The sender of a request, by its cookie or token.
enum Authentication {
  /// Whether this is a name of the server. Names must be addresses, because anybody's DNS can make a domain point here.
  static func isOwnName(_ authority: String?) -> Bool {
    guard let authority else { return false }
    let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" }.dropFirst() : authority.prefix { $0 != ":" }
    if host == "localhost" { return true }
    if authority.hasPrefix("[") { return host.contains(":") && host.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether a page of another site sent the request. Browsers say so; other programs need not.
  static func isForeign(_ request: Request) -> Bool {
    guard let origin = request.headers[.origin], let authority = request.head.authority else { return false }
    return origin != "http://" + authority && origin != "https://" + authority
  }

  /// The session of the browser that asks.
  @MainActor
  static func session(_ request: Request, _ site: Site) throws -> WebSession {
    guard let cookie = request.cookies[site.access.cookieName], let session = try site.access.session(of: cookie.value) else {
      throw Refusal.unknown
    }
    return session
  }

  /// Lets a request of a browser or a program pass.
  @MainActor
  static func admit(_ request: Request, from sender: String, _ site: Site) throws {
    if let cookie = request.cookies[site.access.cookieName], try site.access.session(of: cookie.value) != nil { return }
    let words = (request.headers[.authorization] ?? "").split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer" else { throw Refusal.unknownProgram }
    try site.access.admit(program: String(words[1]), from: sender)
  }

  /// Gives a browser that has the right address a session.
  @MainActor
  static func enter(_ request: Request, from sender: String, _ site: Site) throws -> Response {
    let token = try FormFields(request.uri.query ?? "")["token"]
    let secret = try site.access.enter(with: token, from: sender, device: DeviceName.of(request.headers[.userAgent]))
    defer { site.onEntry() }
    return welcome(secret, request, site)
  }

  /// The page of a browser that has access.
  ///
  /// It is sent on by its page and not by a redirection: the cookie is for this site alone, and a browser that comes from elsewhere would not
  /// send it along.
  @MainActor
  static func welcome(_ secret: String, _ request: Request, _ site: Site) -> Response {
    let title = LocalizedText(en: "Welcome", ru: "Добро пожаловать")
    let language = site.language(accepting: request.headers[.acceptLanguage])
    let page = Page.document(
      title, language, "<main id=\"main\"><p><a href=\"/words\">\(Page.Tab.words.name(language))</a></p></main>",
      head: "<meta http-equiv=\"refresh\" content=\"0;url=/words\">"
    )
    var response = SiteResponder.response(.ok, page)
    response.setCookie(
      Cookie(
        name: site.access.cookieName, value: secret, maxAge: cookieSeconds, path: "/", secure: site.access.isSecure, httpOnly: true,
        sameSite: .strict))
    return response
  }

  /// The maximum age of a cookie in browsers.
  private static let cookieSeconds = 400 * 86_400
}
