import CoreModule

/// The names of the parts of a book.
enum PartPath {
  /// The name of the part to which a reference leads; `nil` when it leads out of the book.
  ///
  /// - Parameters:
  ///   - reference: A relative address, which may contain escapes such as `%20`.
  ///   - base: The name of the part that contains it.
  static func resolved(_ reference: String, from base: String) -> String? {
    let path = reference.prefix { $0 != "#" && $0 != "?" }.removingPercentEscapes
    guard !path.hasPrefix("/"), !path.contains("\\"), !hasScheme(path) else { return nil }
    var parts = base.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": guard parts.popLast() != nil else { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private static func hasScheme(_ path: String) -> Bool {
    guard let colon = path.firstIndex(of: ":") else { return false }
    return !path[..<colon].contains("/")
  }
}
