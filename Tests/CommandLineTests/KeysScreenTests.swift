import Foundation
import Testing

/// The keyboard's screen in a real terminal.
@Suite(.serialized)
struct KeysScreenTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal(language: "C.UTF-8") }

  private func opened(_ command: String = "glot", _ text: String) throws -> ScreenSession {
    // Who has chosen the languages is not asked for them.
    _ = try terminal.run("\(command) lang es en -q")
    let session = try ScreenSession(terminal)
    try session.start("\(command); echo ended $?")
    try session.shows("5 Keyboard", "There are no words yet")
    try session.type("M-5", shows: text)
    return session
  }

  private func write(_ piece: String) throws {
    let board = #"{"content":[{"id":"1","displayText":"file button","content":["\#(piece)","next"]}]}"#
    try Data(board.utf8).write(to: terminal.home.appending(path: "board.json"))
  }

  @Test func `pieces are pressed, copied, picked, found, taken back and deleted`() throws {
    let session = try opened("glot", "› Greetings")
    try session.type("Enter", shows: "> hello!", "1/3")
    try session.type("c", shows: "Copied with tmux.")
    #expect(try session.answer("show-buffer") == "hello!")
    try session.type("p", shows: "hello!  1×")
    try session.type("Down", "Enter", shows: "> good to see you!", "2/3")
    try session.type("b", shows: "Undid “good to see you!”", "> hello!", "1/3")
    try session.type("/", shows: "Type any part of a piece.")
    try session.write("HELP", shows: "› thank you for your help!  thanks 1/3")
    try session.type("Enter", shows: "> hello! thank you for your help!", "› Thanks")
    try session.type("BSpace")
    try session.hides("help!")
    try session.type("C-u")
    try session.hides("> hello!")
    try session.type("C-y", shows: "> hello! thank you for your help!")
    try session.type("q", shows: "ended 0")
    #expect(try terminal.run("glot keys --plain | cut -f 1,3").output == "1\t0\n2\t\n3\t0\n4\t\n")
  }

  @Test(arguments: ["has": "Copied with the terminal", "has-not": "Install wl-copy or xclip"])
  func `a terminal is asked for its clipboard while its keys are read, and believed`(clipboard: String, said: String) throws {
    let script = Terminal.checkout.appending(path: "Tests/CommandLineTests/clipboard-terminal.py").path(percentEncoded: false)
    let answer = try terminal.run("python3 '\(script)' \(clipboard)")
    #expect(answer.output == "clipboard: hello!, said: \(said), next: hello!\n", "\(answer.errors)")
  }

  @Test func `a file is chosen, read again when it has changed, and left by undo`() throws {
    try write("from a file")
    let session = try opened("glot", "› Greetings")
    try session.type("o", shows: "› the starter board ✓", "another address or file")
    try session.type("a", shows: "Address or file:")
    try session.write("nothing.json")
    try session.type("Enter", shows: "nothing.json", "There is no file")
    try session.type("C-u")
    try session.write("board.json")
    try session.type("Enter", shows: "Now in use:")
    try session.type("Escape", shows: "› File Button", "0/2")
    try session.type("Enter", shows: "> from a file", "1/2")
    try write("changed behind")
    try session.type("C-l", "Enter", shows: "> changed behind")
    try Data("{".utf8).write(to: terminal.home.appending(path: "board.json"))
    try session.type("C-l", shows: "The previous board is used.", "› File Button")
    try session.type("u", shows: "› Greetings")
    #expect(try terminal.run("glot keys source --plain | cut -f 1").output == "starter\n")
    try session.type("q", shows: "ended 0")
  }

  @Test func `a service is asked again behind and by a key, and its errors leave the old board`() throws {
    let service = try KeysService(in: terminal)
    try service.answer("good")
    #expect(try terminal.run("glot keys source \(service.address) --max-age 0s -q").status == 0)
    try service.setRound(5)
    let session = try opened("glot", "› Button 1")
    try session.shows("From \(service.address), fetched")
    // Only the board that was fetched behind can have it.
    try session.pressed("Enter", until: "> round 5")
    try service.setRound(6)
    try session.type("r", shows: "The board was refreshed.")
    try session.type("Enter", shows: "> round 6")
    try service.answer("403")
    try session.type("r", shows: "403", "› Button 1")
    try session.type("Enter", shows: "2/3")
    try session.type("q", shows: "ended 0")
  }

  @Test func `a board that never came is told, and fetched when it is tried again`() throws {
    let service = try KeysService(in: terminal)
    try service.answer("good")
    let answer = try terminal.run(
      """
      glot keys source \(service.address) -q && glot export --all > all.json &&
      python3 -c 'import json; a = json.load(open("all.json")); a["keyboard"]["fetched"] = None; json.dump(a, open("bare.json", "w"))' &&
      glot --data-dir other import bare.json -q
      """)
    #expect(answer.status == 0, "\(answer.errors)")
    try service.answer("403")
    let session = try opened("glot --data-dir other", "Ctrl-L try again")
    try session.type("C-l", shows: "403")
    try service.answer("good")
    try session.type("C-l", shows: "› Button 1", "The board was refreshed.")
    try session.type("q", shows: "ended 0")
  }
}

extension ScreenSession {
  /// Sends a key again and again until the screen has `text`.
  fileprivate func pressed(_ key: String, until text: String) throws {
    for _ in 1...100 where try !screen().contains(text) {
      try type(key)
      Thread.sleep(forTimeInterval: 0.05)
    }
    try shows(text)
  }
}
