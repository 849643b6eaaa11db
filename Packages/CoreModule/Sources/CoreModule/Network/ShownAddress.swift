import Foundation

/// An address as it is shown, logged and handed on: without user name, password, query and fragment, which may hold secrets.
public struct ShownAddress: Equatable, Sendable, CustomStringConvertible {
  /// What is left of the address.
  public let description: String
  /// Whether something was left out.
  public let isShortened: Bool

  /// What of `address` may be shown. Of one that is malformed too much is left out rather than too little.
  public init(_ address: String) {
    let isSound = URLComponents(string: address)?.host?.isEmpty == false
    let end = isSound ? address.firstIndex { $0 == "?" || $0 == "#" } : nil
    var shown = address[..<(end ?? address.endIndex)]
    let start = shown.firstRange(of: "://")?.upperBound ?? shown.startIndex
    let authority = isSound ? shown[start...].prefix { $0 != "/" && $0 != "\\" } : shown[start...]
    if let at = authority.lastIndex(of: "@") { shown.removeSubrange(start...at) }
    if !isSound, let end = shown.firstIndex(where: { $0 == "?" || $0 == "#" }) { shown = shown[..<end] }
    description = String(shown)
    isShortened = description != address
  }
}
