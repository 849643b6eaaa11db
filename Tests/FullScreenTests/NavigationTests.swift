import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

@MainActor
struct NavigationTests {
  @Test func `a word is never translated into its own language`() async {
    let interface = TestInterface()
    interface.navigator.open(.langPicker)
    await interface.settle()
    await interface.type(.down)
    #expect(interface.lines().contains { $0.hasPrefix("› es") })
    await interface.type(.down)
    #expect(interface.lines().contains { $0.hasPrefix("› de") } && !interface.lines().contains { $0.hasPrefix("› ru") })
    await interface.type(.up, .up, .up)
    #expect(interface.lines().contains { $0.hasPrefix("› pt") })
  }

  @Test func `keys do the same on a Russian keyboard, and Esc never ends the program`() async {
    let interface = TestInterface(Word.several)
    await interface.settle()
    await interface.type(.character("а"))
    #expect(interface.navigator.top?.title(.english) == "Favourite words")
    await interface.type(.character("й"), .escape, .escape)
    #expect(interface.navigator.screens.count == 1 && !interface.navigator.isEnded)
    await interface.type(.character("й"))
    #expect(interface.navigator.isEnded)
  }

  @Test func `messages wait for each other`() {
    var queue = MessageQueue()
    let start = MonotonicTime(nanoseconds: 0)
    for text in ["one", "two", "three", "two"] { queue.add(LocalizedText(verbatim: text), isProblem: false) }
    func shown() -> [String] { queue.messages.filter { $0.shown != nil }.map { $0.text(.english) } }
    queue.show(1, at: start)
    #expect(shown() == ["one"])
    queue.expire(at: MonotonicTime(nanoseconds: 3_900_000_000))
    #expect(queue.messages.count == 3)
    queue.expire(at: MonotonicTime(nanoseconds: 4_100_000_000))
    queue.show(2, at: MonotonicTime(nanoseconds: 4_100_000_000))
    #expect(shown() == ["two", "three"])
    queue.dismiss()
    #expect(queue.messages.map { $0.text(.english) } == ["three"])
  }

  @Test func `an error shows how to try again, and trying again shows the words`() async {
    let interface = TestInterface(Word.several)
    interface.words.storage.fail(.corrupt(path: "/glot.db"))
    await interface.settle()
    #expect(interface.shows("is damaged") && interface.shows("Ctrl-L try again"))
    interface.words.storage.fail(nil)
    await interface.type(.control("l"))
    #expect(interface.shows("perro") && !interface.shows("is damaged"))
  }

  @Test func `a long list is read in parts, to its end and back`() async {
    let interface = TestInterface((1...1000).map { .given($0, "w\($0)") })
    await interface.settle()
    for _ in 0..<70 { await interface.type(.pageDown) }
    #expect(interface.lines()[21].hasPrefix("›  w1 "))
    for _ in 0..<70 { await interface.type(.pageUp) }
    #expect(interface.lines()[1].hasPrefix("›  w1000 "))
    await interface.type(.end)
    #expect(interface.lines()[21].hasPrefix("›  w1 "))
    await interface.type(.home)
    #expect(interface.lines()[1].hasPrefix("›  w1000 "))
  }

  @Test func `the selection stays on its word when others come before it`() async throws {
    let interface = TestInterface((1...100).map { .given($0, "w\($0)") })
    await interface.settle()
    await interface.type(.down)
    for word in ["x", "y"] {
      _ = try await interface.words.save([WordDraft(text: UserText(word), direction: .initial)])
      interface.changes.announce(.elsewhere)
      for _ in 0..<20 { await Task.yield() }
      await interface.settle()
    }
    #expect(interface.lines()[1...4].map { $0.prefix(8) } == ["   y    ", "   x    ", "   w100 ", "›  w99  "])
  }

  @Test func `what is typed fast is searched for as it is at the end`() async {
    let interface = TestInterface(Word.several)
    await interface.type(.character("/"))
    for key in "perro" { interface.navigator.handle(.character(key)) }
    await interface.settle()
    #expect(interface.lines()[2].hasPrefix("›★ perro"))
    #expect(interface.lines()[3] == "")
  }

