import ContentKeyboard
import CoreModule
import CoreModuleTesting
import Testing
import TodoList
import UBCOTranslation
import WordGame

@testable import ScreenHost
@testable import TerminalKit

/// Wherever something could not be read, the screen tells how to try again.
@MainActor
struct RetryTests {
  private static let retry = "Ctrl-L try again"

  @Test(arguments: ["s", "w"] as [Character])
  func `the scores are read again`(key: Character) async {
    let store = InMemoryGameStore()
    store.storage.fail(.corrupt(path: "/glot.db"))
    let interface = TestInterface(gameStore: store)
    await interface.type(.alt("4"), .character(key))
    #expect(interface.shows(Self.retry))
    store.storage.fail(nil)
    await interface.type(.control("l"))
    #expect(!interface.shows(Self.retry) && interface.navigator.screens.count == 2)
  }

  @Test func `the history of translations is read again`() async {
    let store = InMemoryHistoryStore(clock: TestInterface.clock)
    store.storage.fail(.corrupt(path: "/glot.db"))
    let interface = TestInterface(historyStore: store)
    await interface.type(.alt("6"), .control("y"))
    #expect(interface.shows(Self.retry))
    store.storage.fail(nil)
    await interface.type(.control("l"))
    #expect(!interface.shows(Self.retry) && interface.shows("There are no translations yet."))
  }

  @Test func `the pieces of a button are read again`() async {
    let interface = TestInterface()
    await interface.type(.alt("5"))
    interface.navigator.open(ContentKeyboardDestination.pieces("none"))
    await interface.settle()
    #expect(interface.shows(Self.retry))
    await interface.type(.control("l"))
    #expect(interface.shows(Self.retry) && interface.navigator.screens.count == 2)
  }

  @Test func `tasks that cannot be read say it beside the problem`() {
    var state = TaskListState()
    state.problem = .store(.storage(.corrupt(path: "/glot.db")))
    let view = TaskListView(state: state, rows: TaskListRows(), cursor: ListCursor())
    let area = ViewArea(
      size: Size(columns: 80, rows: 20), language: .english, now: TestInterface.clock.now(), localTime: LocalTime { _ in 0 })
    #expect(view.body(in: area).lines.contains { $0.text.contains(Self.retry) })
  }

  @Test func `a task that cannot be read again gives its place to the problem, and so do its parts`() {
    var state = TaskDetailsState()
    (state.task, state.subtasks) = (TodoTask.several.first, Array(TodoTask.several.dropFirst()))
    let area = ViewArea(
      size: Size(columns: 80, rows: 20), language: .english, now: TestInterface.clock.now(), localTime: LocalTime { _ in 0 })
    #expect(!TaskDetailsView(state: state, selected: 0).parts(area).isEmpty)
    state.problem = .store(.storage(.corrupt(path: "/glot.db")))
    let view = TaskDetailsView(state: state, selected: 0)
    #expect(view.text(area).contains { $0.text.contains(Self.retry) } && view.parts(area).isEmpty)
  }
}
