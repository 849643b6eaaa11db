import CoreModulePOSIX

/// Opens a terminal window on the desktop.
public struct TerminalWindow: Sendable {
  private let variables: [String: String]

  /// Terminals with the arguments between their name and the command; the user's own choice comes first.
  private static let terminals: [(name: String, words: [String])] = [
    ("x-terminal-emulator", ["-e"]), ("xdg-terminal-exec", []), ("gnome-terminal", ["--"]), ("konsole", ["-e"]), ("kitty", []),
    ("foot", []), ("alacritty", ["-e"]), ("xfce4-terminal", ["-x"]), ("xterm", ["-e"]),
  ]

  /// A window in the desktop session of these environment variables.
  public init(variables: [String: String]) { self.variables = variables }

  /// Opens the window and runs a command in it.
  ///
  /// - Returns: Whether a terminal was found and started.
  public func open(running command: [String]) -> Bool {
    let search = CommandSearch(variables: variables)
    let own = variables["TERMINAL"].map { [(name: $0, words: ["-e"])] } ?? []
    for terminal in own + Self.terminals {
      let path = terminal.name.hasPrefix("/") ? terminal.name : search.path(of: terminal.name)
      guard let path, let last = command.first else { continue }
      if ChildProgram(path, terminal.words + [last] + command.dropFirst()).start() != nil { return true }
    }
    return false
  }
}
