import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting
import Synchronization
import Testing

@MainActor
struct RefreshTests {
  let given = KeyboardFixture(nil)
  private let service = BoardSource.service("http://given/board")

  private func failing(_ status: Int, _ text: String = #"{"error":"Random Error"}"#) -> Result<HTTPResponse, HTTPError> {
    .success(HTTPResponse(status: status, body: Array(text.utf8)))
  }

  private func chosen() async -> BoardSourceViewModel {
    let model = given.build().source.build()
    await model.choose(service, maximumAge: 60)
    return model
  }

  @Test func `a source is chosen with its board`() async {
    let model = await chosen()
    #expect(model.state.problem == nil)
    #expect(model.state.board == BoardStatus(source: service, maximumAge: 60, fetched: given.time.value))
    #expect(model.state.buttonCount == 3)
  }

  @Test func `a source without a board is not chosen`() async throws {
    given.service.change { _ in .success(HTTPResponse(status: 404)) }
    let model = await chosen()
    #expect(model.state.problem == .source(service, .status(404, message: nil, retryAfter: nil)))
    #expect(try await given.store.board() == .starter)
  }

  @Test func `an error that may pass is waited for, longer each time`() async {
    let failure = failing(500)
    given.service.change { [service = given.service] _ in
      service.requests.count < 5 ? failure : .success(HTTPResponse(status: 200, body: Array(BoardText.document(.given).utf8)))
    }
    let model = await chosen()
    #expect(model.state.problem == nil)
    #expect(given.pauses.value == [100, 200, 400, 800])
  }

  @Test func `a service that never works is given up, and the old board stays`() async throws {
    let model = await chosen()
    let failure = failing(500)
    given.service.change { _ in failure }
    await model.refresh()
    #expect(model.state.problem == .source(service, .status(500, message: "Random Error", retryAfter: nil)))
    #expect(given.pauses.value.count == 9)
    #expect(given.pauses.value.reduce(0, +) < 15_000)
    #expect(try await given.store.board() == .given)
  }

  @Test func `two hundred refreshes of a service that fails one time in five all end with the right board, and none is seen in part`()
    async throws
  {
    let numbers = Mutex(SplitMix64(seed: 42))
    let current = Mutable(0)
    let failure = failing(500)
    given.service.change { _ in
      guard !numbers.withLock({ $0.next() % 5 == 0 }) else { return failure }
      return .success(HTTPResponse(status: 200, body: Array(BoardText.document(Self.board(current.value)).utf8)))
    }
    let model = await chosen()
    let store = given.store
    let watching = Task {
      var partial = 0
      while !Task.isCancelled {
        let board = try await store.board()
        if Set(board.buttons.flatMap(\.pieces)).count > 1 || board.buttons.count != 20 { partial += 1 }
        await Task.yield()
      }
      return partial
    }
    for round in 1...200 {
      current.change { $0 = round }
      await model.refresh()
      #expect(model.state.problem == nil)
      #expect(try await given.store.board() == Self.board(round))
    }
    watching.cancel()
    #expect(try await watching.value == 0)
    #expect(given.service.requests.count > 220)
  }

  /// A board whose pieces all name their round.
  private nonisolated static func board(_ round: Int) -> Board {
    Board((1...20).map { BoardButton(id: "\($0)", caption: "\(round)", pieces: ["\(round)", "\(round)"]) })
  }

