public import ContentKeyboard

/// The clipboard of the desktop, or else of the terminal.
public struct SystemClipboard: Clipboard {
  private let variables: [String: String]
  private let tools: any ToolRunner
  private let terminal: @Sendable () -> (any ClipboardTerminal)?

  /// Creates a clipboard that chooses its tools by these environment variables.
  public init(variables: [String: String]) {
    self.init(variables: variables, tools: SystemTools(), terminal: { ControllingTerminal() })
  }

  init(variables: [String: String], tools: any ToolRunner, terminal: @escaping @Sendable () -> (any ClipboardTerminal)?) {
    self.variables = variables
    self.tools = tools
    self.terminal = terminal
  }

  public func text() async throws(ClipboardError) -> String {
    for way in ways {
      if let tool = Self.reading[way], let bytes = tools.run(tool, input: nil), let text = String(validating: bytes, as: UTF8.self) {
        return text
      }
    }
    guard mayAskTerminal, let text = terminal()?.copiedText() else { throw .noWay }
    return text
  }

  public func copy(_ text: String) async throws(ClipboardError) -> ClipboardWay {
    let bytes = Array(text.utf8)
    for way in ways {
      guard let writing = Self.writing[way], let reading = Self.reading[way] else { continue }
      if tools.run(writing, input: bytes) != nil, tools.run(reading, input: nil) == bytes { return way }
    }
    guard mayAskTerminal, let terminal = terminal() else { throw .noWay }
    guard bytes.count <= OSC52.maximumBytes else { throw .tooLong }
    guard terminal.copy(text) else { throw .unproven }
    return .terminal
  }

  /// The clipboard programs to try, in this order.
  private var ways: [ClipboardWay] {
    var ways: [ClipboardWay] = []
    if isSet("WAYLAND_DISPLAY") { ways.append(.wlCopy) }
    if isSet("DISPLAY") { ways.append(.xclip) }
    if isSet("TMUX") { ways.append(.tmux) }
    return ways
  }

  /// Inside tmux its own buffer is used instead.
  private var mayAskTerminal: Bool { variables["TERM"] != "dumb" && !isSet("TMUX") }

  private func isSet(_ variable: String) -> Bool { variables[variable]?.isEmpty == false }

  private static let writing: [ClipboardWay: [String]] = [
    .wlCopy: ["wl-copy"], .xclip: ["xclip", "-selection", "clipboard", "-in"],
    // `-w` also sends the text to the outer terminal's clipboard.
    .tmux: ["tmux", "load-buffer", "-w", "-"],
  ]
  private static let reading: [ClipboardWay: [String]] = [
    .wlCopy: ["wl-paste", "--no-newline"], .xclip: ["xclip", "-selection", "clipboard", "-out"], .tmux: ["tmux", "show-buffer"],
  ]
}

/// Runs other programs.
protocol ToolRunner: Sendable {
  /// The output of a program, by its name and arguments; `nil` when it does not exist, fails or times out.
  func run(_ words: [String], input: [UInt8]?) -> [UInt8]?
}

/// A terminal that may have a clipboard.
protocol ClipboardTerminal {
  /// Copies `text`, and returns whether this certainly worked: the terminal announces that it supports this, or the text can be read back.
  func copy(_ text: String) -> Bool
  /// The text on the clipboard; `nil` when the terminal does not report it.
  func copiedText() -> String?
}
