import Foundation
import Testing

/// What the shells offer when Tab is pressed, each in a real terminal, over a dictionary of a hundred thousand words.
@Suite(.serialized)
struct CompletionTests {
  private static let folder = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)")
  /// Filled once, since that takes longest, and deleted when the tests end.
  private static let filled = Result { () throws -> URL in
    let terminal = try Terminal()
    terminal["GLOT_DATA_DIR"] = "data"
    let words = "awk 'BEGIN { print \"text,translation\"; for (i = 0; i < 100000; i++) printf \"palabra%06d,word\\n\", i }'"
    let answer = try terminal.run("\(words) | glot import - --format csv --from es --to en -q >/dev/null && \(fill)")
    try #require(answer.status == 0, "\(answer.errors)")
    try FileManager.default.copyItem(at: terminal.home.appending(path: "data"), to: folder)
    atexit { try? FileManager.default.removeItem(at: CompletionTests.folder) }
    return folder
  }

  private static let fill = #"""
    glot add niño 'casa blanca' 'es posible: sí' "it's \$(touch harm)" --from es --to en --no-lookup -q >/dev/null &&
    glot add --from ru --to en --no-lookup -q домой -- -ismo >/dev/null &&
    glot edit niño --tag 'verbos irregulares' -q >/dev/null && glot todo add 'Buy milk' --tag home -q >/dev/null
    """#

  let terminal: Terminal

  init() throws {
    terminal = try Terminal(language: "C.UTF-8")
    try FileManager.default.copyItem(at: try Self.filled.get(), to: terminal.home.appending(path: "data"))
    terminal["GLOT_DATA_DIR"] = terminal.home.appending(path: "data").path(percentEncoded: false)
  }

  private func shell(_ command: String, _ setUp: String) throws -> ScreenSession {
    let session = try ScreenSession(terminal, columns: 120, rows: 40)
    try session.start("exec env PS1='%> ' \(command)")
    try session.start("clear")
    try session.start(setUp)
    try session.start("clear; echo set up")
    try session.shows("set up")
    return session
  }

  /// What is typed, and what Tab makes of it in every shell.
  private static let completed = [
    ("glot tod", "glot todo"),
    ("glot edit casa", #"glot edit casa\ blanca"#), ("glot star \"casa b", "glot star \"casa blanca\""),
    ("glot star 'casa b", "glot star 'casa blanca'"), (#"glot star casa\ b"#, #"glot star casa\ blanca"#),
    ("glot show дом", "glot show домой"), ("glot rm palabra09999", "glot rm palabra09999"), ("glot rm -- -is", "glot rm -- -ismo"),
    ("glot star \"es posible: s", "glot star \"es posible: sí\""),
    ("glot list --tag ver", #"glot list --tag verbos\ irregulares"#), ("glot add -d es:e", "glot add -d es:en"),
    ("glot todo done Bu", #"glot todo done Buy\ milk"#), ("glot todo list --tag ho", "glot todo list --tag home"),
    ("glot source disable co", "glot source disable core"), ("glot source disa", "glot source disable"),
    ("glot keys press fare", "glot keys press farewell"), ("glot keys source star", "glot keys source starter"),
    ("glot config g", "glot config get"), ("glot config set ui.m", "glot config set ui.mouse"),
    ("glot config set color al", "glot config set color always"), ("glot help todo ad", "glot help todo add"),
  ]

  private func drive(_ session: ScreenSession, folded: String) throws {
    for (typed, shown) in Self.completed + [("glot show nin", folded)] {
      try session.type("C-u")
      try session.write(typed.replacing("'", with: #"'\''"#), shows: typed)
      try session.type("Tab", shows: shown)
    }
    // What it would do is not done, neither by the completion nor by the finished line.
    try session.type("C-u")
    try session.write("glot show it", shows: "glot show it")
    try session.type("Tab", shows: "touch")
    try session.type("Enter", shows: "it's $(touch harm)")
    #expect(!FileManager.default.fileExists(atPath: terminal.home.appending(path: "harm").path(percentEncoded: false)))
  }

  @Test func `in bash Tab offers what is kept, and commands before options`() throws {
    let session = try shell("bash --norc --noprofile", "source <(glot completions bash)")
    try session.write("glot ")
    try session.type("Tab", "Tab", shows: "--json", "practice")
    let screen = try session.screen()
    // They are listed column by column, so only the first command is sure to stand before all options.
    let (command, option) = (try #require(screen.firstRange(of: "add")), try #require(screen.firstRange(of: "--json")))
    #expect(command.lowerBound < option.lowerBound)
    try drive(session, folded: "glot show niño")
  }

  @Test func `in zsh Tab offers what is kept`() throws {
    guard try terminal.run("command -v zsh").status == 0 else { return print("skipped: zsh is not installed") }
    try drive(try shell("zsh -f", "autoload -U compinit; compinit -u; source <(glot completions zsh)"), folded: "glot show niño")
  }

  /// fish keeps what was typed, which finds the word as well.
  @Test func `in fish Tab offers what is kept`() throws {
    guard try terminal.run("command -v fish").status == 0 else { return print("skipped: fish is not installed") }
    try drive(try shell("fish --no-config", "glot completions fish | source"), folded: "glot show nino")
  }

  @Test func `what many words have in common is what all of them have in common`() throws {
    let answer = try terminal.run("glot complete words palabra09")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 100)
    #expect(lines.first == "palabra090000" && lines.last == "palabra099999")
  }

  @Test func `control characters never reach the shell`() throws {
    _ = try terminal.run(
      "printf 'text,translation\\nhostil \\033[31mrojo,word\\nhostil,word\\n' | glot import - --format csv --from es --to en -q")
    #expect(try terminal.run("glot complete words hostil").output.split(separator: "\n").allSatisfy { !$0.contains("\u{1B}") })
    #expect(try terminal.run("glot complete words hostil").output.contains("hostil\n"))
  }

  @Test func `nothing is written, and no service asked, to complete a word`() throws {
    let empty = try Terminal()
    for kind in [
      "words", "tags", "tasks", "task-tags", "sources", "buttons", "boards", "directions", "texts", "backups", "settings", "topics",
    ] {
      let answer = try empty.run("strace -f -e trace=connect,rename,unlink,mkdir,execve -o trace glot complete \(kind) ''")
      #expect(answer.errors == "" && answer.status == 0)
      let calls = try empty.run("grep -cE 'connect\\(|rename|unlink|mkdir|execve' trace")
      #expect(calls.output == "1\n", "\(kind): only glot itself is run")
    }
    #expect(try empty.run("find . -name 'glot*' -o -name '.local' -o -name '.config'").output == "")
  }
}
