import AppGraph
import CoreModule
import PersonalDictionary
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

@MainActor
struct TabTests {
  private let favourites = FeatureTab(id: .tasks, name: LocalizedText(en: "Stars", ru: "Звёзды")) {
    WordListScreen.favorites(navigator: $0)
  }

  @Test func `each tab keeps its place`() async {
    let interface = TestInterface(Word.several, tabs: [.words, favourites])
    await interface.type(.character("a"), .alt("2"))
    #expect(interface.lines()[0] == "glot  1 Words  2 Stars")
    #expect(interface.shows("perro") && !interface.shows("casa"))
    await interface.type(.alt("1"))
    #expect(interface.lines()[0] == "glot  1 Words  2 Stars › New word")
  }

  @Test func `digits and Tab go from tab to tab where they mean nothing else`() async {
    let interface = TestInterface(Word.several, tabs: [.words, favourites])
    await interface.type(.character("2"))
    #expect(interface.navigator.tab == 1)
    await interface.type(.tab)
    #expect(interface.navigator.tab == 0)
    await interface.type(.backTab, .character("a"), .character("1"))
    #expect(interface.navigator.tab == 0)
    await interface.type(.character("a"), .character("2"), .tab)
    #expect(interface.navigator.tab == 0 && interface.shows("2"))
  }

  @Test func `a tab without a search of its own searches the words`() async {
    let interface = TestInterface(Word.several, tabs: [.words, favourites])
    await interface.type(.character("2"), .character("/"))
    #expect(interface.navigator.tab == 1 && interface.navigator.top is SearchScreen)
    await interface.type(.escape)
    #expect(interface.navigator.tab == 1 && interface.navigator.screens.count == 1)
  }

  @Test func `where the tabs have no room only the one that is shown is named`() async {
    let interface = TestInterface(Word.several, tabs: [.words, favourites])
    await interface.type(.character("a"))
    #expect(interface.lines(30)[0] == "glot  1/2 Words › New word")
  }

  @Test func `a screen rests when it is not seen, and is drawn by itself while it moves`() async {
    let moving = MovingScreen()
    let interface = TestInterface(tabs: [FeatureTab(id: .game, name: LocalizedText(en: "Game", ru: "Игра")) { _ in moving }, .words])
    await interface.settle()
    #expect(interface.navigator.top?.frameInterval == 33 && moving.disappearances == 0)
    await interface.type(.alt("2"))
    #expect(interface.navigator.top?.frameInterval == nil && moving.disappearances == 1)
    await interface.type(.alt("1"), .character("?"))
    #expect(moving.disappearances == 2)
  }
}

@MainActor
private final class MovingScreen: Screen {
  private(set) var disappearances = 0
  let title = LocalizedText(en: "Game", ru: "Игра")
  let actions: [ScreenAction] = []
  let frameInterval: Double? = 33

  func willDisappear() { disappearances += 1 }
  func load() async {}
  func body(in area: ViewArea) -> ScreenBody { ScreenBody([]) }
}
