import ContentKeyboard
import CoreModule
import CoreModuleTesting
import CorePresentation
import Presentation
import Reading
import Testing
import UBCOTranslation
import WordGame

@testable import ScreenHost
@testable import TerminalKit
@testable import TodoList

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

  @Test func `the list of texts is read again`() async throws {
    let store = InMemoryReadingStore()
    for text in SampleTexts.read { try await store.remember(text) }
    store.storage.fail(reading: .busy(path: "/glot.db"), writing: nil)
    let interface = TestInterface(reading: store, sources: SampleTexts.sources)
    interface.navigator.openTexts()
    await interface.settle()
    #expect(interface.shows(Self.retry) && !interface.shows("Смотритель маяка"))
    store.storage.fail(reading: nil, writing: nil)
    await interface.type(.control("l"))
    #expect(!interface.shows(Self.retry) && interface.shows("Смотритель маяка"))
  }

  @Test func `a text is opened again`() async throws {
    let store = InMemoryReadingStore()
    store.storage.fail(reading: .busy(path: "/glot.db"), writing: nil)
    let interface = TestInterface(reading: store, sources: SampleTexts.sources)
    interface.navigator.openReader(.path("/texts/es.txt"))
    await interface.settle()
    #expect(interface.shows(Self.retry) && !interface.shows("El farero"))
    store.storage.fail(reading: nil, writing: nil)
    await interface.type(.control("l"))
    #expect(!interface.shows(Self.retry) && interface.shows("El farero y su hija"))
  }

  @Test(arguments: [StorageError.diskFull(path: "/glot.db"), .busy(path: "/glot.db"), .readOnly(path: "/glot.db")])
  func `what a full or locked disk refuses while reading is told, and works when pressed again`(failure: StorageError) async throws {
    // A long sentence is wrapped.
    let told = String(Problem(ReadingProblem.storage(failure)).sentence(.english).prefix(24))
    let store = InMemoryReadingStore()
    let interface = TestInterface(reading: store, sources: SampleTexts.sources)
    interface.navigator.openReader(.path("/texts/es.txt"))
    await interface.settle()
    await interface.type("n")
    store.storage.fail(reading: nil, writing: failure)
    await interface.type("k")
    #expect(interface.shows(told) && !interface.shows("farero  known"))
    await interface.type("i")
    #expect(interface.shows(told))
    store.storage.fail(reading: nil, writing: nil)
    await interface.type("k")
    #expect(!interface.shows(told) && interface.shows("farero  known"))
    #expect(try await store.marks(of: ["farero"], in: "es") == ["farero": .known])
  }

  @Test func `a text that cannot be forgotten stays in the list`() async throws {
    let store = InMemoryReadingStore()
    for text in SampleTexts.read { try await store.remember(text) }
    let interface = TestInterface(reading: store, sources: SampleTexts.sources)
    interface.navigator.openTexts()
    await interface.settle()
    store.storage.fail(reading: nil, writing: .diskFull(path: "/glot.db"))
    await interface.type("d")
    #expect(interface.shows(Self.retry))
    store.storage.fail(reading: nil, writing: nil)
    await interface.type(.control("l"))
    #expect(!interface.shows(Self.retry) && interface.shows("Смотритель маяка"))
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
