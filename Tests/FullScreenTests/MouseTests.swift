import AppGraph
import CoreModule
import Foundation
import PersonalDictionary
import Testing
import TodoList

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// The mouse on every screen.
@MainActor
struct MouseTests {
  private func press(_ column: Int, _ row: Int) -> Key { .mouse(MouseEvent(.press, column: column, row: row)) }

  private func opened(
    _ words: [Word] = Word.several, _ route: [Key] = [],
    moment: @escaping @MainActor () -> MonotonicTime = { MonotonicTime(nanoseconds: 0) }
  ) async -> TestInterface {
    let interface = TestInterface(words, tasks: TodoTask.several, moment: moment)
    await interface.settle()
    for key in route { await interface.type(key) }
    _ = interface.lines()
    return interface
  }

  /// The column and row at which a text begins.
  private func place(of text: String, in interface: TestInterface, size: Size = Size(columns: 80, rows: 24)) throws -> Key {
    let lines = interface.lines(size.columns, size.rows)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let before = try #require(lines[row].range(of: text)).lowerBound
    return press(lines[row][..<before].count, row)
  }

  @Test func `a click selects a word, and a second one at once opens it`() async throws {
    let interface = await opened()
    await interface.type(try place(of: "perro", in: interface))
    #expect(interface.lines().contains { $0.hasPrefix("›★ perro") } && interface.navigator.screens.count == 1)
    await interface.type(try place(of: "perro", in: interface))
    #expect(interface.navigator.top?.title(.english) == "Entry" && interface.shows("dog"))
  }

  @Test func `clicks on two rows, or long after each other, open nothing`() async throws {
    let clock = MovedClock()
    let interface = await opened(moment: { clock.moment })
    for text in ["perro", "casa", "perro"] { await interface.type(try place(of: text, in: interface)) }
    clock.move(by: 500)
    await interface.type(try place(of: "perro", in: interface))
    #expect(interface.navigator.screens.count == 1)
    await interface.type(.down, press(5, 20), press(5, 20))
    #expect(interface.navigator.screens.count == 1 && interface.lines().contains { $0.hasPrefix("›  casa") })
  }

  @Test(arguments: [[], [.alt("3")], [.alt("4")], [.character(":")], [.character("?")], [.alt("7"), .paste("KMZLZ"), .enter]] as [[Key]])
  func `dragging does nothing`(route: [Key]) async throws {
    let interface = await opened(Word.several, route)
    let pressed = press(3, 4)
    await interface.type(pressed)
    let (before, depth) = (interface.lines(), interface.navigator.screens.count)
    // What a terminal that reports motion nevertheless sends: with the button held, with another one, without any.
    var parser = InputParser()
    for motion in ["\u{1B}[<32;8;9M", "\u{1B}[<33;8;9M", "\u{1B}[<34;8;10M", "\u{1B}[<35;8;11M", "\u{1B}[<1;4;5M", "\u{1B}[<2;4;5M"] {
      let keys = parser.feed(motion.utf8)
      #expect(keys == [], "\(motion)")
      for key in keys { await interface.type(key) }
    }
    await interface.type(.mouse(MouseEvent(.release, column: 8, row: 9)))
    #expect(interface.lines() == before && interface.navigator.screens.count == depth)
  }

  @Test func `the wheel scrolls a list, also to what is not yet loaded`() async {
    let interface = await opened((1...1000).map { .given($0, "w\($0)") })
    await interface.type(.mouse(MouseEvent(.wheelDown, column: 5, row: 5)))
    #expect(interface.lines()[1].hasPrefix("›  w997 "))
    for _ in 0..<400 { await interface.type(.mouse(MouseEvent(.wheelDown, column: 5, row: 5))) }
    #expect(interface.lines()[21].contains("  w1 "))
    for _ in 0..<400 { await interface.type(.mouse(MouseEvent(.wheelUp, column: 5, row: 5))) }
    #expect(interface.lines()[1].contains("  w1000 "))
  }

  @Test func `beside a list the details are scrolled and not clicked`() async throws {
    let interface = await opened((1...100).map { .given($0, "w\($0)", ["t\($0)"]) })
    _ = interface.lines(120, 40)
    await interface.settle()
    let before = interface.lines(120, 40)
    await interface.type(press(80, 5), press(80, 5), .mouse(MouseEvent(.wheelDown, column: 80, row: 5)))
    #expect(interface.lines(120, 40) == before && interface.navigator.screens.count == 1)
    await interface.type(press(3, 5))
    #expect(interface.lines(120, 40)[5].hasPrefix("›  w96 "))
  }

