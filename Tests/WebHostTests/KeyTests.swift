import AppServices
import CoreModule
import Foundation
import Reading
import Testing

@testable import ScreenHost
@testable import TerminalKit
@testable import WebHost

/// The keys of a page are those of the same screen in a terminal. Ctrl, Alt, the function keys and Tab are left to the browser.
@MainActor
struct KeyTests {
  /// Why an action of the terminal has no key on the page.
  enum Reason {
    /// Each row has a button for it, which Enter presses when it is selected.
    case button
    /// The script of all pages moves in lists, and opens their rows: see ``the script moves in lists by the keys of the terminal()``.
    case script
    /// Dictionaries are arranged in a terminal alone.
    case terminal
    /// The terminal offers it still, but there is no card any more.
    case over
    /// The page has no line of text that grows: what is put out is copied as it is.
    case noLine
    /// The page has fields and buttons for it, where only the keys of the browser work.
    case form
    /// The header of every page has it: see ``on every page the keys of every screen()``.
    case header
  }

  @Test func `words`() async throws {
    try await compare { browser, terminal in
      await browser.addElsewhere("casa")
      await terminal.start()
      let add = "add the selected word to favourites, or remove it"
      let practised = [
        "put the word off until tomorrow": "value=\"bury\"", "set the day on which the word comes back": "day",
        "practise the word from the beginning, as if it were new": "value=\"reset\"",
      ]
      try await check(
        browser, "/words", terminal,
        [
          "add a word": "id=\"text\"", add: "/star", "change the selected word": "/edit",
          "delete the selected word": "/delete", "do not practise the word any more": "value=\"hold\"",
          "show the favourites": "starred=yes",
          "show the pending words": "/words/pending", "choose the languages of new words": "/settings",
          "import words from a file": "/words/import", "set up the daily reminder": "/settings#remind_at",
        ].merging(practised) { $1 },
        without: [
          "open the entry of the selected word": .script, "go to the first word": .script, "go to the last word": .script,
          "arrange the dictionaries": .terminal,
        ], onlyHere: ["x", "F", "/"])
      await terminal.type(.enter)
      try await check(
        browser, "/words/1", terminal,
        [
          add: "/star", "change the selected word": "/edit",
          "delete the selected word": "/delete", "do not practise the word any more": "value=\"suspend\"",
        ].merging(practised) { $1 })
      await terminal.type(.escape, "p")
      try await check(browser, "/words/pending", terminal, [:])
    }
  }

  @Test func `tasks`() async throws {
    try await compare { browser, terminal in
      _ = try await browser.post("/tasks", [("line", "Move")])
      _ = try await browser.post("/tasks", [("line", "Pack"), ("parent", "1")])
      _ = try await browser.post("/tasks", [("line", "Rest")])
      _ = try await browser.post("/tasks/3/done")
      await terminal.start()
      await terminal.type("3")
      try await check(
        browser, "/tasks", terminal,
        [
          "add a task": "id=\"line\"", "mark the task as done": "/done", "change the task": "#text",
          "delete the task with its parts": "/delete",
          "show or hide done tasks": "done=yes", "give the task the next priority": "/priority",
          "snooze the task until tomorrow morning": "value=\"tomorrow\"",
        ], without: ["open the task": .script, "go to the first task": .script, "go to the last task": .script], onlyHere: ["/"])
      await terminal.type(.enter)
      try await check(
        browser, "/tasks/1", terminal,
        [
          "mark the task as done": "/tasks/1/done", "change the task": "id=\"text\"", "add a part of the task": "id=\"line\"",
          "mark the selected part as done, or reopen it": "/tasks/2/done", "delete the task with its parts": "/tasks/1/delete",
        ])
    }
  }

