/// The address of a service, which users may write with or without the path of its requests.
struct ServiceAddress: Sendable {
  private let base: String

  /// Creates an address as the user wrote it.
  init(_ url: String) {
    var base = url
    while base.last == "/" { base.removeLast() }
    self.base = base
  }

  /// The address with `path`, unless it ends in it already.
  ///
  /// - Parameter version: The path before `path`, if the user's address has no path.
  func adding(_ path: String, version: String? = nil) -> String {
    if base.hasSuffix("/" + path) { return base }
    guard let version, !hasPath else { return base + "/" + path }
    return base + "/" + version + "/" + path
  }

  private var hasPath: Bool {
    guard let scheme = base.firstRange(of: "://") else { return base.contains("/") }
    return base[scheme.upperBound...].contains("/")
  }
}

/// The fields of a form or a URL query.
struct FormFields {
  private let fields: [(name: String, value: String)]

  /// Creates the fields, in this order.
  init(_ fields: [(String, String)]) { self.fields = fields.map { (name: $0.0, value: $0.1) } }

  /// The percent-encoded fields.
  var text: String { fields.map { Self.escaped($0.name) + "=" + Self.escaped($0.value) }.joined(separator: "&") }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default: escaped += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }
}
