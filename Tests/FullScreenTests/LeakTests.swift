import AppGraph
import CoreModule
import PersonalDictionary
import Testing

@testable import ScreenHost
@testable import TerminalKit

/// Nothing keeps a screen that was left, or an interface that was ended.
@MainActor
struct LeakTests {
  @Test(arguments: ScreenTable.names)
  func `a screen that was left is freed with its view model`(name: String) async {
    let interface = await ScreenTable.opened(name)
    // The first screen of a tab is never left.
    if interface.navigator.screens.count > 1 { await expectTopIsFreed(in: interface) }
  }

  nonisolated static let furtherRoutes: [[Key]] = [
    [.character("a"), .paste("house"), .tab], [.character("l"), .down], [.character("r"), .character("t"), .enter, .enter],
    [.character("5"), .character("o"), .down], [.character("7"), .paste("kmz"), .enter, .control("x"), .function(1)],
  ]

  @Test(arguments: furtherRoutes)
  func `a screen that was left in another state is freed with its view model`(route: [Key]) async {
    let interface = TestInterface(Word.several)
    await interface.settle()
    for key in route { await interface.type(key) }
    #expect(interface.navigator.screens.count == 2)
    await expectTopIsFreed(in: interface)
  }

  /// The screen on top is freed when it is left.
  private func expectTopIsFreed(in interface: TestInterface) async {
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
