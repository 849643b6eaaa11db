import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting
import Synchronization

/// A keyboard with surroundings in memory.
@MainActor
final class KeyboardFixture: ContentKeyboardDependency {
  let store: InMemoryBoardStore
  let files = StubFiles()
  let service = StubHTTPClient(BoardText.document(.given))
  let router = RecordingRouter<ContentKeyboardDestination>()
  let given = InMemoryClipboard()
  let time: Mutable<Int64>
  /// The pauses between attempts.
  let pauses = Mutable<[Int64]>([])
  let startedBehind = Mutable(0)
  let fileStamp = Mutable<String?>("1")
  var isOffline = false

  let clock: WallClock
  let localTime = LocalTime.fixed(seconds: 3600)

  init(_ board: Board? = .given) {
    let time = Mutable<Int64>(1_795_302_000_000)
    self.time = time
    clock = WallClock { Timestamp(milliseconds: time.value) }
    store = InMemoryBoardStore(board, clock: clock)
  }

  var boardStore: any BoardStore { store }
  var clipboard: any Clipboard { given }

  var refreshBoard: @Sendable () -> Void {
    let behind = startedBehind
    return { behind.change { $0 += 1 } }
  }

  var contentSources: ContentSources {
    let (pauses, stamp) = (pauses, fileStamp)
    return ContentSources(
      files: files, client: service, clock: MonotonicClock { .zero }, log: SilentLog(),
      pause: { milliseconds in pauses.change { $0.append(milliseconds) } },
      fileStamp: { _ in stamp.value })
  }

  func build() -> ContentKeyboardGraph { ContentKeyboardBuilder(dependency: self, router: router).build() }
}

/// A value that tests change.
final class Mutable<Value: Sendable>: Sendable {
  private let content: Mutex<Value>

  init(_ value: Value) { content = Mutex(value) }

  var value: Value { content.withLock { $0 } }

  func change(_ body: (inout Value) -> Void) { content.withLock { body(&$0) } }
}
