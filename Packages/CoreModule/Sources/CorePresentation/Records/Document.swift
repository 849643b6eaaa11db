public import CoreModule

/// A result in the three formats of a command. Other hosts use the formats that they need.
public protocol Document {
  /// For programs. Times are in the user's zone.
  func json(_ localTime: LocalTime) -> JSON
  /// Records of fields for scripts.
  var plain: [[String]] { get }
  /// Text for people, without a final line break; may be empty.
  func text(_ style: TextStyle) -> String
  /// Printed unchanged in every format, if not `nil`.
  var verbatim: String? { get }
}

extension Document {
  /// Nothing.
  public var verbatim: String? { nil }
}