  @Test func `keys that come at once are meant for what the keys before them bring`() async throws {
    let interface = TestInterface(Word.several)
    await interface.settle()
    await interface.typeAtOnce(.character("d"), .character("d"))
    #expect(try await interface.words.words(WordQuery()).count == Word.several.count - 2)
    await interface.typeAtOnce(.character("/"), .paste("perro"), .enter)
    #expect(interface.navigator.top?.title(.english) == "Entry" && interface.shows("dog"))
    await interface.typeAtOnce(.escape, .control("u"), .paste("casa"), .enter)
    #expect(interface.navigator.top?.title(.english) == "Entry" && interface.shows("house"))
  }

  @Test(arguments: ["s", "d"] as [Key])
  func `a change in the list of words reads it once, and what others announce once too`(key: Key) async {
    let changes = ManualDataChanges()
    let store = WaitingStore(Word.several, clock: TestInterface.clock, changes: changes)
    let interface = TestInterface(store: store, changes: changes)
    await interface.settle()
    let (before, counted) = (await store.listCount, await store.countCount)
    await interface.type(key)
    while await store.countCount == counted { await Task.yield() }
    await interface.settle()
    #expect(await store.listCount == before + 1)
    #expect(key == "s" ? interface.lines().contains { $0.hasPrefix("›★") } : !interface.shows("family"))
    changes.announce(.here([.words]))
    while await store.countCount == counted + 1 { await Task.yield() }
    await interface.settle()
    #expect(await store.listCount == before + 2)
  }

  @Test func `words that are typed on before the last one is kept are all kept`() async throws {
    let interface = TestInterface()
    await interface.settle()
    await interface.typeAtOnce(
      .character("a"), .paste("casa"), .enter, .character("a"), .paste("perro"), .enter, .character("a"), .paste("gato"), .enter
    )
    #expect(try await interface.words.words(WordQuery()).map(\.text).sorted() == ["casa", "gato", "perro"])
  }

  @Test func `keys do not wait for ever for what the keys before them began`() async {
    let store = WaitingStore(waitsFor: .lists, clock: TestInterface.clock)
    let interface = TestInterface(store: store, keyWaitLimit: .zero)
    interface.navigator.handle(.control("l"))
    interface.navigator.handle(.alt("3"))
    while interface.navigator.tab == 0 { await Task.yield() }
    #expect(interface.navigator.tab == 2)
    await store.goOn()
    await interface.settle()
  }

  @Test func `who leaves at once leaves after what the keys before began`() async throws {
    let interface = TestInterface(Word.several)
    await interface.settle()
    await interface.typeAtOnce(.character("d"), .character("q"))
    #expect(interface.navigator.isEnded)
    #expect(try await interface.words.words(WordQuery()).count == Word.several.count - 1)
  }

  @Test func `Esc takes a problem away, and leaves what was typed`() async {
    // However slow the machine is, the message does not go by itself.
    let interface = TestInterface(Word.several, moment: { MonotonicTime(nanoseconds: 0) })
    await interface.type(.character("e"), .control("u"), .enter)
    #expect(interface.shows("The text is blank"))
    await interface.type(.paste("otra cosa"), .escape)
    #expect(interface.shows("otra cosa") && !interface.shows("The text is blank"))
    await interface.type(.escape)
    #expect(!interface.shows("otra cosa"))
  }

  @Test func `what keeps pending words from being looked up is told`() async {
    let interface = TestInterface(Word.several)
    await interface.type(.character("p"))
    #expect(interface.shows("Schadenfreude"))
    interface.words.storage.fail(.corrupt(path: "/glot.db"))
    await interface.type(.character("r"))
    #expect(interface.shows("glot.db"))
  }

  @Test func `when nothing is found, the words that may have been meant can be opened`() async {
    let interface = TestInterface(Word.several)
    await interface.type(.character("/"), .paste("perrp"))
    #expect(interface.shows("No words were found.") && interface.shows("Did you mean:") && interface.shows("›★ perro"))
    await interface.type(.enter)
    #expect(interface.navigator.top?.title(.english) == "Entry" && interface.shows("perro"))
    await interface.type(.escape, .paste("zzz"))
    #expect(interface.shows("No words were found.") && !interface.shows("Did you mean"))
  }
}
