import CoreModule
import Practice
import PracticeScheduling
import Synchronization

/// The practice of glot with its default settings: real sessions over a store in memory.
final class GlotScheduler: YearScheduler {
  private let surroundings: Surroundings
  private var session: SessionViewModel?
  private let numbers: [PracticeWord.ID: Int]
  private let releasesLeeches: Bool
  private var leeches: [PracticeWord] = []

  /// - Parameter releasesLeeches: Whether words that are set aside because they were forgotten too often go on the next day.
  init(words count: Int, releasesLeeches: Bool) {
    self.releasesLeeches = releasesLeeches
    surroundings = Surroundings(count)
    let words = surroundings.collection.words
    numbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1.id, $0) })
  }

  func begin(at time: Double) async throws {
    surroundings.time.set(time)
    if !leeches.isEmpty { await UpkeepBuilder(dependency: surroundings).build().release(leeches) }
    leeches = []
    var options = SessionOptions()
    options.directions = [.from]
    session = SessionBuilder(dependency: surroundings, router: ClosureRouter<PracticeDestination> { _ in }).build()
    await session?.start(options)
  }

  func next(at time: Double) throws -> Int? {
    if let problem = session?.state.problem { throw problem }
    return (session?.state.question?.word.id).flatMap { numbers[$0] }
  }

  func answer(_ grade: Grade, at time: Double) async {
    surroundings.time.set(time)
    await session?.answer(grade)
    if releasesLeeches, let leech = session?.state.leech { leeches.append(leech) }
    session?.dismissLeech()
  }
}

/// Words that were all added at once, the commonest first.
@MainActor
private struct Surroundings: UpkeepDependency {
  let time = SetTime()
  let collection: WordCollection
  let practiceStore: any PracticeStore = InMemoryPracticeStore()
  let practiceSettings = PracticeSettings()
  let localTime = LocalTime { _ in 0 }
  let random: RandomSource

  var practiceWords: any PracticeWords { collection }
  var clock: WallClock { time.clock }

  init(_ count: Int) {
    let generator = Mutex(SplitMix64(seed: 1))
    let random = RandomSource { generator.withLock { $0.next() } }
    let words = (0..<count).map { number in
      PracticeWord(
        id: PracticeWord.ID(random.uuid()), text: "word \(number)", languages: LanguagePair(from: "es", to: "en"),
        translations: ["meaning \(number)"], added: Timestamp(milliseconds: 0)
      )
    }
    let places = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1.id, $0) })
    collection = WordCollection(words) { word in places[word.id].map { -Double($0) } }
    self.random = random
  }
}

private final class SetTime: Sendable {
  private let now = Mutex(Timestamp(milliseconds: 0))

  var clock: WallClock { WallClock { [self] in now.withLock { $0 } } }

  /// The year begins on 1 January 2026.
  func set(_ seconds: Double) { now.withLock { $0 = Timestamp(milliseconds: Int64(((1_767_225_600 + seconds) * 1000).rounded())) } }
}
