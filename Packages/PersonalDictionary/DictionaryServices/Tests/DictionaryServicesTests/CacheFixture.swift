import CoreModule
import CoreModuleTesting
import DictionaryServices
import Foundation
import PersonalDictionary
import PersonalDictionaryTesting
import Synchronization

/// A cache in a temporary folder, with a stub service.
final class CacheFixture: Sendable {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("glot-cache-\(UUID().uuidString)").path
  let service = StubService()
  private let time = Mutex(Timestamp(milliseconds: 1_700_000_000_000))
  private let paused = Mutex<[Duration]>([])

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The duration of each wait.
  var pauses: [Duration] { paused.withLock { $0 } }

  var now: Timestamp { time.withLock { $0 } }

  func pass(seconds: Int64) { time.withLock { $0 = $0.adding(seconds: seconds) } }

  func source(
    offline: Bool = false, countsDays: Bool = false, patience: Duration = .seconds(1), folder: String? = nil, lock: FileLock = .system
  ) -> CachedSource {
    let surroundings = CachedSource.Surroundings(
      clock: WallClock { self.now }, localTime: .fixed(seconds: 3600), isOffline: offline,
      pause: { duration in await self.pause(duration) }, lock: lock
    )
    return CachedSource(
      service, folder: folder ?? path + "/answers/x", pace: ServicePace(patience: patience, countsDays: countsDays),
      surroundings: surroundings
    )
  }

  func folder(lock: FileLock = .system) -> CacheFolder {
    CacheFolder(path: path, pause: { duration in await self.pause(duration) }, lock: lock)
  }

  private func pause(_ duration: Duration) async {
    paused.withLock { $0.append(duration) }
    await Task.yield()
  }

  func notes() throws -> String { try String(contentsOfFile: path + "/answers/x/notes", encoding: .utf8) }
}

/// A stub service.
final class StubService: DictionarySource {
  let name = "service"
  let kind = "given"
  let isLocal = false
  let directions = Direction.all
  private let state = Mutex<(asked: [String], failure: DictionarySourceError?)>(([], nil))

  var asked: [String] { state.withLock(\.asked) }

  func fail(_ reason: PendingReason?, _ refusal: ServiceRefusal = ServiceRefusal()) {
    state.withLock { $0.failure = reason.map { .unreachable($0, refusal) } }
  }

  func fail(with error: DictionarySourceError) { state.withLock { $0.failure = error } }

  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let failure = state.withLock { state in
      state.asked.append(text)
      return state.failure
    }
    if let failure { throw failure }
    guard text != "unknown" else { return [] }
    let sense = Sense(translations: [text + "!"], context: ["c"], examples: [UsageExample(source: "a\n\"b\"", target: "в")])
    return [DictionaryEntry(headword: text, partOfSpeech: "noun", source: name, senses: [sense])]
  }
}
