import CoreModule
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
    #expect(answer.output == "There is no word to add. Try “glot add casa”.\n")
  }

  @Test func `escapes in stored texts never reach the terminal`() throws {
    _ = try terminal.run("sqlite3 .local/share/glot/glot.db \"UPDATE word SET note = 'a' || char(27) || '[31mb' WHERE number = 1\"")
    #expect(try terminal.run("glot show 1").output.contains("note: a�[31mb"))
    #expect(try terminal.run("glot show 1 --json").output.contains("a\\u001b[31mb"))
  }

  @Test(arguments: [
    ("glot ubco --keep \"$BAD\"", "UBCO y�1nzaa�"), ("printf '%s' \"$BAD\" | glot ubco", "UBCO y�1nzaa�"),
    ("glot ubco history --plain", "1\tx�1mya�\tUBCO"), ("glot todo export --format todotxt", "ho�]52;c;QUJD�me"),
    ("glot todo export --format ical", "VERSION:2.0\nPRODID:"), ("glot config list --plain", "http://a�b/"),
    ("glot config list --json", "http://a\\u202eb/"), ("glot config list", "http://a�b/"), ("glot -v find \"$BAD\"", "�1mya�"),
  ])
  func `a terminal gets nothing raw, whoever wrote it`(command: String, shown: String) throws {
    terminal["BAD"] = "x\u{9B}1mya\u{202E}"
    let change = "UPDATE todo SET text = 'ho' || char(27) || ']52;c;QUJD' || char(7) || 'me'"
    _ = try terminal.run("glot todo add Pay; sqlite3 .local/share/glot/glot.db \"\(change)\"")
    _ = try terminal.run("glot ubco --keep \"$BAD\"; glot config set todo.sync_url \"http://a\u{202E}b/\"")
    let answer = try onScreen(command).output
    #expect(answer.contains(shown))
    #expect(!answer.unicodeScalars.contains { $0 != "\n" && $0 != "\t" && HarmlessText.isHarmful($0) && $0 != "\u{1B}" })
    #expect(!answer.contains("\u{1B}]"))
  }

  @Test func `a pipe gets what is data to the byte`() throws {
    terminal["BAD"] = "x\u{9B}1mya\u{202E}"
    #expect(try terminal.run("glot ubco \"$BAD\"").output.contains("y\u{9B}1nzaa\u{202E}"))
    #expect(try terminal.run("printf '%s' \"$BAD\" | glot ubco").output.contains("y\u{9B}1nzaa\u{202E}"))
  }

  @Test(arguments: [
    "glot rm casa", "glot edit casa --note n", "glot import words.csv", "glot export words.csv", "glot ubco clear", "glot stem clear",
    "glot todo rm 1", "glot restore copy.db", "glot keys rm greetings", "glot undo", "glot config set color never",
  ])
  func `no command asks for confirmation, so that --yes changes nothing`(command: String) throws {
    let answers = try ["", " --yes", " --no-input"].map { option in
      let fresh = try Terminal(language: "C.UTF-8")
      _ = try fresh.run(
        "glot add casa -d es:en -q; glot todo add Pay -q; glot ubco --keep Hi; glot stem casas --keep -q; glot backup copy.db -q; printf 'text\ntree\n' > words.csv"
      )
      return try fresh.run("script -qec 'timeout 20 \(command)\(option)' /dev/null < /dev/null | tr -d '\\r'; exit ${PIPESTATUS[0]}")
    }
    #expect(answers[0].status != 124)
    #expect(answers[1].status == answers[0].status && answers[2].status == answers[0].status)
    // Each has a home and a minute of its own.
    let masked = answers.map { $0.output.replacing(#/\/[^ ]*glot-[0-9TZ-]+\.db|\d\d:\d\d/#, with: "…") }
    #expect(masked[1] == masked[0])
    #expect(masked[2] == masked[0])
  }
}
