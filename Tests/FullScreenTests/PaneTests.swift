import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing
import TodoList

@testable import ScreenHost
@testable import TerminalKit

/// A wide window shows the details of the selected row beside the list.
@MainActor
struct PaneTests {
  private static let wide = Size(columns: 120, rows: 24)

  private func opened(
    _ keys: Key..., size: Size = wide, words: [Word] = Word.several, store: (any WordStore)? = nil
  ) async -> TestInterface {
    let interface = TestInterface(words, tasks: TodoTask.several, store: store)
    interface.navigator.size = size
    await interface.settle()
    for key in keys { await interface.type(key) }
    return interface
  }

  /// The lines of the right pane.
  private func detail(_ interface: TestInterface, _ size: Size = wide) -> [String] {
    let column = Panes(size, hasDetail: true).detailColumn ?? 0
    let frame = interface.navigator.frame(size)
    return (0..<size.rows).map { row in frame.row(row).dropFirst(column).map(\.text).joined() }
  }

  private func shows(_ text: String, beside interface: TestInterface, _ size: Size = wide) -> Bool {
    detail(interface, size).contains { $0.contains(text) }
  }

  @Test func `the entry of the selected word is beside the list from 100 columns on`() async {
    let interface = await opened(.down, .down)
    #expect(shows("note: un árbol", beside: interface) && shows("tags: nature, a1", beside: interface))
    await interface.type(.down)
    #expect(shows("Schadenfreude", beside: interface) && !shows("árbol", beside: interface))
    let narrow = await opened(.down, .down, size: Size(columns: 99, rows: 24))
    #expect(!narrow.lines(99).contains { $0.contains("note: un árbol") })
    #expect(narrow.lines(100).count == 24)
    await narrow.settle()
    #expect(narrow.lines(100).contains { $0.contains("note: un árbol") })
  }

