import Foundation
import Testing

/// The shell widgets of the content keyboard, each in its shell in a real terminal.
@Suite(.serialized)
struct WidgetTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal(language: "C.UTF-8") }

  private func shell(_ command: String, _ setUp: String) throws -> ScreenSession {
    let session = try ScreenSession(terminal)
    try session.start("exec env PS1='%> ' \(command)")
    try session.start("clear")
    try session.start(setUp)
    try session.start("clear; echo set up")
    try session.shows("set up")
    return session
  }

  /// Presses the keys in a shell that has read the widgets.
  private func drive(_ session: ScreenSession) throws {
    try session.write("echo ")
    try session.type("M-k", shows: "echo hello!")
    try session.type("M-k", shows: "echo good to see you!")
    try session.hides("echo hello!")
    try session.write(" and ")
    try session.type("M-k", shows: "echo good to see you! and how was your week?")
    try session.type("C-u", "C-k")
    try session.write("echo ")
    try session.type("M-K", shows: "1  how was your week?", "3  hello!", "9  ")
    try session.type("3", "Enter", shows: "echo hello!")
  }

  @Test func `in bash the next piece comes into the command line, and a picked one`() throws {
    let session = try shell("bash --norc --noprofile", "source <(glot completions bash)")
    try drive(session)
    try session.type("C-u")
    try session.write("GLOT_KEY=farewell")
    try session.type("Enter", "M-k", shows: "until next time!")
  }

  @Test func `in zsh the next piece comes into the command line, and a picked one`() throws {
    guard try terminal.run("command -v zsh").status == 0 else { return print("skipped: zsh is not installed") }
    try drive(try shell("zsh -f", "autoload -U compinit; compinit -u; source <(glot completions zsh)"))
  }

  @Test func `in fish the next piece comes into the command line, and a picked one`() throws {
    guard try terminal.run("command -v fish").status == 0 else { return print("skipped: fish is not installed") }
    try drive(try shell("fish --no-config", "glot completions fish | source"))
  }

  @Test func `in tmux a piece is copied, and said so only when tmux has it`() throws {
    let session = try shell("bash --norc --noprofile", "true")
    try session.start("glot keys press 1 --copy")
    try session.shows("hello!", "Copied with tmux.")
    #expect(try session.buffer() == "hello!")
  }
}

extension ScreenSession {
  /// What tmux has copied.
  fileprivate func buffer() throws -> String { try answer("show-buffer") }
}
