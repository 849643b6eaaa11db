import CoreModule
import PersonalDictionary
import Testing
import TodoList

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// The table of keys is the truth: what works is in it, and what is in it works.
@MainActor
struct KeyTableTests {
  private func opened(_ route: [Key]) async -> TestInterface {
    let interface = TestInterface(Word.several, tasks: TodoTask.several)
    await interface.settle()
    for key in route { await interface.type(key) }
    return interface
  }

  private func keys(_ interface: TestInterface) -> Set<Key> { Set(interface.navigator.keyTable.flatMap(\.keys)) }

  private static let moving: Set<Key> = [.up, .down, .pageUp, .pageDown, .control("n"), .control("b")]
  private static let lettersThatMove: Set<Key> = [.character("j"), .character("k")]

  @Test(arguments: ScreenTable.names)
  func `a list or a long text tells the keys that move in it, and leaves the others to the text above`(name: String) async throws {
    let interface = await ScreenTable.opened(name)
    let screen = try #require(interface.navigator.top)
    guard Self.hasPosition(screen) else { return }
    let told = keys(interface)
    #expect(told.isSuperset(of: Self.moving))
    if screen.isTyping {
      #expect(!told.contains(.control("k")))
      #expect(!told.contains { $0.isText })
    } else {
      #expect(told.isSuperset(of: Self.lettersThatMove))
    }
  }

  /// Whether the screen keeps a selected row or a first line, by itself or in its view.
  private static func hasPosition(_ screen: any Screen) -> Bool {
    let members = Mirror(reflecting: screen).children.map(\.value)
    return (members + members.flatMap { Mirror(reflecting: $0).children.map(\.value) }).contains {
      $0 is ListCursor || $0 is ScrollPosition || $0 is PartsPosition
    }
  }

  @Test(arguments: ScreenTable.names)
  func `a key has one action`(name: String) async throws {
    let actions = try #require(await ScreenTable.opened(name).navigator.top).actions.filter { $0.movement == nil }
    var taken: Set<Key> = []
    let repeated = actions.flatMap(\.keys).filter { !taken.insert($0).inserted }
    #expect(repeated == [])
  }

  @Test func `the scores and the faults of an import tell theirs`() async {
    for route in [[Key.alt("4"), .character("s")], [.character("i"), .paste("words.csv"), .enter]] {
      let told = keys(await opened(route))
      #expect(told.isSuperset(of: Self.moving.union(Self.lettersThatMove)))
    }
  }

  @Test func `the board and the languages tell theirs`() async {
    let arrows: Set<Key> = [.left, .right, .up, .down, .character("h"), .character("j"), .character("k")]
    let board = keys(await opened([.alt("5")]))
    #expect(board.isSuperset(of: arrows.union([.character("l"), .home, .end])))
    let languages = await opened([.character("l")])
    #expect(keys(languages).isSuperset(of: arrows.union([.tab])))
    await languages.type(.right, .down)
    #expect(languages.shows("› de  German") && languages.shows("› en  English"))
  }

  @Test func `the help shows them`() async {
    let interface = await opened([.character("?")])
    #expect(interface.lines().contains { $0.contains("↓  j  Ctrl-N") && $0.contains("one line down") })
  }

  @Test func `what a screen refuses is not offered there`() async {
    let help = await opened([.character("?")])
    let refused: Set<Key> = [.character("?"), .function(1), .character(":"), .control("p")]
    #expect(keys(help).isDisjoint(with: refused))
    let footer = help.lines().last ?? ""
    #expect(footer.contains("Esc back") && !footer.contains("? keys") && !footer.contains(": actions"))
    let (palette, search) = (keys(await opened([.character(":")])), keys(await opened([.character("/")])))
    #expect(!palette.contains(.control("p")) && !search.contains(.control("f")))
    let settings = keys(await opened([.character(",")]))
    #expect(!settings.contains(.character(",")) && !settings.contains(.function(2)))
  }

  @Test func `over a screen on which one types, the actions name keys that are no text there`() async {
    let interface = await opened([.character("a"), .control("p"), .paste("undo")])
    #expect(interface.shows("Undo the last change  Ctrl-_"))
  }

  @Test func `the palette and the help go before another screen comes`() async {
    let search = await opened([.character(":"), .control("f")])
    #expect(search.navigator.screens.count == 2 && search.navigator.top?.title(.english) == "Search")
    let same = await opened([.character("/"), .control("p"), .control("f")])
    #expect(same.navigator.screens.count == 2 && same.navigator.top?.title(.english) == "Search")
    let settings = await opened([.character("?"), .character(",")])
    #expect(settings.navigator.screens.count == 2 && settings.navigator.top?.title(.english) == "Settings")
    let elsewhere = await opened([.character(":"), .alt("3"), .character(":"), .control("f")])
    #expect(elsewhere.navigator.screens.count == 2 && elsewhere.navigator.top?.title(.english) == "Search")
    #expect(elsewhere.navigator.tab == 2)
    await elsewhere.type(.escape)
    #expect(elsewhere.navigator.screens.count == 1)
  }
}
