/// The clipboard of the desktop, or of the terminal.
public protocol Clipboard: Sendable {
  /// The text on it.
  func text() async throws(ClipboardError) -> String

  /// Puts `text` on it.
  ///
  /// - Returns: What took it. Only what is proven to have it is named.
  func copy(_ text: String) async throws(ClipboardError) -> ClipboardWay
}

/// A way to the clipboard.
public enum ClipboardWay: String, Hashable, Sendable {
  /// The program `wl-copy`, on Wayland.
  case wlCopy = "wl-copy"
  /// The program `xclip`, on X11.
  case xclip
  /// The buffer of tmux, which passes it on to its terminal where it can.
  case tmux
  /// The terminal, by OSC 52.
  case terminal = "osc52"
}

/// Why the clipboard cannot be used.
public enum ClipboardError: Error, Hashable, Sendable {
  /// There is no way to one: no desktop with its program, and no terminal that says it has one.
  case noWay
  /// The terminal was given the text, but did not say that it takes such.
  case unproven
  /// The text is larger than what the terminal takes.
  case tooLong
  /// The program that should have taken it failed.
  case failed(ClipboardWay)
}

/// A clipboard in memory.
public actor InMemoryClipboard: Clipboard {
  /// What was copied last.
  public private(set) var content: String?

  /// A clipboard that holds `content`.
  public init(_ content: String? = nil) { self.content = content }

  /// See ``Clipboard/text()``.
  public func text() throws(ClipboardError) -> String {
    guard let content else { throw .noWay }
    return content
  }

  /// See ``Clipboard/copy(_:)``.
  public func copy(_ text: String) -> ClipboardWay {
    content = text
    return .wlCopy
  }
}