  @Test(
    arguments: [
      (429, "", nil, 9), (503, "", "2", 9), (503, "", "600", 0), (403, "", nil, 0), (401, "", nil, 0), (204, "", nil, 0), (302, "", nil, 0),
      (418, "<html>", nil, 0),
    ] as [(Int, String, String?, Int)])
  func `a status is told, and waited for only where that may help`(status: Int, text: String, retryAfter: String?, pauses: Int) async {
    let headers = retryAfter.map { ["retry-after": $0] } ?? [:]
    given.service.change { _ in .success(HTTPResponse(status: status, headers: headers, body: Array(text.utf8))) }
    let model = await chosen()
    #expect(model.state.problem == .source(service, .status(status, message: nil, retryAfter: retryAfter.flatMap { Int64($0) })))
    #expect(given.pauses.value.count == pauses)
    if retryAfter == "2" { #expect(given.pauses.value.allSatisfy { $0 == 2000 }) }
  }

  @Test func `what a service says of itself decides whether it is asked again, and when`() {
    func pause(_ status: Int, _ retryAfter: Int64? = nil) -> Int64? {
      RetrySchedule.pause(after: .status(status, message: nil, retryAfter: retryAfter), attempt: 1)
    }
    #expect((400..<600).filter { pause($0) != nil } == [408, 425, 429, 500, 502, 503, 504])
    #expect([0, 5, 6].map { pause(503, $0) } == [100, 5000, nil])
  }

  @Test(arguments: [("<!DOCTYPE html>", 2), ("{\"content\":[{\"id\":\"1\"", 2), ("", 2), ("{\"error\":\"Random Error\"}", 0), ("[]", 0)])
  func `an answer that is no board is told by its faults`(text: String, pauses: Int) async {
    given.service.change { _ in .success(HTTPResponse(status: 200, headers: ["content-type": "text/html"], body: Array(text.utf8))) }
    let model = await chosen()
    guard case .source(service, .shape(let faults))? = model.state.problem else { return #expect(Bool(false)) }
    #expect(!faults.faults.isEmpty)
    #expect(given.pauses.value.count == pauses)
  }

  @Test(arguments: [
    (HTTPError.unreachable(host: "h"), 2), (.timedOut(host: "h"), 0), (.tooLarge(host: "h"), 0), (.badAddress("x"), 0),
  ])
  func `what keeps an answer from coming is told`(error: HTTPError, pauses: Int) async {
    given.service.change { _ in .failure(error) }
    let model = await chosen()
    #expect(model.state.problem == .source(service, .transport(error)))
    #expect(given.pauses.value.count == pauses)
  }

  @Test func `a stale board is pressed at once, and fetched behind`() async {
    _ = await chosen()
    let keyboard = given.build().keyboard.build()
    await keyboard.press(["1"])
    #expect(given.startedBehind.value == 0)
    given.time.change { $0 += 61_000 }
    let failure = failing(500)
    given.service.change { _ in failure }
    await keyboard.press(["1"])
    #expect(keyboard.state.pieces.map(\.text) == ["how are you?"])
    #expect(given.startedBehind.value == 1)
    #expect(given.pauses.value == [])
    given.isOffline = true
    await given.build().keyboard.build().press(["1"])
    #expect(given.startedBehind.value == 1)
  }

  @Test func `offline no service is asked`() async {
    _ = await chosen()
    let count = given.service.requests.count
    given.isOffline = true
    let model = given.build().source.build()
    await model.refresh()
    #expect(model.state.problem == .offline(service))
    await model.choose(.service("http://other"), maximumAge: nil)
    #expect(model.state.problem == .offline(.service("http://other")))
    #expect(given.service.requests.count == count)
  }

  @Test func `whatever a file lies on, the main thread does not wait for it`() async {
    given.files.write(BoardText.document(.given), to: "")
    await given.build().source.build().choose(.file("/b.json"), maximumAge: nil)
    given.fileStamp.change { $0 = "2" }
    await given.build().keyboard.build().load()
    #expect(given.files.content.withLock { $0 } != nil && !given.files.keptMainThread.withLock { $0 })
  }

  @Test func `a file that has changed is read at once; one that has gone or is no board any more leaves the old one`() async throws {
    given.files.write(BoardText.document(.given), to: "")
    let source = given.build().source.build()
    await source.choose(.file("/b.json"), maximumAge: nil)
    let keyboard = given.build().keyboard.build()
    given.files.write(BoardText.document(.starter), to: "")
    await keyboard.press(["1"])
    #expect(keyboard.state.pieces.map(\.text) == ["hi"])
    given.fileStamp.change { $0 = "2" }
    await keyboard.press(["1"])
    #expect(keyboard.state.pieces.map(\.text) == ["hello!"])
    given.files.write("{", to: "")
    given.fileStamp.change { $0 = "3" }
    await keyboard.press(["1"])
    #expect(keyboard.state.pieces.map(\.text) == ["good to see you!"])
    #expect(keyboard.state.refreshProblem != nil)
    given.fileStamp.change { $0 = nil }
    await keyboard.press(["1"])
    #expect(keyboard.state.refreshProblem == nil)
    #expect(keyboard.state.problem == nil)
  }

  @Test func `a source of which nothing came yet is told`() async throws {
    try await given.store.choose(service, maximumAge: 60)
    let keyboard = given.build().keyboard.build()
    await keyboard.press([])
    #expect(keyboard.state.problem == .notFetchedYet(service))
    #expect(given.startedBehind.value == 1)
  }

  @Test func `the starter board and the user's own cannot be fetched`() async {
    let model = given.build().source.build()
    await model.refresh()
    #expect(model.state.problem == .nothingToFetch(.starter))
  }
}