  @Test func `the wheel scrolls a long text, and grades no card`() async {
    let help = await opened(Word.several, [.character("?")])
    let before = help.lines(40, 10)
    await help.type(.mouse(MouseEvent(.wheelDown, column: 5, row: 5)))
    #expect(help.lines(40, 10) != before)
    let card = await opened(Word.several, [.alt("2"), .enter, .enter])
    let shown = card.lines()
    await card.type(.mouse(MouseEvent(.wheelDown, column: 5, row: 5)), .mouse(MouseEvent(.wheelUp, column: 5, row: 5)))
    #expect(card.lines() == shown)
  }

  @Test func `tabs, also where only one is named, are gone to by a click`() async throws {
    let interface = await opened()
    await interface.type(try place(of: "3 Tasks", in: interface))
    #expect(interface.navigator.tab == 2)
    await interface.type(press(0, 0))
    #expect(interface.navigator.tab == 0)
    _ = interface.lines(20)
    await interface.type(press(7, 0))
    #expect(interface.navigator.tab == 1)
  }

  @Test func `the actions in the footer are clicked`() async throws {
    let interface = await opened()
    await interface.type(try place(of: "a add", in: interface))
    #expect(interface.navigator.top?.title(.english) == "New word")
    await interface.type(try place(of: "Esc back", in: interface))
    #expect(interface.navigator.screens.count == 1)
    await interface.type(try place(of: "? keys", in: interface))
    #expect(interface.navigator.top is HelpScreen)
  }

  @Test func `a click on an action of the palette runs it`() async throws {
    let interface = await opened(Word.several, [.character(":"), .paste("delete the selected")])
    await interface.type(try place(of: "Delete the selected word", in: interface))
    #expect(interface.shows("Deleted “") && interface.navigator.screens.count == 1)
    await interface.type(try place(of: "Deleted “", in: interface))
    #expect(!interface.shows("Deleted “"))
  }

  @Test func `the languages are clicked in their columns, the answer among its choices, a part of a task`() async throws {
    let languages = await opened(Word.several, [.character("l")])
    let row = try #require(languages.lines().firstIndex { $0.contains("de  German") })
    await languages.type(press(3, row))
    await languages.type(press(26, row + 1))
    #expect(languages.shows("› de  German") && languages.lines()[row + 1].dropFirst(22).hasPrefix("› "))
    let choice = await opened(Word.several, [.alt("2"), .enter] + Array(repeating: .character("3"), count: 5))
    let first = try #require(choice.lines().firstIndex { $0.hasPrefix(" 1 ") })
    await choice.type(press(4, first))
    #expect(choice.lines().dropFirst(2).contains { $0.contains("✓") })
  }

  @Test func `the mouse is left to the terminal when the setting says so`() async throws {
    let interface = await opened()
    #expect(interface.navigator.usesMouse)
    try await interface.navigator.set(.mouse, to: "off")
    #expect(!interface.navigator.usesMouse)
    try await interface.navigator.set(.mouse, to: "on")
    #expect(interface.navigator.usesMouse)
  }

  /// A list says where its rows are: what is clicked is what is drawn as selected.
  @Test(arguments: ScreenTable.names)
  func `the row under the mouse is selected`(name: String) async throws {
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10), Size(columns: 120, rows: 40)] {
      let interface = await ScreenTable.opened(name, .english, size)
      let navigator = interface.navigator
      navigator.tick()
      let lists = navigator.top?.lists(in: navigator.area) ?? []
      for (index, list) in lists.enumerated() where list.rows.count > 1 && list.opening != .byClick {
        // Two lists cannot have the same language.
        let row = navigator.chrome(size).bodyTop + list.top + list.rows.count - 1 - index
        let before = navigator.frame(size)
        await interface.type(press(list.columns?.lowerBound ?? 3, row))
        let frame = navigator.frame(size)
        let isSelected = frame.row(row).contains { $0.look.isSelected } || frame.cursor?.row == row
        #expect(isSelected || list.opening == .never && frame != before)
      }
    }
  }
}
