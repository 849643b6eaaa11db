public import CoreModule

/// The layout of text for people.
public struct TextStyle: Sendable {
  /// The language of the text.
  public let language: InterfaceLanguage
  /// The maximum line width; `nil` means unlimited.
  public let width: Int?
  /// Whether bold, dim and coloured text is marked with ``Ink``.
  public let usesColor: Bool
  /// The user's time zone.
  public let localTime: LocalTime
  /// The current time.
  public let now: Timestamp

  /// - Parameter width: The maximum line width; `nil` means unlimited.
  public init(language: InterfaceLanguage, width: Int?, usesColor: Bool, localTime: LocalTime, now: Timestamp) {
    self.language = language
    self.width = width
    self.usesColor = usesColor
    self.localTime = localTime
    self.now = now
  }

  /// Important text.
  public func bold(_ text: String) -> String { inked(text, .bold) }
  /// Secondary text.
  public func dim(_ text: String) -> String { inked(text, .dim) }
  /// Text in yellow.
  public func yellow(_ text: String) -> String { inked(text, .yellow) }

  /// Cuts a line to the width.
  public func line(_ text: String) -> String { width.map { DisplayWidth.cut(text, to: $0) } ?? text }

  private func inked(_ text: String, _ ink: Ink) -> String {
    usesColor && !text.isEmpty ? ink.mark + text + Ink.plain.mark : text
  }
}
