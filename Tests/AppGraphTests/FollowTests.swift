import AppGraph
import CoreModule
import CoreModuleTesting
import Observation
import PersonalDictionary
import Testing

@MainActor
@Suite(.timeLimit(.minutes(30)))
struct FollowTests {
  let app = TestApp()

  @Test(arguments: [DataChange.here([.words]), .here([DataArea("tasks"), .words]), .elsewhere])
  func `a list that follows reads the words again after a change`(change: DataChange) async throws {
    let list = app.buildDictionary().mainWordList.build()
    let following = list.startFollowing()
    try await app.keep("house")
    app.changes.announce(change)
    await list.shows(["house"])
    try await app.keep("tree")
    app.changes.announce(change)
    await list.shows(["tree", "house"])
    #expect(app.readCount == 2)
    following.cancel()
  }

  @Test func `a change of something else is none of its business`() async throws {
    try await app.keep("house")
    var environment = app.environment
    environment.dataChanges = StubChanges(changes: [.here([DataArea("tasks")]), .here([]), .here([.words]), .here([DataArea("tasks")])])
    let list = AppGraph(environment: environment).personalDictionary(router: app.router).build().mainWordList.build()
    await list.follow()
    #expect(list.state.words.map(\.text) == ["house"])
    #expect(app.readCount == 1)
  }

  @Test func `every list that follows hears of a change, with its own words`() async throws {
    let dictionary = app.buildDictionary()
    let lists = [dictionary.mainWordList.build(), dictionary.favorites.build()]
    let following = lists.map { $0.startFollowing() }
    try await app.keep("house", "tree")
    await dictionary.mainWordList.build().setStar(true, on: [.text("tree")])
    app.changes.announce(.here([.words]))
    await lists[0].shows(["tree", "house"])
    await lists[1].shows(["tree"])
    for task in following { task.cancel() }
  }

  @Test func `a list that follows no more stays as it is`() async throws {
    let list = app.buildDictionary().mainWordList.build()
    let following = list.startFollowing()
    following.cancel()
    await following.value
    try await app.keep("house")
    app.changes.announce(.elsewhere)
    #expect(list.state == WordListState())
    #expect(app.readCount == 0)
  }
}

/// Changes that are all known; who has heard them has heard everything.
private struct StubChanges: DataChanges {
  let changes: [DataChange]
  var announcedCount: Int { changes.count }

  func subscribe() -> AsyncStream<DataChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: DataChange.self)
    for change in changes { continuation.yield(change) }
    continuation.finish()
    return stream
  }
}

extension WordListViewModel {
  /// Follows the changes from now on: when this returns, it listens.
  func startFollowing() -> Task<Void, Never> { Task.immediate { await self.follow() } }

  /// Waits until the list shows these words, or until the test has taken too long.
  func shows(_ texts: [String]) async {
    while state.words.map(\.text) != texts, !Task.isCancelled {
      let (changes, continuation) = AsyncStream.makeStream(of: Never.self)
      withObservationTracking {
        _ = state
      } onChange: {
        continuation.finish()
      }
      for await _ in changes {}
    }
  }
}
