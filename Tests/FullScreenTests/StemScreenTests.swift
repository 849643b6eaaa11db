import CoreModule
import Stemming
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

@MainActor
struct StemScreenTests {
  private func opened() async -> TestInterface {
    let interface = TestInterface(tabs: [.stems, .words])
    await interface.settle()
    return interface
  }

  @Test func `the table grows with each submission, and is hidden while it is empty`() async {
    let interface = await opened()
    #expect(interface.shows("Type words and press Enter") && !interface.shows("Count") && !interface.shows("Ctrl-X"))
    await interface.type("kmzlz ha")
    await interface.type(.enter)
    #expect(interface.lines()[1] == ">" && interface.lines()[4].hasPrefix("› HA "))
    await interface.type("kmz")
    await interface.type(.enter)
    #expect(interface.lines()[5].hasPrefix("  KMZ       2  KMZ, KMZLZ"))
    #expect(interface.shows("2 roots in 3 words") && interface.shows("Ctrl-X clear"))
    await interface.type(.control("x"))
    #expect(interface.shows("Removed: 2 roots.") && !interface.shows("Count"))
  }

  @Test func `Enter explains the selected root, and Esc comes back to it`() async {
    let interface = await opened()
    await interface.type("kmzlz kmz ha")
    await interface.type(.enter, .down, .enter)
    #expect(interface.navigator.top?.title(.english) == "Words of the root")
    #expect(interface.shows("KMZ    unchanged") && interface.shows("KMZLZ  -LZ"))
    await interface.type(.escape)
    #expect(interface.lines()[5].hasPrefix("› KMZ"))
  }

  @Test func `every destination is a screen`() async {
    let interface = await opened()
    interface.navigator.open(StemmingDestination.explanation(root: "KMZ"))
    await interface.settle()
    #expect(interface.navigator.screens.count == 2 && interface.shows("This root is no longer saved."))
  }

  @Test func `Tab orders the roots, and the selection stays on its root`() async {
    let interface = await opened()
    await interface.type("b c c a")
    await interface.type(.enter, .down, .down)
    #expect(interface.lines()[6].hasPrefix("› C"))
    await interface.type(.tab)
    #expect(interface.lines()[4].hasPrefix("› C") && interface.shows("by count"))
    await interface.type(.tab)
    #expect(interface.lines()[4...6].map { $0.prefix(3) } == ["  B", "› C", "  A"])
  }

  @Test func `Ctrl-G changes the grammar, which stays while other texts are typed and other screens are seen`() async {
    let interface = await opened()
    await interface.type("casas")
    await interface.type(.control("g"))
    #expect(interface.lines()[1] == "Spanish > casas")
    await interface.type(.enter)
    #expect(interface.lines()[1] == "Spanish >" && interface.lines()[4].hasPrefix("› casa  "))
    await interface.type(.alt("3"), .alt("1"))
    #expect(interface.lines()[1] == "Spanish >")
    await interface.type(.control("g"))
    #expect(interface.lines()[1] == "Russian >")
    await interface.type(.control("g"))
    await interface.type("kmz")
    await interface.type(.enter)
    #expect(interface.lines()[1] == ">" && interface.lines()[4].hasPrefix("  KMZ ") && interface.lines()[5].hasPrefix("› casa "))
  }

  @Test func `letters, digits and spaces are text here`() async {
    let interface = await opened()
    await interface.type("q 2?:/u,")
    #expect(interface.lines()[1] == "> q 2?:/u," && interface.navigator.screens.count == 1 && interface.navigator.tab == 0)
  }
}
