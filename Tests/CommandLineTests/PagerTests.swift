import Foundation
import Testing

/// Long output on a terminal.
struct PagerTests {
  let terminal: Terminal

  init() throws {
    terminal = try Terminal(language: "C.UTF-8")
    _ = try terminal.run("seq -f 'palabra%.0f' 40 | glot add - -d es:en -q")
    // Each says how much it got.
    _ = try terminal.run("mkdir bin; printf '#!/bin/sh\\necho \"paged $(wc -l) lines\"\\n' > bin/counting; chmod +x bin/counting")
  }

  /// What a terminal of 12 rows shows.
  private func shown(_ command: String) throws -> Terminal.Answer {
    try terminal.run(
      "export PATH=$PWD/bin:$PATH; script -qec 'stty rows 12 cols 60; \(command)' /dev/null < /dev/null | tr -d '\\r'; exit ${PIPESTATUS[0]}"
    )
  }

  @Test(arguments: [
    ("GLOT_PAGER=counting glot list", 40), ("PAGER=counting glot list", 40), ("GLOT_PAGER=counting PAGER=nothing glot list --plain", 40),
    ("GLOT_PAGER=\"cat | counting\" glot list --limit 12", 12), ("PAGER=counting glot find is:new --lang ru", 40),
  ])
  func `more than the screen holds goes through the pager`(command: String, lines: Int) throws {
    let answer = try shown(command)
    #expect(answer.output == "paged \(lines) lines\n")
    #expect(answer.status == 0)
  }

  @Test(arguments: [
    "glot list --no-pager", "glot list --no-input", "GLOT_PAGER= glot list", "GLOT_PAGER=cat glot list", "TERM=dumb glot list",
    "glot list | cat", "glot list --limit 11", "glot config set ui.pager off > /dev/null; glot list",
  ])
  func `no pager comes where none is wanted or needed`(command: String) throws {
    let answer = try shown("export PAGER=counting; \(command)")
    #expect(answer.output.contains("palabra40") && !answer.output.contains("paged"))
    #expect(answer.status == 0)
  }

  @Test func `a line that is wrapped counts as the rows that it takes`() throws {
    _ = try terminal.run("glot edit 1 --note \"$(printf 'nota %.0s' {1..200})\"")
    #expect(try shown("PAGER=counting glot show 1 --json").output == "paged 1 lines\n")
  }

  private static let remark = "No word counts as known yet. To leave out those that you know: glot level\n"

  @Test func `colours reach the pager`() throws {
    #expect(try shown("PAGER=\"head -n 1\" glot list").output.contains("\u{1B}["))
  }

  @Test func `a text that is glossed block by block goes through one pager`() throws {
    _ = try terminal.run("for i in {1..30}; do printf 'La casa azul está cerca del río.\\n\\n'; done > text")
    let answer = try shown("PAGER=counting glot gloss text --from es --to en")
    #expect(answer.output == "paged 119 lines\n" + Self.remark)
  }

  @Test func `a pager that ends early is no error, and remarks come after it`() throws {
    _ = try terminal.run("for i in {1..3000}; do printf 'La casa azul está cerca del río.\\n\\n'; done > text")
    let answer = try shown("PAGER=\"head -n 2\" glot gloss text missing --from es --to en")
    #expect(answer.output.split(separator: "\n").count <= 3)
    let list = try shown("PAGER=true glot list; echo ended $?")
    #expect(list.output == "ended 0\n")
  }

  @Test func `without its pager, the output is printed and the user is told`() throws {
    let answer = try shown("PAGER=nothing glot list; echo ended $?")
    #expect(answer.output.contains("palabra40") && answer.output.contains(/palabra1\b/))
    #expect(
      answer.output.hasSuffix(
        "The pager “nothing” cannot be started. Set GLOT_PAGER or PAGER to another one, or leave it out with "
          + "--no-pager.\nended 0\n"))
    let russian = try shown("PAGER=nothing glot list --lang ru")
    #expect(russian.output.contains("Не удалось запустить программу просмотра «nothing»."))
  }

  @Test func `the exit status is that of the command`() throws {
    let long = try shown("PAGER=false glot help; echo ended $?")
    #expect(long.output == "ended 0\n")
    _ = try terminal.run("for i in {1..30}; do printf 'La casa azul está cerca del río.\\n\\n'; done > text")
    let missing = try shown("PAGER=counting glot gloss text missing --from es --to en; echo ended $?")
    #expect(missing.output == "paged 119 lines\n" + Self.remark + "There is no file missing. Check the path.\nended 66\n")
  }

  @Test func `a dialogue is never paged`() throws {
    _ = try terminal.run("glot add casa -d es:en -q")
    let answer = try shown("yes show | head -n 20 | PAGER=counting glot practice --new 20")
    #expect(answer.output.split(separator: "\n").count > 12 && !answer.output.contains("paged"))
  }

  @Test func `less shows the first screen, takes Ctrl-C, and is left with q`() throws {
    let session = try ScreenSession(terminal, columns: 60, rows: 12)
    try session.start("unset PAGER; glot list; echo ended $?")
    try session.shows("palabra40", ":")
    #expect(!(try session.screen().contains("palabra20")))
    try session.type("C-c")
    try session.type("G", shows: "palabra1 ", "(END)")
    try session.type("q", shows: "ended 0")
  }
}
