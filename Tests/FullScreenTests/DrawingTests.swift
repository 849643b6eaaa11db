import CoreModule
import PersonalDictionary
import Testing
import TodoList

@testable import ScreenHost
@testable import TerminalKit

/// Drawing changes nothing: what is seen later follows from the keys, the data, the time and the size of the window.
@MainActor
struct DrawingTests {
  private static let window = Size(columns: 40, rows: 10)
  private static let otherWindows = [Size(columns: 80, rows: 24), Size(columns: 20, rows: 5)]
  /// What is pressed after the keys of each screen; the mouse is not released.
  private static let laterKeys: [Key] = [
    .down, .down, .pageDown, .up, .down, .pageUp, .mouse(MouseEvent(.press, column: 2, row: 3)),
  ]

  @Test(arguments: ScreenTable.names)
  func `a screen that was drawn at any time and in any size looks like one that was not`(name: String) async {
    let (drawn, other) = (await frames(of: name, isDrawn: true), await frames(of: name, isDrawn: false))
    for index in drawn.indices { #expect(drawn[index].lines == other[index].lines) }
    #expect(drawn == other)
  }

  /// What is seen of a screen after keys and time: before the next frame is due, and then.
  private func frames(of name: String, isDrawn: Bool) async -> [Frame] {
    let clock = MovedClock()
    let interface = TestInterface(
      Word.several, tasks: TodoTask.several, board: ScreenTable.boards[name], clock: WallClock { clock.now }, moment: { clock.moment })
    let navigator = interface.navigator
    // The window twice, others in between, and the window again.
    func frames() -> [Frame] { ([Self.window, Self.window] + Self.otherWindows + [Self.window]).map { navigator.frame($0) } }
    func draw() {
      for size in isDrawn ? [Self.window] + Self.otherWindows : [] { _ = navigator.frame(size) }
    }
    func pass(_ milliseconds: Int64) async {
      draw()
      clock.move(by: milliseconds)
      draw()
      await interface.settle()
    }
    navigator.size = Self.window
    await interface.settle()
    for key in (ScreenTable.keys[name] ?? []) + Self.laterKeys {
      await interface.type(key)
      await pass(30)
      navigator.tick()
      await interface.settle()
    }
    // Long enough for a word to fall to the end, and for a button to count as held.
    for _ in 0..<10 { await pass(900) }
    let before = frames()
    navigator.tick()
    await interface.settle()
    return before + frames()
  }
}
