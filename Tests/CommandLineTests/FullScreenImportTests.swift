import Foundation
import Testing

/// Files, the reminder, the settings and the search on the full screen, in a real terminal.
@Suite(.serialized)
struct FullScreenImportTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal(language: "C.UTF-8") }

  private func opened(_ words: String) throws -> ScreenSession { try ScreenSession.opened(terminal, words) }

  @Test func `a file is looked into, imported and taken back`() throws {
    _ = try terminal.run("mkdir lists; printf 'text,translation\\ngato,cat\\ncasa,building\\nluna\\n' > lists/words.csv; glot lang es en")
    let session = try opened("casa")
    try session.type("i", shows: "Import words", "Type the path of a file")
    try session.write("~/li")
    try session.type("Tab", "Tab", shows: "File: ~/lists/words.csv")
    try session.type("Enter")
    try session.shows("a table, 3 records", "2 new, 1 merged, 0 skipped", "Nothing has been changed yet")
    #expect(try session.kept() == ["casa"])
    try session.type("Enter", shows: "Imported. Press u")
    #expect(try session.kept() == ["luna", "gato", "casa"])
    try session.type("u", shows: "Undid", "File: ~/lists/words.csv")
    #expect(try session.kept() == ["casa"])
    try session.type("C-c", shows: "ended 0")
  }

  @Test func `a package of Anki is looked into and imported with its answers`() throws {
    let script = Terminal.checkout.appending(path: "Tests/CommandLineTests/anki-package.py").path(percentEncoded: false)
    _ = try terminal.run("mkdir p; python3 \(script) bad p; glot lang es en")
    let session = try opened("sol")
    try session.type("i", shows: "Import words", "Type the path of a file")
    try session.write("p/cut.apkg")
    try session.type("Enter", shows: "is incomplete: its end is missing")
    try session.type("C-u")
    try session.write("~/p/good.apkg")
    try session.type("Enter")
    try session.shows("Anki, 1 record", "1 new, 0 merged, 0 skipped", "For practice: 1 card, 1 answer", "word=Front, translation=Back")
    #expect(try session.kept() == ["sol"])
    try session.type("Enter", shows: "Imported. Press u")
    #expect(try session.kept() == ["sol", "casa"])
    #expect(try terminal.run("glot practice due --plain").output == "1\t2\n")
    try session.type("u", shows: "Undid")
    #expect(try session.kept() == ["sol"])
    try session.type("C-c", shows: "ended 0")
  }

  @Test(arguments: ["Escape", "C-c"])
  func `an import that is given up leaves nothing, and nobody is kept from the data`(key: String) throws {
    // Long enough to be seen, however fast the machine.
    _ = try terminal.run("seq 400000 | sed 's/.*/word&,translation&/' > many.csv; glot lang es en")
    let session = try opened("casa")
    try session.type("i", shows: "Import words")
    try session.write("many.csv")
    try session.type("Enter", shows: "Reading", " %", "Press Esc to cancel")
    try session.type("Escape", shows: "Type the path of a file")
    _ = try terminal.run("head -n 120000 many.csv > some.csv")
    try session.type("C-u")
    try session.write("some.csv")
    try session.type("Enter", shows: "120000 new", within: 120)
    try session.type("Enter", shows: "Importing", " %")
    try session.type("M-3", "C-z", key)
    if key == "Escape" {
      try session.shows("The import was cancelled. Nothing was changed.", within: 60)
      try session.type("C-c")
    }
    try session.shows("ended 0", within: 60)
    #expect(try session.kept() == ["casa"])
    #expect(try terminal.run("glot add luna -d es:en > /dev/null; glot history --plain | grep -c import").output == "0\n")
  }

  @Test func `the reminder is installed, changed and removed`() throws {
    let session = try opened("casa")
    try session.type("r", shows: "Daily reminder", "not installed", "19:30")
    try session.type("t", shows: "Type the time as in 19:30")
    try session.type("C-u")
    try session.write("0:00")
    try session.type("Enter", shows: "00:00")
    #expect(try terminal.run("glot config get remind_at --plain").output == "remind_at\t00:00\n")
    try session.type("Enter")
    let isInstalled = try terminal.run("which systemctl").status == 0
    if isInstalled {
      try session.shows("not needed: you added a word today")
      try session.hides("not installed")
      #expect(try terminal.run("glot remind status --plain").output.hasPrefix("installed\t00:00"))
      try session.type("d", shows: "Reminders are off now", "not installed")
    } else {
      try session.shows("crontab -e")
    }
    try session.type("C-c", shows: "ended 0")
  }

  @Test func `the language is changed in the settings, and stays`() throws {
    let session = try opened("casa")
    try session.type(",", shows: "Settings", "› Language", "system default")
    try session.type("Enter", "Enter", shows: "Настройки", "› Язык", "русский")
    try session.type("C-c", shows: "ended 0")
    try session.start("clear; glot")
    try session.shows("1 Слова", "casa")
    #expect(try terminal.run("glot frobnicate").errors.contains("нет"))
    try session.type("C-c")
  }

  @Test func `what was mistyped in the search is offered, and opened with Enter`() throws {
    let session = try opened("perro")
    try session.type("/", shows: "Type any part of a word")
    try session.write("perrp", shows: "No words were found", "Did you mean:", "›  perro")
    try session.type("Enter", shows: "Entry", "1. dog")
  }
}