  @Test func `beside a list is all that is known of a word`() async {
    let interface = await ScreenTable.opened("words-entry", .english, Self.wide)
    for text in [
      "2  ★  Bank  de → fr  (3rd time, first on 3 November)", "die Bank, plural Banken, Bänke  /baŋk/  noun",
      "1. la banque, l'eau (f) (Geldinstitut)", "Sie geht zur Bank.", "2. tas (rare) (Geologie)", "from: core",
      "“Die Bank hat heute zu.”  Die Verwandlung", "note: nicht die zum Sitzen", "tags: Geld", "◕ familiar: 9", "added on",
    ] { #expect(shows(text, beside: interface), "\(text) in \(detail(interface))") }
    let russian = await ScreenTable.opened("words-entry", .russian, Self.wide)
    for text in [
      "3-й раз, впервые", "мн. ч. Banken, Bänke", "существительное", "(редко)", "источник: core", "«Die Bank hat heute zu.»",
      "заметка: nicht",
      "метки: Geld",
      "◕ знакомо: вспомнится с вероятностью",
    ] { #expect(shows(text, beside: russian), "\(text) in \(detail(russian))") }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `beside the tasks is all that is known of one`(language: InterfaceLanguage) async {
    let interface = TestInterface(tasks: TodoTask.several, language: language)
    interface.navigator.size = Self.wide
    await interface.type(.alt("3"), .down, .down)
    let (series, due) = language == .english ? ("· every week", "· due tomorrow") : ("· каждую неделю", "· срок: завтра")
    for text in ["○ Water the plants", due, "· #home", "· #дом", series, "Not too much.", "Buy a can"] {
      #expect(shows(text, beside: interface), "\(text) in \(detail(interface))")
    }
  }

  @Test(arguments: [
    ([Key.alt("3"), .down, .down], "Not too much."), ([.alt("3"), .down, .down], "Buy a can"), ([.character("f")], "perro"),
    ([.character("/"), .paste("arbol")], "note: un árbol"), ([.character("S"), .down], "mueller7"),
    ([.alt("7"), .paste("KMZLZ"), .enter], "-LZ"), ([.alt("6"), .paste("Hello World"), .enter, .control("y")], "translated on"),
    ([.character("p")], "Schadenfreude"),
  ])
  func `each list has the details of its rows`(keys: [Key], text: String) async {
    let interface = await opened()
    for key in keys { await interface.type(key) }
    #expect(shows(text, beside: interface))
  }

  @Test func `a narrow window reads no details`() async {
    let store = WaitingStore(Word.several, waitsFor: .lists, clock: TestInterface.clock)
    await store.goOn()
    let interface = await opened(.down, .down, size: Size(columns: 99, rows: 24), store: store)
    #expect(await store.selections == [] && interface.shows("perro"))
  }

  @Test func `keys do not wait for details, and of the rows that are passed only the last one is read`() async {
    let store = WaitingStore(Word.several, waitsFor: .selections, clock: TestInterface.clock)
    let interface = TestInterface(store: store)
    interface.navigator.size = Self.wide
    while await store.selections.isEmpty { await Task.yield() }
    for _ in 0..<3 { interface.navigator.handle(.down) }
    #expect(interface.lines(120).contains { $0.hasPrefix("›  Schadenfreude") })
    await store.goOn()
    await interface.settle()
    #expect(await store.selections == [7, 4])
    #expect(shows("Schadenfreude", beside: interface))
  }

  @Test func `what another process changes is read again`() async throws {
    let interface = await opened(.down, .down)
    var edit = WordEdit()
    edit.note = "un pino"
    _ = try await interface.words.edit([5], edit)
    interface.changes.announce(.elsewhere)
    while !shows("note: un pino", beside: interface) { await Task.yield() }
    await interface.type(.character("s"))
    #expect(shows("★", beside: interface))
  }

  @Test func `long details scroll by their own keys, and another row begins at its first line`() async {
    let note = (1...60).map { "line\($0)" }.joined(separator: " ")
    let size = Size(columns: 100, rows: 10)
    let words = [Word.given(1, "uno", ["one"]), Word.given(2, "dos", note: note)]
    let interface = await opened(size: size, words: words)
    #expect(shows("dos", beside: interface, size) && !shows("line60", beside: interface, size))
    #expect(interface.lines(100, 10).contains { $0.contains(" ↓ ") } && interface.lines(100, 10).last?.contains("J more") == true)
    await interface.type(.character("J"), .shiftDown, .character("J"))
    #expect(shows("line60", beside: interface, size) && interface.lines(100, 10).contains { $0.contains(" ↑ ") })
    await interface.type(.character("K"), .character("K"), .shiftUp)
    #expect(shows("line1 ", beside: interface, size))
    await interface.type(.character("J"), .down, .up)
    #expect(shows("dos", beside: interface, size))
  }

  @Test func `over the details the wheel scrolls them, and a click selects no row`() async {
    let note = (1...60).map { "line\($0)" }.joined(separator: " ")
    let size = Size(columns: 100, rows: 10)
    let interface = await opened(size: size, words: [Word.given(1, "uno", ["one"]), Word.given(2, "dos", note: note)])
    let column = Panes(size, hasDetail: true).detailColumn ?? 0
    await interface.type(.mouse(MouseEvent(.wheelDown, column: column, row: 5)))
    #expect(!shows("dos", beside: interface, size) && interface.lines(100, 10)[1].hasPrefix("›  dos"))
    await interface.type(.mouse(MouseEvent(.press, column: column, row: 2)))
    #expect(interface.lines(100, 10)[1].hasPrefix("›  dos"))
    await interface.type(.mouse(MouseEvent(.press, column: 5, row: 2)))
    #expect(interface.lines(100, 10)[2].hasPrefix("›  uno") && shows("uno", beside: interface, size))
  }

  @Test func `over a list on which one types, the letters are typed and the arrows with Shift scroll`() async {
    let interface = await opened(.character("/"), .paste("a"), .character("J"))
    #expect(interface.lines(120).contains { $0.hasPrefix("/ aJ") })
    let keys = Set(interface.navigator.keyTable.flatMap(\.keys))
    #expect(keys.isSuperset(of: [.shiftDown, .shiftUp]) && !keys.contains("J"))
  }

  @Test func `the keys of a screen go before those of the details`() async {
    let interface = await opened(.character("S"), .down)
    #expect(interface.lines(120).last?.contains("J down") == true && interface.lines(120).last?.contains("more") == false)
    #expect(interface.navigator.keyTable.contains { $0.keys == [.shiftDown] })
  }

  @Test func `the cursor of the search is in the list, where the window ends for it`() async {
    let interface = await opened(.character("/"), .paste(String(repeating: "a", count: 100)))
    let column = interface.navigator.frame(Self.wide).cursor?.column
    #expect(column.map { $0 < Panes(Self.wide, hasDetail: true).list.columns } == true)
  }

  @Test(arguments: [100, 120, 160, 200, 400])
  func `both panes and the divider fill the window`(columns: Int) throws {
    let panes = Panes(Size(columns: columns, rows: 10), hasDetail: true)
    let (detail, column) = (try #require(panes.detail), try #require(panes.detailColumn))
    #expect(column == panes.list.columns + 3 && column + detail.columns == columns)
    #expect(panes.list.columns >= 48 && detail.columns >= panes.list.columns)
    #expect(Panes(Size(columns: columns, rows: 10), hasDetail: false).list.columns == columns)
  }
}
