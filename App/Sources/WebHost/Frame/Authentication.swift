import CoreModule
import CorePresentation
import Hummingbird

/// Who is asking, by what the request carries.
enum Authentication {
  private static let cookie = "glot"

  /// Whether the server may go by this name. A name that somebody's DNS made point here is none; an address cannot be made up.
  static func isOwnName(_ authority: String?) -> Bool {
    guard let authority else { return false }
    let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" }.dropFirst() : authority.prefix { $0 != ":" }
    if host == "localhost" { return true }
    if authority.hasPrefix("[") { return host.contains(":") && host.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  /// The session of the request.
  ///
  /// - Parameter isProgram: Whether a program may ask with its token instead.
  @MainActor
  static func session(_ request: Request, isProgram: Bool, _ site: Site) throws -> WebSession {
    if let session = request.cookies[cookie].flatMap({ site.access.session(of: $0.value) }) { return session }
    guard isProgram else { throw Refusal.unknown }
    let words = (request.headers[.authorization] ?? "").split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer" else { throw Refusal.unknownProgram }
    try site.access.admit(program: String(words[1]))
    return WebSession(id: "", formToken: "")
  }

  /// Gives a browser that has the right address a session.
  ///
  /// It is sent on by its page and not by a redirection: the cookie is for this site alone, and a browser that comes from elsewhere would not
  /// send it along.
  @MainActor
  static func enter(_ request: Request, _ site: Site) throws -> Response {
    let token = FormFields(request.uri.query ?? "")["token"]
    let session = try site.access.session(for: token)
    let title = LocalizedText(en: "Welcome", ru: "Добро пожаловать")
    let language = site.language(accepting: request.headers[.acceptLanguage])
    let page = Page.document(
      title, language, "<main id=\"main\"><p><a href=\"/words\">\(Page.Tab.words.name(language))</a></p></main>",
      refresh: "<meta http-equiv=\"refresh\" content=\"0;url=/words\">"
    )
    var response = SiteResponder.response(.ok, page)
    response.setCookie(Cookie(name: cookie, value: session.id, path: "/", httpOnly: true, sameSite: .strict))
    site.onEntry()
    return response
  }
}
