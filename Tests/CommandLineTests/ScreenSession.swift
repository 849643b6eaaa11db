import Foundation
import Testing

/// glot in a real terminal, which tmux is: keys are sent to it, and its screen is read.
final class ScreenSession {
  let terminal: Terminal
  private let socket: String

  /// A shell in a window of this size. Nothing is running in it yet.
  init(_ terminal: Terminal, columns: Int = 80, rows: Int = 24) throws {
    self.terminal = terminal
    socket = "tmux -S '\(terminal.home.path(percentEncoded: false))/tmux' -f /dev/null"
    let shell = "\"env PS1='ready> ' bash --norc --noprofile\""
    let answer = try terminal.run("\(socket) -u new-session -d -x \(columns) -y \(rows) \(shell)")
    try #require(answer.status == 0, "\(answer.errors)")
    try shows("ready>")
  }

  /// The interface over a dictionary of these words, and in the shell then how it ended.
  ///
  /// - Parameter isAsked: Whether a user without words is asked for the languages, which are left for later then.
  static func opened(
    _ terminal: Terminal, _ words: String, isAsked: Bool = true, columns: Int = 80, rows: Int = 24
  ) throws -> ScreenSession {
    if !words.isEmpty { _ = try terminal.run("glot add \(words) -d es:en -q") }
    let session = try ScreenSession(terminal, columns: columns, rows: rows)
    try session.start("glot; echo ended $?")
    if words.isEmpty, isAsked {
      try session.shows("Which language are you learning?")
      try session.type("Escape")
      try session.hides("Which language are you learning?")
    }
    try session.shows("1 Words", words.isEmpty ? "There are no words yet" : String(words.split(separator: " ")[0]))
    return session
  }

  /// What the test runner blocks is blocked for the server and its shells too: they would not hear a gentler end.
  deinit { _ = try? terminal.run("kill -KILL $(\(socket) display-message -p '#{pid}') $(\(socket) list-panes -a -F '#{pane_pid}')") }

  /// Starts a command.
  func start(_ command: String = "glot") throws { try type(command, "Enter") }

  /// Sends keys, named as tmux names them, and waits until the screen has all of these texts.
  func type(_ keys: String..., shows texts: String..., within seconds: Double = 20, at location: SourceLocation = #_sourceLocation) throws {
    for key in keys { _ = try terminal.run("\(socket) send-keys -- '\(key.replacing("'", with: "'\\''"))'") }
    try waits(for: texts, within: seconds, at: location)
  }

  /// Sends a text as it is, and waits until the screen has all of these texts.
  func write(_ text: String, shows texts: String..., within seconds: Double = 20, at location: SourceLocation = #_sourceLocation) throws {
    _ = try terminal.run("\(socket) send-keys -l -- '\(text)'")
    try waits(for: texts, within: seconds, at: location)
  }

  /// Presses and releases the first button of the mouse, as xterm reports it; column and row are counted from 1.
  func press(column: Int, row: Int) throws {
    let bytes = ["M", "m"].flatMap { "\u{1B}[<0;\(column);\(row)\($0)".utf8 }.map { String($0, radix: 16) }
    _ = try terminal.run("\(socket) send-keys -H \(bytes.joined(separator: " "))")
  }

  func tmux(_ command: String) throws { _ = try terminal.run("\(socket) \(command)") }

  /// What tmux prints for a command.
  func answer(_ command: String) throws -> String { try terminal.run("\(socket) \(command)").output }

  /// Sends a signal to glot, which the shell in the window has started.
  func kill(_ signal: String) throws {
    let shell = try terminal.run("\(socket) display-message -p '#{pane_pid}'").output.filter(\.isNumber)
    let children = "$(cat /proc/\(shell)/task/\(shell)/children)"
    _ = try terminal.run("for try in {1..100}; do pid=\(children); [[ $pid ]] && kill -\(signal) $pid && break; sleep 0.05; done")
  }

  /// What is on the screen.
  func screen() throws -> String { try terminal.run("\(socket) capture-pane -p").output }

  /// Waits until the screen has all of these texts, or until it has taken too long.
  func shows(_ texts: String..., within seconds: Double = 20, at location: SourceLocation = #_sourceLocation) throws {
    try waits(for: texts, within: seconds, at: location)
  }

  /// Waits until the screen has none of these texts.
  func hides(_ texts: String..., at location: SourceLocation = #_sourceLocation) throws {
    try waits(20, "it still shows one of \(texts)", location) { screen in !texts.contains(where: screen.contains) }
  }

  /// The words that are kept, as `glot list` has them.
  func kept() throws -> [String] {
    try terminal.run("glot list --plain").output.split(separator: "\n").map { String($0.split(separator: "\t")[1]) }
  }

  private func waits(for texts: [String], within seconds: Double, at location: SourceLocation) throws {
    if texts.isEmpty { return }
    try waits(seconds, "it does not show \(texts)", location) { screen in texts.allSatisfy(screen.contains) }
  }

  /// Waits until the screen is as wanted.
  func waits(_ seconds: Double, _ complaint: String, _ location: SourceLocation = #_sourceLocation, _ isMet: (String) -> Bool) throws {
    let end = Date().addingTimeInterval(seconds)
    var screen = ""
    repeat {
      screen = try self.screen()
      if isMet(screen) { return }
      Thread.sleep(forTimeInterval: 0.02)
    } while Date() < end
    Issue.record("\(complaint):\n\(screen)", sourceLocation: location)
    throw ScreenTimeout()
  }
}

/// The screen did not become what was waited for.
struct ScreenTimeout: Error {}
