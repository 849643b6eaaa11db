import CoreModule
import CoreModuleTesting
import Foundation
import Practice
import PracticeTesting
import Synchronization

/// A clock that a test sets.
final class SetClock: Sendable {
  private let time: Mutex<Timestamp>

  init(_ time: Timestamp = SamplePractice.noon) { self.time = Mutex(time) }

  var clock: WallClock { WallClock { [self] in time.withLock { $0 } } }
  var now: Timestamp { time.withLock { $0 } }
  func set(_ time: Timestamp) { self.time.withLock { $0 = time } }
  func advance(seconds: Int64) { time.withLock { $0 = $0.adding(seconds: seconds) } }
}

/// A practice in memory with the words 1 to `count`.
@MainActor
final class PracticeFixture: PracticeDependency {
  let memory: InMemoryPracticeStore
  let collection: WordCollection
  let time = SetClock()
  let router = RecordingRouter<PracticeDestination>()
  let random = RandomSource.counting()
  var localTime = LocalTime.fixed(seconds: 0)
  var practiceSettings = PracticeSettings()
  let practiceReminderMark: any DayMark = InMemoryDayMark()

  init(_ words: [PracticeWord], commonness: @escaping @Sendable (PracticeWord) -> Double? = { _ in nil }) {
    memory = InMemoryPracticeStore()
    collection = WordCollection(words, commonness: commonness)
  }

  convenience init(words count: Int) { self.init((1...count).map { SamplePractice.word($0) }) }

  var practiceStore: any PracticeStore { memory }
  var practiceWords: any PracticeWords { collection }
  var clock: WallClock { time.clock }
  var graph: PracticeGraph { PracticeBuilder(dependency: self, router: router).build() }

  func session(_ change: (inout SessionOptions) -> Void = { _ in }) async -> SessionViewModel {
    var options = SessionOptions()
    change(&options)
    let session = graph.session.build()
    await session.start(options)
    return session
  }

  func log() async throws -> [LogEntry] { try await memory.log(after: 0, limit: 100_000).items }
}