  @Test func `practice`() async throws {
    try await compare { browser, terminal in
      await browser.addElsewhere("casa")
      await terminal.start()
      await terminal.type("2", .enter)
      let word = [
        "edit the word": "/practice/edit", "add the word to favourites, or remove it": "/practice/star",
        "put the word off until tomorrow": "/practice/bury", "do not practise the word any more": "/practice/suspend",
        "set the day on which the word comes back": "id=\"day\"",
        "practise the word from the beginning, as if it were new": "/practice/reset",
      ]
      let grades = [
        "answer: again": "value=\"1\"", "answer: hard": "value=\"2\"", "answer: good": "value=\"3\"", "answer: easy": "value=\"4\"",
      ]
      try await check(
        browser, "/practice", terminal, ["show the answer": "/practice/show"].merging(grades) { $1 }, onlyHere: ["F", "w"])
      await terminal.type(.enter)
      let card = try await browser.get("/practice").text.firstMatch(of: #/name="card" value="([^"]+)"/#)?.1
      _ = try await browser.post("/practice/show", [("card", String(card ?? ""))])
      try await check(
        browser, "/practice", terminal,
        grades.merging(word) { $1 },
        without: ["save the answer and go on": .button], onlyHere: ["F"])
      for _ in 1...4 { await terminal.type("4") }
      _ = try await browser.post("/practice/begin")
      try await check(
        browser, "/practice", terminal, ["practise what comes back this week": "name=\"ahead\""],
        without: grades.mapValues { _ in .over }.merging(["take the last answer back": .over]) { $1 }, onlyHere: ["F", "p", "Enter"])
      await terminal.type(.escape)
      try await check(
        browser, "/practice", terminal,
        ["practise what is due": "autofocus", "practise what comes back this week": "name=\"ahead\""], onlyHere: ["F"])
    }
  }

  @Test func `the game`() async throws {
    try await compare { browser, terminal in
      await terminal.start()
      await terminal.type("4")
      let scores = ["show the rounds that were played": "\"/game/scores\"", "show the words that were asked": "list=words"]
      try await check(
        browser, "/game", terminal, ["start a new round": "value=\"play\""].merging(scores) { $1 },
        without: ["open the selected item": .script])
      await terminal.type("s")
      try await check(browser, "/game/scores", terminal, ["start a new round": "value=\"play\""])
      await terminal.type(.escape, .down, .enter)
      _ = try await browser.post("/game/start", [("round", "starter"), ("timer", "yes")])
      try await check(
        browser, "/game/round", terminal,
        [
          "it is a translation": "value=\"yes\"", "it is not a translation": "value=\"no\"", "pause or resume the game": "data-pause",
          "start a new round": "/game/restart",
        ])
      while terminal.actions(movements: false).contains(where: { $0.keys.contains("y") }) { await terminal.type("y") }
      for index in 1...15 { _ = try await browser.post("/game/answer", [("index", "\(index)"), ("said", "yes")]) }
      try await check(
        browser, "/game/round", terminal,
        [
          "start a new round": "value=\"play\"", "play only your mistakes": "value=\"mistakes\"",
          "show the rounds that were played": "\"/game/scores\"",
        ], onlyHere: ["w"])
    }
  }

  @Test func `the board`() async throws {
    try await compare { browser, terminal in
      let board = try await browser.get("/keyboard").text
      let button = try #require(board.firstMatch(of: #/name="button" value="([^"]+)"/#)?.1)
      _ = try await browser.post("/keyboard/press", [("button", String(button))])
      await terminal.start()
      await terminal.type("5")
      try await check(
        browser, "/keyboard", terminal,
        [
          "list all pieces of the button, like a long press": "/keyboard/pieces", "copy the line of text to the clipboard": "id=\"copy\"",
          "return the last button to its previous position": "/keyboard/back",
          "show and choose where the board comes from": "/keyboard/source",
        ],
        without: [
          "insert the next piece of the button": .button, "delete a letter; held, whole words": .noLine, "one button to the left": .script,
          "one button to the right": .script, "go to the first button": .script, "go to the last button": .script,
          "refresh the board": .terminal,
        ], onlyHere: ["/", "n"])
    }
  }

  @Test func `texts`() async throws {
    try await compare { browser, terminal in
      _ = try await browser.readElsewhere("La casa es grande.\n\nUn perro come.\n")
      await terminal.start()
      await terminal.push(TextsScreen(navigator: terminal.navigator))
      try await check(
        browser, "/texts", terminal,
        ["forget the selected text; its file stays": "name=\"text\"", "open a text by its path": "/texts/new"],
        without: ["read the selected text": .script])
      await terminal.type(.enter, "l", "l")
      let text = try await browser.get("/texts").text.firstMatch(of: #/href="(\/texts\/[^"\/]+)"/#)?.1
      try await check(
        browser, "\(text ?? "")/0?w=0.1", terminal,
        [
          "keep the word with its sentence": "value=\"keep\"", "mark the word as known, or take the mark away": "value=\"known\"",
          "ignore the word, such as a name, or take this back": "value=\"ignore\"",
          "take the phrase of several words, or the word alone": "phrase=yes", "show the whole entry": "/words/new",
          "go to the next unknown word": "find=next", "go to the previous unknown word": "find=previous",
          "the next word": "Next word", "the previous word": "Previous word", "the word below": "data-line=\"1\"",
          "the word above": "data-line=\"-1\"", "the beginning of the text": "w=0.0", "the end of the text": "w=2147483647",
        ], without: ["the next page": .script, "the previous page": .script], movements: true)
    }
  }

  @Test func `the pages of a long text are turned by its keys`() async throws {
    try await compare { browser, terminal in
      _ = try await browser.readElsewhere((1...200).map { "La casa número \($0) es muy grande y muy blanca." }.joined(separator: "\n\n"))
      await terminal.start()
      await terminal.push(TextsScreen(navigator: terminal.navigator))
      await terminal.type(.enter)
      let text = try await browser.get("/texts").text.firstMatch(of: #/href="(\/texts\/[^"\/]+)"/#)?.1
      let controls = Self.controls(try await browser.get("\(text ?? "")/100").text)
      for (action, marker) in ["the next page": "rel=\"next\"", "the previous page": "rel=\"prev\""] {
        let keys = terminal.navigator.keyTable.filter { $0.explanation(.english) == action }.flatMap(\.keys).compactMap(\.inBrowser)
        #expect(controls.first { $0.markup.contains(marker) }?.keys == Set(keys))
      }
    }
  }

  @Test func `backups and the history`() async throws {
    try await compare { browser, terminal in
      await browser.addElsewhere("casa")
      _ = try await browser.post("/backups")
      await terminal.start()
      await terminal.push(BackupsScreen(navigator: terminal.navigator))
      try await check(
        browser, "/backups", terminal, ["back up all data now": "action=\"/backups\""],
        without: ["restore the data from the selected backup": .button])
      await terminal.type(.escape)
      await terminal.push(ChangesScreen(navigator: terminal.navigator))
      try await check(browser, "/history", terminal, [:])
    }
  }

  @Test func `on every page the keys of every screen`() async throws {
    try await compare { browser, terminal in
      await terminal.start()
      await terminal.type("3", "a", .escape)
      let page = try await browser.get("/tasks").text
      let frame = Self.controls(String(page[..<Self.main(page).lowerBound] + page[Self.main(page).upperBound...]))
      let own = [
        "undo the last change": "action=\"/undo\"", "redo what was undone": "action=\"/redo\"", "change the settings": "href=\"/settings\"",
        "search your tasks": "#q",
      ]
      let tabs = terminal.navigator.tabs.map { ("go to the tab “\($0.name(.english))”", ">\($0.name(.english))") }
      let same = own.merging(tabs) { $1 }
      let common = terminal.navigator.commonActions
      for (name, marker) in same {
        let action = try #require(common.first { $0.explanation(.english) == name }, "no action “\(name)”")
        #expect(frame.contains { $0.markup.contains(marker) && $0.keys == action.browserKeys }, "\(name): \(action.browserKeys)")
      }
      let others = common.filter { same[$0.explanation(.english)] == nil && !$0.browserKeys.isEmpty }
      // The table of keys is the script's, and so is going back; all actions of a page are on it; what ends a program is the browser's.
      #expect(Set(others.map { $0.explanation(.english) }) == ["show the keys of this screen", "choose from all actions", "quit glot"])
    }
  }

  @Test func `digits lead to the tabs that the user has chosen for the terminal, and then to the others`() async throws {
    try await Browser.run { browser in
      let before = try await browser.get("/words").text.tabs
      #expect(before.prefix(8) == ["words", "practice", "tasks", "game", "keyboard", "ubco", "stems", "texts"])
      _ = try await browser.post("/settings", [("ui.tabs", "tasks,words")])
      let after = try await browser.get("/words").text.tabs
      #expect(after.prefix(3) == ["tasks", "words", "practice"] && Set(after) == Set(before))
    }
  }

  @Test func `the script moves in lists by the keys of the terminal`() async throws {
    try await compare { browser, terminal in
      await terminal.start()
      let script = try await browser.get("/assets/page.js").text
      let moves = try #require(script.firstMatch(of: #/const moves = \{(.*)\};/#)?.1)
      let keys = Set(moves.matches(of: #/([A-Za-z]+):/#).map { String($0.1) })
      let own: [Key] = [.home, .end, "g", "G"]
      let lines = (Movement.up.keys + Movement.down.keys + own).compactMap(\.inBrowser)
      #expect(keys == Set(lines))
    }
  }

  @Test func `letters of the Russian layout are read as in the terminal`() async throws {
    try await Browser.run { browser in
      let script = try await browser.get("/assets/page.js").text
      let layouts = try #require(script.firstMatch(of: #/\[russian, latin\] = \[\s*"(.*)",\s*"(.*)",\s*\]/#))
      let (russian, latin) = (Array(layouts.1), Array(layouts.2.replacing("\\\"", with: "\"")))
      #expect(russian.count == 65 && latin.count == russian.count)
      for (letter, key) in zip(russian, latin) { #expect(Key.character(letter).onLatinLayout == .character(key)) }
    }
  }
}

extension KeyTests {
  /// A control of a page that has keys.
  private struct Control {
    let keys: Set<String>
    /// The opening tag of its form, its own tag and its text.
    let markup: String
  }

  private static func controls(_ page: String) -> [Control] {
    page.matches(of: #/<(?:a|button|input|textarea|select|summary)\b[^>]*data-key="([^"]+)"[^>]*>[^<]*/#).map { match in
      let before = page[..<match.range.lowerBound]
      let form = before.range(of: "<form", options: .backwards).map { before[$0.lowerBound...] } ?? ""
      let opening = form.contains("</form>") ? "" : form.prefix { $0 != ">" }
      return Control(keys: Set(match.1.split(separator: " ").map(String.init)), markup: "\(opening) \(match.0)")
    }
  }

  private static func main(_ page: String) -> Range<String.Index> {
    let start = page.range(of: "<main")?.lowerBound ?? page.startIndex
    return start..<(page.range(of: "</main>")?.upperBound ?? page.endIndex)
  }

  /// Runs `rows` with a browser and a terminal before the same data.
  func compare(_ rows: @escaping @MainActor @Sendable (Browser, Terminal) async throws -> Void) async throws {
    try await Browser.run { browser in
      let terminal = await Terminal(browser.options)
      do { try await rows(browser, terminal) } catch {
        await terminal.end()
        throw error
      }
      await terminal.end()
    }
  }

  /// Compares a page with the screen that is shown.
  ///
  /// - Parameters:
  ///   - same: What each action of the terminal is on the page: a part of the control's markup.
  ///   - without: The actions of the terminal whose keys the page does not name.
  ///   - onlyHere: The keys of what the terminal does not have on this screen.
  ///   - movements: Whether what moves is compared, too.
  func check(
    _ browser: Browser, _ path: String, _ terminal: Terminal, _ same: [String: String],
    without: [String: Reason] = [:], onlyHere: Set<String> = [], movements: Bool = false, at place: SourceLocation = #_sourceLocation
  ) async throws {
    let page = try await browser.get(path).text
    let controls = Self.controls(String(page[Self.main(page)]))
    let actions = terminal.actions(movements: movements)
    let compared = actions.filter { without[$0.explanation(.english)] == nil && !$0.browserKeys.isEmpty }
    for action in compared {
      let name = action.explanation(.english)
      guard let marker = same[name] else {
        Issue.record("“\(name)” has no row: \(action.browserKeys)", sourceLocation: place)
        continue
      }
      let found = controls.filter { $0.markup.contains(marker) }
      let isSame = found.contains { $0.keys == action.browserKeys }
      #expect(isSame, "“\(name)”: \(action.browserKeys), not \(found.map(\.keys))", sourceLocation: place)
    }
    let names = Set(actions.map { $0.explanation(.english) })
    #expect(names.isSuperset(of: same.keys) && names.isSuperset(of: without.keys), "\(names)", sourceLocation: place)
    let others = Set(controls.flatMap(\.keys)).subtracting(compared.flatMap(\.browserKeys))
    #expect(others == onlyHere, sourceLocation: place)
  }
}

extension Terminal {
  /// The actions of the screen, without those that every screen has.
  fileprivate func actions(movements: Bool) -> [ScreenAction] {
    let common = Set(navigator.commonActions.map { $0.explanation(.english) })
    return navigator.keyTable.filter { action in
      let isOwn = navigator.top?.actions.contains { $0.words == action.words } == true
      return (movements || action.movement == nil) && (isOwn || !common.contains(action.explanation(.english)))
    }
  }
}

extension ScreenAction {
  /// Its keys without those that browsers own, by the names that browsers give them.
  fileprivate var browserKeys: Set<String> { Set(keys.compactMap(\.inBrowser)) }
}

extension Key {
  /// As the script calls it; `nil` for a key that belongs to the browser.
  fileprivate var inBrowser: String? {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Escape"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: "ArrowUp"
    case .down: "ArrowDown"
    case .left: "ArrowLeft"
    case .right: "ArrowRight"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .control, .alt, .function, .tab, .backTab, .controlLeft, .controlRight, .shiftUp, .shiftDown, .paste, .mouse: nil
    }
  }
}

extension String {
  /// The tabs in the order of their digits.
  fileprivate var tabs: [String] { matches(of: #/<a href="\/([a-z]+)" data-key="[0-9]"/#).map { String($0.1) } }
}
