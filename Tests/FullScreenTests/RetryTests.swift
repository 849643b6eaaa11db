import ContentKeyboard
import CoreModule
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
    let store = BrokenGames()
    let interface = GivenInterface(gameStore: store)
    await interface.type(.alt("3"), .character(key))
    #expect(interface.shows(Self.retry))
    await store.mend()
    await interface.type(.control("l"))
    #expect(!interface.shows(Self.retry) && interface.navigator.screens.count == 2)
  }

  @Test func `the history of translations is read again`() async {
    let store = BrokenHistory()
    let interface = GivenInterface(historyStore: store)
    await interface.type(.alt("6"), .control("y"))
    #expect(interface.shows(Self.retry))
    await store.mend()
    await interface.type(.control("l"))
    #expect(!interface.shows(Self.retry) && interface.shows("Nothing was translated yet."))
  }

  @Test func `the pieces of a button are read again`() async {
    let interface = GivenInterface()
    await interface.type(.alt("4"))
    KeyboardScreenRouter(navigator: interface.navigator).navigate(to: .pieces("none"))
    await interface.settle()
    #expect(interface.shows(Self.retry))
    await interface.type(.control("l"))
    #expect(interface.shows(Self.retry) && interface.navigator.screens.count == 2)
  }

  @Test func `tasks that cannot be read say it beside the problem`() {
    var state = TaskListState()
    state.problem = .store(.storage(.corrupt(path: "/glot.db")))
    let view = TaskListView(state: state, sync: TaskSyncState(), cursor: ListCursor(), showsDone: false)
    let area = ViewArea(
      size: Size(columns: 80, rows: 20), language: .english, now: GivenInterface.clock.now(), localTime: LocalTime { _ in 0 })
    #expect(view.body(in: area).lines.contains { $0.text.contains(Self.retry) })
  }

  @Test func `a task that cannot be read again gives its place to the problem, and so do its parts`() {
    var state = TaskDetailsState()
    (state.task, state.subtasks) = (TodoTask.several.first, Array(TodoTask.several.dropFirst()))
    let area = ViewArea(
      size: Size(columns: 80, rows: 20), language: .english, now: GivenInterface.clock.now(), localTime: LocalTime { _ in 0 })
    #expect(!TaskDetailsView(state: state, selected: 0).parts(area).isEmpty)
    state.problem = .store(.storage(.corrupt(path: "/glot.db")))
    let view = TaskDetailsView(state: state, selected: 0)
    #expect(view.text(area).contains { $0.text.contains(Self.retry) } && view.parts(area).isEmpty)
  }
}

/// Rounds that cannot be read until they are mended; then there are none.
private actor BrokenGames: GameStore {
  private var isBroken = true

  func mend() { isBroken = false }

  private func check() throws(StorageError) {
    if isBroken { throw .corrupt(path: "/glot.db") }
  }

  func keep(_ answer: RecordedAnswer, of record: RoundRecord) async throws(GameStoreError) { throw .storage(.corrupt(path: "/glot.db")) }

  func rounds(_ query: RoundQuery) async throws(StorageError) -> [RoundRecord] {
    try check()
    return []
  }

  func answers(of round: RoundSetup.ID) async throws(StorageError) -> [RecordedAnswer] { [] }

  func histories(in languages: WordLanguages, _ localTime: LocalTime) async throws(StorageError) -> [WordHistory] {
    try check()
    return []
  }

  func progress(in languages: LanguagePair?, at now: Timestamp) async throws(StorageError) -> [WordProgress] {
    try check()
    return []
  }

  func take(_ rounds: [PlayedRound], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportedRoundCounts {
    throw .corrupt(path: "/glot.db")
  }
}

/// A history that cannot be read until it is mended; then it is empty.
private actor BrokenHistory: HistoryStore {
  private var isBroken = true

  func mend() { isBroken = false }

  private func check() throws(StorageError) {
    if isBroken { throw .corrupt(path: "/glot.db") }
  }

  func entries(limit: Int?) async throws(StorageError) -> [HistoryEntry] {
    try check()
    return []
  }

  func keep(_ translation: Translation) async throws(StorageError) -> HistoryEntry { throw .corrupt(path: "/glot.db") }

  func clear() async throws(StorageError) -> [HistoryEntry] { [] }

  func take(_ entries: [HistoryEntry], isTrial: Bool, in change: Change?) async throws(StorageError) -> [HistoryEntry] { [] }
}
