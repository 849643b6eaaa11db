import Foundation

/// An address for messages and the log, without user name, password, query and fragment, which may hold secrets.
public struct ShownAddress: Equatable, Sendable, CustomStringConvertible {
  /// The shortened address.
  public let description: String
  /// Whether a part was removed.
  public let isShortened: Bool

  /// Shortens `address`. If it is malformed, more is removed than necessary, so that no secret remains.
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
