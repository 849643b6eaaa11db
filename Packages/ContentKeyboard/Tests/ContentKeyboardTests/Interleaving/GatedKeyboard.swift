import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting

/// A keyboard whose store, clipboard and service are behind a gate.
@MainActor
struct GatedKeyboard: ContentKeyboardDependency {
  let boardStore: any BoardStore
  let contentSources: ContentSources
  let clipboard: any Clipboard
  let isOffline = false
  let refreshBoard: @Sendable () -> Void = {}
  let clock: WallClock
  let localTime = LocalTime.fixed(seconds: 0)

  init(_ gate: CallGate) {
    clock = .fixed(Timestamp(milliseconds: 1_795_302_000_000))
    let service = GatedService(base: ContentSources.givenService, gate: gate)
    boardStore = RowBoardStore(GatedStorage(InMemoryBoardStore(.given, clock: clock).storage, gate), clock: clock)
    contentSources = ContentSources(
      files: StubFiles(), client: service, clock: MonotonicClock { .zero }, log: SilentLog(), pause: { _ in }, fileStamp: { _ in nil }
    )
    clipboard = GatedClipboard(base: InMemoryClipboard(), gate: gate)
  }

  /// The keyboard after one output.
  func used() async throws -> ContentKeyboardGraph {
    _ = try await boardStore.putOut([.next(id: "2", .perButton)])
    return build()
  }

  /// The keyboard with the board of a service.
  func served() async throws -> ContentKeyboardGraph {
    let source = BoardSource.service("https://given.test/board")
    try await boardStore.keep(Board([BoardButton(id: "7", caption: "", pieces: ["old"])]), of: source, at: clock.now(), stamp: nil)
    try await boardStore.choose(source, maximumAge: nil)
    return build()
  }

  private func build() -> ContentKeyboardGraph {
    ContentKeyboardBuilder(dependency: self, router: RecordingRouter<ContentKeyboardDestination>()).build()
  }
}

struct GatedService: HTTPClient {
  let base: any HTTPClient
  let gate: CallGate

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await gate { () throws(HTTPError) in try await base.send(request) }
  }
}

struct GatedClipboard: Clipboard {
  let base: any Clipboard
  let gate: CallGate

  func text() async throws(ClipboardError) -> String {
    try await gate { () throws(ClipboardError) in try await base.text() }
  }

  func copy(_ text: String) async throws(ClipboardError) -> ClipboardWay {
    try await gate { () throws(ClipboardError) in try await base.copy(text) }
  }
}
