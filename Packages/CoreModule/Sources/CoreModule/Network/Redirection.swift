import Foundation

extension HTTPRequest {
  /// The request that follows the redirection in `response`; `nil` when it is not a redirection.
  ///
  /// To another host, only harmless header fields are sent, and no body, so that secrets stay with the service they are for.
  ///
  /// - Throws: ``HTTPError/badRedirection(host:)`` when the redirection leads to another scheme, or from `https` to `http`.
  public func redirected(by response: HTTPResponse) throws(HTTPError) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"] else { return nil }
    guard let old = URL(string: url), let new = URL(string: location, relativeTo: old)?.absoluteURL, let host = new.host, !host.isEmpty,
      new.scheme == "https" || new.scheme == "http" && old.scheme == "http"
    else { throw .badRedirection(host: self.host ?? address) }
    var request = self
    request.url = new.absoluteString
    if response.status == 303 && method != "HEAD" || response.status < 303 && method == "POST" {
      request.method = "GET"
      request.body = []
      request.headers = request.headers.filter { !$0.key.lowercased().hasPrefix("content-") }
    }
    if !Self.isSameService(old, new) {
      guard request.body.isEmpty else { throw .badRedirection(host: self.host ?? address) }
      request.headers = request.headers.filter { ["accept", "accept-language", "user-agent"].contains($0.key.lowercased()) }
    }
    return request
  }

  /// The maximum number of redirections in a row.
  public static var maximumRedirections: Int { 5 }

  private static func isSameService(_ old: URL, _ new: URL) -> Bool {
    guard old.host == new.host else { return false }
    if old.scheme == new.scheme { return old.port == new.port }
    return old.port == nil && new.port == nil
  }
}
