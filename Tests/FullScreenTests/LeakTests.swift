import AppGraph
import CoreModule
import PersonalDictionary
import Testing
import TodoList

@testable import ScreenHost
@testable import TerminalKit

/// Nothing keeps a screen that was left, or an interface that was ended.
@MainActor
struct LeakTests {
  nonisolated static let routes: [[Key]] = [
    [.character("a")], [.character("a"), .paste("house"), .tab], [.character("/"), .paste("o"), .tab], [.character("f")], [.enter],
    [.character("e")], [.character(",")], [.character("l"), .down], [.character("S"), .down, .character(" ")], [.character("?")],
    [.character(":")], [.character("i"), .paste("words.csv"), .enter], [.character("i"), .paste("words.csv"), .enter, .enter],
    [.character("r"), .character("t"), .enter, .enter], [.character("/"), .paste("perrp")],
    [.character("3"), .character("p"), .character("y")], [.character("3"), .character("s")], [.character("3"), .character("w")],
    [.character("4"), .character("p")], [.character("4"), .character("/"), .paste("you")], [.character("4"), .character("o"), .down],
    [.character("5"), .paste("kmzlz"), .enter, .enter], [.character("5"), .paste("kmz"), .enter, .control("x"), .function(1)],
  ]

  @Test(arguments: routes)
  func `a screen that was left is freed with its view model`(route: [Key]) async {
    let interface = TestInterface(Word.several)
    await interface.settle()
    for key in route { await interface.type(key) }
    await expectTopIsFreed(in: interface)
  }

  @Test(arguments: [[.character("a"), .paste("Call Ann")], [.enter], [.character("e")]] as [[Key]])
  func `a screen of the tasks that was left is freed with its view model`(route: [Key]) async {
    let interface = TestInterface(tasks: TodoTask.several)
    await interface.type(.alt("2"))
    for key in route { await interface.type(key) }
    await expectTopIsFreed(in: interface)
  }

  /// The second screen is freed when it is left.
  private func expectTopIsFreed(in interface: TestInterface) async {
    #expect(interface.navigator.screens.count == 2)
    weak let screen = interface.navigator.top
    interface.navigator.pop()
    await interface.settle()
    for _ in 0..<10 { await Task.yield() }
    #expect(screen == nil)
  }

  @Test func `the navigator is freed when it has ended`() async {
    weak var navigator: Navigator?
    do {
      let interface = TestInterface(Word.several)
      navigator = interface.navigator
      await interface.type(.character("/"), .paste("casa"), .enter)
      interface.navigator.stop()
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(navigator == nil)
  }
}
