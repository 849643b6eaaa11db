/// The clipboard of the desktop, or of the terminal.
public protocol Clipboard: Sendable {
  /// The text on the clipboard.
  func text() async throws(ClipboardError) -> String

  /// Copies `text` to the clipboard.
  ///
  /// - Returns: The way by which it certainly was copied.
  func copy(_ text: String) async throws(ClipboardError) -> ClipboardWay
}

/// A way to access the clipboard.
public enum ClipboardWay: String, Hashable, Sendable {
  /// `wl-copy`, on Wayland.
  case wlCopy = "wl-copy"
  /// `xclip`, on X11.
  case xclip
  /// tmux's buffer; tmux also passes the text to its terminal if it can.
  case tmux
  /// The terminal's OSC 52.
  case terminal = "osc52"
}

/// Why the clipboard cannot be used.
public enum ClipboardError: Error, Hashable, Sendable {
  /// No clipboard was found: neither a desktop tool nor a terminal that supports OSC 52.
  case noWay
  /// The text was sent to the terminal, but it is uncertain whether the terminal supports OSC 52.
  case unproven
  /// The text is too long for the terminal.
  case tooLong
}

/// A clipboard in memory.
public actor InMemoryClipboard: Clipboard {
  /// The last copied text.
  public private(set) var content: String?

  /// Creates a clipboard with this content.
  public init(_ content: String? = nil) { self.content = content }

  public func text() throws(ClipboardError) -> String {
    guard let content else { throw .noWay }
    return content
  }

  public func copy(_ text: String) -> ClipboardWay {
    content = text
    return .wlCopy
  }
}
