import Foundation
import Testing

/// What is different on a terminal.
struct ScreenTests {
  let terminal: Terminal

  init() throws {
    terminal = try Terminal(language: "C.UTF-8")
    _ = try terminal.run(
      "glot add casa -d es:en --star --translation house --translation home -q; glot add 学习 -d en:es --translation 'aprender mucho y a fondo, con gusto y con paciencia' -q"
    )
  }

  private func onScreen(_ command: String, columns: Int = 80) throws -> Terminal.Answer {
    try terminal.run("script -qec 'stty cols \(columns); \(command)' /dev/null < /dev/null | tr -d '\\r'; exit ${PIPESTATUS[0]}")
  }

  @Test func `a pipe gets no colour and a screen does`() throws {
    #expect(!(try terminal.run("glot list").output.contains("\u{1B}")))
    #expect(try onScreen("glot list").output.contains("\u{1B}[33m★\u{1B}[0m"))
  }

  @Test(arguments: [
    "NO_COLOR=1 glot list", "TERM=dumb glot list", "glot list --no-color", "glot list --color never",
    "glot config set color never > /dev/null; glot list",
  ])
  func `colour can be turned off`(command: String) throws {
    #expect(!(try onScreen(command).output.contains("\u{1B}")))
  }

  @Test(arguments: ["glot list --color=always", "FORCE_COLOR=1 glot list", "glot --color always list"])
  func `colour can be forced`(command: String) throws {
    #expect(try terminal.run(command).output.contains("\u{1B}[33m★"))
  }

  @Test(arguments: ["glot list --json --color=always", "glot list --plain --color=always"])
  func `data has no colour`(command: String) throws {
    #expect(!(try terminal.run(command).output.contains("\u{1B}")))
  }

  @Test func `a line is cut to the screen by its real width, and never in a pipe`() throws {
    let shown = try onScreen("glot list --no-color", columns: 40).output
    #expect(shown == "2     学习  aprender mucho y a…  en → es\n1  ★  casa  house, home          es → en\n")
    #expect(try terminal.run("glot list").output.contains("con gusto y con paciencia"))
  }

  @Test func `a command that needs a word never waits for one on a terminal`() throws {
    let answer = try onScreen("timeout 5 glot add")
    #expect(answer.status == 64)
    #expect(answer.output == "There is no word to keep. Write it as in “glot add casa”.\n")
  }

  @Test func `escapes in stored texts never reach the terminal`() throws {
    _ = try terminal.run("sqlite3 .local/share/glot/glot.db \"UPDATE word SET note = 'a' || char(27) || '[31mb' WHERE number = 1\"")
    #expect(try terminal.run("glot show 1").output.contains("note: a�[31mb"))
    #expect(try terminal.run("glot show 1 --json").output.contains("a\\u001b[31mb"))
  }
}
