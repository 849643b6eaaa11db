import Hummingbird

/// What every answer forbids the browser.
enum SecurityHeaders {
  static func add(to response: inout Response) { for field in all { response.headers[field.name] = field.value } }

  /// Nothing comes from another host, nothing is run but the scripts of the site, and no other site shows a page in a frame.
  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; "
    + "frame-ancestors 'none'"

  private static let all: HTTPFields = {
    var fields: HTTPFields = [.contentSecurityPolicy: policy, .xContentTypeOptions: "nosniff"]
    let others = [
      ("X-Frame-Options", "DENY"), ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()"),
    ]
    for (name, value) in others { if let name = HTTPFields.Element.Name(name) { fields[name] = value } }
    return fields
  }()
}
