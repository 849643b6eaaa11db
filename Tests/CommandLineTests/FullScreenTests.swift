import Foundation
import Testing

/// The full-screen interface in a real terminal.
@Suite(.serialized)
struct FullScreenTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal(language: "C.UTF-8") }

  private func opened(_ words: String = "", isAsked: Bool = true, columns: Int = 80, rows: Int = 24) throws -> ScreenSession {
    try ScreenSession.opened(terminal, words, isAsked: isAsked, columns: columns, rows: rows)
  }

  @Test func `a word is added, found, starred, edited, deleted and brought back`() throws {
    _ = try terminal.run("glot lang es en")
    let session = try opened(isAsked: false)
    try session.type("a", shows: "New word", "es → en")
    try session.write("casa", shows: "house; home")
    try session.type("Enter", shows: "Added “casa”", "›  casa")
    try session.type("/", shows: "Type any part of a word")
    try session.write("hous", shows: "›  casa", "everywhere")
    try session.type("Enter", shows: "Entry", "1. house")
    try session.type("s", shows: "★  casa")
    try session.type("e", shows: "Change the word")
    try session.type("Tab", "C-u")
    try session.write("hogar")
    try session.type("Enter", shows: "Changed “casa”", "your translation: hogar")
    try session.type("d", shows: "Deleted “casa”", "Search")
    #expect(try session.kept() == [])
    try session.type("Escape", shows: "There are no words yet")
    try session.type("u", shows: "Restored casa", "›★ casa", "hogar")
    #expect(try session.kept() == ["casa"])
    try session.type("q", shows: "ended 0")
  }

  @Test func `a spelling that a dictionary has is taken with one key, to save it and to look it up`() throws {
    _ = try terminal.run("glot lang es en")
    let session = try opened(isAsked: false)
    try session.type("a", shows: "New word")
    try session.write("desarollo", shows: "Did you mean:", "Alt-1  desarrollo")
    try session.type("M-1", shows: "+ desarrollo", "development")
    try session.type("Enter", shows: "Added “desarrollo”")
    try session.type(":", shows: "actions")
    try session.write("iglecia", shows: "› Look up “iglecia” without saving")
    try session.type("Enter", shows: "No dictionary has “iglecia”.", "Alt-1  iglesia")
    try session.type("M-1", shows: "Word: iglesia", "1. church")
    try session.type("Escape", shows: "1 word")
    #expect(try session.kept() == ["desarrollo"])
    try session.type("q", shows: "ended 0")
  }

  @Test func `who stops the program does not stop it in the middle of a change`() throws {
    let session = try opened("casa")
    _ = try terminal.run(
      """
      mkfifo hold; (printf 'BEGIN IMMEDIATE;\n.print locked\n'; cat hold) | sqlite3 .local/share/glot/glot.db > locked &
      until grep -q locked locked; do :; done
      """)
    try session.type("s", "C-z")
    _ = try terminal.run("echo 'ROLLBACK;' > hold")
    try session.shows("Stopped")
    #expect(try terminal.run("glot stars --plain | cut -f2").output == "casa\n")
    try session.type("fg", "Enter", shows: "★ casa")
    try session.type("q")
  }

  @Test func `a task is written down, done, deleted and brought back`() throws {
    let session = try opened()
    try session.type("M-3", shows: "There are no open tasks")
    try session.type("a", shows: "New task")
    try session.write("Call Ann tomorrow p:high +home", shows: "due tomorrow", "high priority", "#home")
    try session.type("Enter", shows: "Added: Call Ann", "› ○ ! Call Ann")
    _ = try terminal.run("glot todo add Pay the rent -q")
    try session.shows("Pay the rent")
    try session.type("x", shows: "done: 1")
    try session.type("c", shows: "✓ ! Call Ann")
    try session.type("d", shows: "Deleted “")
    #expect(try terminal.run("glot todo count --plain").output == "open\t0\ndone\t1\noverdue\t0\n")
    try session.type("u", shows: "Restored Pay the rent")
    try session.type("q", shows: "ended 0")
  }

  @Test func `a dictionary is added, moved, tried, removed and brought back`() throws {
    _ = try terminal.run(
      #"""
      mkdir -p .stardict/dic; cd .stardict/dic
      printf "StarDict's dict ifo file\nversion=2.4.2\nbookname=English-Russian\nsametypesequence=m\n" > zorp.ifo
      printf 'zorp\0\0\0\0\0\0\0\0\16' > zorp.idx; printf 'зорпить' > zorp.dict
      """#)
    let session = try opened()
    try session.type("S", shows: "Dictionaries", "› 1  core")
    try session.type("a", shows: "Add a dictionary", "zorp", "apt-cache")
    try session.type("PageDown", shows: "› zorp")
    try session.type("Enter", shows: "Added the dictionary “zorp”")
    try session.shows("2  zorp")
    try session.type("Down", "K", shows: "› 1  zorp")
    try session.type("t", shows: "Try a dictionary")
    try session.write("zorp", shows: "1. зорпить")
    try session.type("Escape", shows: "› 1  zorp")
    try session.type("d", shows: "Removed “zorp”")
    try session.shows("› 1  core")
    try session.type("u", shows: "Restored the source zorp")
    try session.shows("› 1  zorp")
    try session.type("q", "q", shows: "ended 0")
    #expect(try terminal.run("glot source list --plain | cut -f1").output == "zorp\ncore\n")
  }

  @Test func `what another shell changes appears without a key`() throws {
    let session = try opened("casa")
    _ = try terminal.run("glot add perro -d es:en -q")
    try session.shows("perro", "casa")
    _ = try terminal.run("glot star perro -q; glot rm casa -q")
    try session.shows("★ perro")
    try session.hides("casa")
  }

  @Test func `the first word of all appears too`() throws {
    let session = try opened()
    _ = try terminal.run("glot add casa -d es:en -q")
    try session.shows("casa", "house")
  }

  @Test func `two interfaces show each other's changes`() throws {
    let first = try opened("casa perro")
    try first.tmux("split-window -h glot")
    try first.shows("1/7 Words", "›  perro")
    try first.type("Down", "s", shows: "›★ casa")
    try first.tmux("select-pane -t 0")
    try first.shows("›  perro", " ★ casa")
  }

  @Test func `roots are counted, explained, cleared and brought back`() throws {
    let session = try opened()
    try session.type(":")
    try session.write("“Stems")
    try session.type("Enter", shows: "Type words and press Enter")
    try session.write("KMZLZ KMZ dunezl")
    try session.type("Enter", shows: "2 roots in 3 words", "› DUNR", "KMZ       2")
    _ = try terminal.run("glot stem --keep KMZL -q")
    try session.shows("KMZ       3")
    try session.type("Down", "Enter", shows: "Words of the root", "KMZLZ  -LZ")
    try session.type("Escape", "C-x", shows: "Removed: 2 roots.", "Type words and press Enter")
    #expect(try terminal.run("glot stem roots --plain").output == "")
    try session.type("C-_", shows: "Restored the roots", "KMZ       3")
    try session.type("C-c", shows: "ended 0")
  }

  @Test func `roots are counted by the grammar of a language too`() throws {
    let session = try opened()
    try session.type("M-7", shows: "Type words and press Enter")
    try session.type("C-g", "C-g", shows: "Spanish >")
    try session.write("casas corriendo")
    try session.type("Enter", shows: "2 roots in 2 words", "› cas", "corr")
    for language in ["Russian", "German", "French", "Italian", "Portuguese"] {
      try session.type("C-g", shows: "\(language) >")
    }
    try session.type("C-g")
    try session.hides("Portuguese >")
    try session.type("C-c", shows: "ended 0")
  }

  @Test func `the mouse opens a word, goes to a tab and is left to the terminal when told so`() throws {
    let session = try opened("casa perro gato")
    try session.press(column: 6, row: 3)
    try session.shows("›  perro")
    try session.press(column: 6, row: 3)
    try session.press(column: 6, row: 3)
    try session.shows("Entry", "dog")
    try session.type("Escape", shows: "›  perro")
    try session.press(column: 33, row: 1)
    try session.shows("There are no open tasks")
    #expect(try session.answer("display-message -p '#{mouse_standard_flag}'") == "1\n")
    // Motion is not reported, so that the terminal selects with Shift as usual.
    #expect(try session.answer("display-message -p '#{mouse_button_flag}#{mouse_all_flag}'") == "00\n")
    try session.type(":")
    try session.write("Mouse: off")
    try session.type("Enter", shows: "Mouse: off", "There are no open tasks")
    #expect(try session.answer("display-message -p '#{mouse_standard_flag}'") == "0\n")
    #expect(try terminal.run("glot config get ui.mouse --plain").output == "ui.mouse\toff\n")
    try session.type("q", shows: "ended 0")
  }

  @Test func `it survives any window`() throws {
    let session = try opened("casa perro gato")
    for size in ["-x 1 -y 1", "-x 2 -y 2", "-x 10 -y 3", "-x 40 -y 10", "-x 200 -y 60"] {
      try session.tmux("resize-window \(size)")
      try session.type("Down", "Up", "?", "q")
    }
    try session.tmux("resize-window -x 80 -y 24")
    try session.shows("1 Words", "gato", "perro", "casa", "a add")
  }

  @Test func `a paste of a megabyte can be left, and as much of it be kept as a word holds`() throws {
    let session = try opened()
    try Data(String(repeating: "a\u{1B}[31m\0ж", count: 1 << 17).utf8).write(to: terminal.home.appending(path: "paste"))
    try session.tmux("load-buffer paste")
    for key in ["Escape", "Enter"] {
      try session.type("a", shows: "New word")
      try session.tmux("paste-buffer -p")
      try session.shows("ж")
      try session.type(key, shows: key == "Escape" ? "There are no words yet" : "Added")
    }
  }

  @Test(.enabled(if: Components.canMount, "skipped: a small disk of its own needs the right to mount"))
  func `a full disk gets a message, and it goes on when there is room`() throws {
    _ = try terminal.run("mkdir -p .local/share/glot; mount -t tmpfs -o size=1500k tmpfs .local/share/glot")
    defer { _ = try? terminal.run("umount -l .local/share/glot") }
    let session = try opened("perro", columns: 200)
    _ = try terminal.run("cat /dev/zero > .local/share/glot/filler 2>/dev/null")
    try session.type("s", shows: "is full. Nothing was changed.", "›  perro")
    _ = try terminal.run("rm .local/share/glot/filler")
    try session.type("s", shows: "›★ perro")
  }
}

/// What happens to the database under the running interface.
@Suite(.serialized)
struct FullScreenTroubleTests {
  let terminal: Terminal
  let session: ScreenSession

  init() throws {
    terminal = try Terminal(language: "C.UTF-8")
    _ = try terminal.run("glot add casa perro -d es:en -q")
    session = try ScreenSession(terminal, columns: 200)
    try session.start()
    try session.shows("perro", "a add")
  }

  @Test func `a locked database is waited for while keys are answered, then there is a message, and it goes on`() throws {
    let lock = try LockedDatabase(terminal.home.appending(path: ".local/share/glot/glot.db"))
    try session.type("s", "?", shows: "Keys:")
    try session.type("q", shows: "Another process has been writing", within: 40)
    lock.release()
    try session.type("s", shows: "›★ perro")
  }

  @Test func `a database that is spoiled gets a message, and it goes on when it is back`() throws {
    // The index of the log is mapped into memory: whoever cuts that file off ends any process that uses it.
    _ = try terminal.run("cd .local/share/glot && cp glot.db kept && for f in glot.db glot.db-wal; do echo spoiled > $f; done")
    try session.type("s", shows: "Nothing was changed")
    try session.type("?", shows: "Keys:")
    try session.type("q", "q", shows: "ready>")
  }

  @Test func `another database in its place is shown`() throws {
    _ = try terminal.run("glot --data-dir other add luna -d es:en -q; cd .local/share/glot; rm glot.db-*; mv ~/other/glot.db glot.db")
    try session.shows("luna")
    try session.hides("perro")
  }

  @Test func `a database that is gone gets no word lost silently`() throws {
    _ = try terminal.run("rm -r .local/share/glot")
    try session.type("a", shows: "New word")
    try session.write("gato")
    try session.type("Enter", shows: "Added “gato”", "›  gato")
    #expect(try session.kept() == ["gato"])
    try session.type("C-c", shows: "ready>")
  }
}

/// A lock that another process holds on a database.
final class LockedDatabase {
  private let process = Process()
  private let input = Pipe()

  init(_ file: URL) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", file.path(percentEncoded: false)]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("BEGIN IMMEDIATE;\nSELECT 'locked';\n".utf8))
    _ = output.fileHandleForReading.availableData
  }

  func release() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

/// How the full-screen interface ends, and what it leaves behind.
@Suite(.serialized)
struct FullScreenEndTests {
  let terminal: Terminal

  init() throws {
    terminal = try Terminal(language: "C.UTF-8")
    _ = try terminal.run("glot add casa -d es:en -q")
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129), ("INT", 130), ("SEGV", 139), ("ABRT", 134), ("ILL", 132), ("TRAP", 133)])
  func `the terminal is given back whatever ends the program`(signal: String, status: Int) throws {
    let session = try ScreenSession(terminal)
    try session.start("stty -a > before; glot; echo status $?; stty -a > after")
    try session.shows("1 Words", "casa")
    try session.kill(signal)
    try session.shows("status \(status)")
    try session.hides("1 Words")
    try session.write("echo typed", shows: "echo typed")
    #expect(try terminal.run("diff before after") == Terminal.Answer(output: "", errors: "", status: 0))
  }

  @Test func `it stops by Ctrl-Z, goes on by fg, and shows what it did`() throws {
    let session = try ScreenSession(terminal)
    try session.start()
    try session.shows("casa", "a add")
    try session.type("C-z", shows: "Stopped")
    try session.type("fg", "Enter", shows: "casa", "a add")
    try session.type("C-c", shows: "ready>")
  }

  @Test func `a trace tells how long each key took`() throws {
    let session = try ScreenSession(terminal)
    try session.start("glot ui --trace keys.jsonl; echo status $?")
    try session.shows("casa", "a add")
    try session.type("?", shows: "Keys:")
    try session.type("q")
    try session.hides("Keys:")
    try session.type("q", shows: "status 0")
    let lines = try terminal.run("cat keys.jsonl").output.split(separator: "\n")
    #expect(lines.count >= 3)
    #expect(lines.last?.contains("\"event\":\"summary\"") == true && lines.last?.contains("\"first_content_ms\":") == true)
    #expect(!lines.joined().contains("null"))
  }

  @Test(arguments: ["TERM=dumb glot ui", "TERM= glot ui"])
  func `a terminal that cannot be drawn on gets a sentence`(command: String) throws {
    let session = try ScreenSession(terminal)
    try session.start("\(command); echo status $?")
    try session.shows("needs a terminal with cursor control", "status 64")
  }
}
