package import AppGraph
import CoreModule
import PersonalDictionary
import Synchronization

struct DiskDayMark: DayMark {
  let base: any DayMark
  let disk: DiskWork

  func last() async throws(StorageError) -> CalendarDay? {
    try await disk { () async throws(StorageError) in try await base.last() }
  }

  func claim(_ day: CalendarDay) async throws(StorageError) -> Bool {
    try await disk { () async throws(StorageError) in try await base.claim(day) }
  }
}

struct DiskServiceRecords: ServiceRecords {
  let base: any ServiceRecords
  let disk: DiskWork

  /// The work stays on the caller's actor, since it changes the state of a screen.
  func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value { await base.inTurn(waiting: waiting, work) }

  func clearAnswers() async throws(StorageError) -> Int {
    try await disk { () async throws(StorageError) in try await base.clearAnswers() }
  }

  func nextTry(of source: SourceConfiguration, at now: Timestamp) async -> Timestamp? {
    await disk { await base.nextTry(of: source, at: now) }
  }
}

struct DiskDictionarySource: DictionarySourceWrapper {
  let base: any DictionarySource
  let disk: DiskWork

  func inspection() async -> SourceInspection { await disk { await base.inspection() } }

  func entries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await disk { () async throws(DictionarySourceError) in try await base.entries(for: text, in: direction, policy: policy) }
  }
}

extension DiskDictionarySource {
  func briefEntries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await disk { () async throws(DictionarySourceError) in try await base.briefEntries(for: text, in: direction, policy: policy) }
  }

  func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    await disk { await base.inflections(of: text, in: language, match) }
  }

  func divisions(of text: String, in language: Language) async -> [WordDivision] {
    await disk { await base.divisions(of: text, in: language) }
  }

  func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] {
    await disk { await base.suggestions(for: text, in: direction, limit: limit) }
  }
}

struct DiskInstalledDictionaries: InstalledDictionaries {
  let base: any InstalledDictionaries
  let disk: DiskWork

  func sources() async -> [NewSource] { await disk { await base.sources() } }

  func dictionaries() async -> [InstalledDictionary] { await disk { await base.dictionaries() } }

  func dictionary(_ kind: SourceKindName, at path: String) async throws(SourceFault) -> InstalledDictionary {
    try await disk { () async throws(SourceFault) in try await base.dictionary(kind, at: path) }
  }
}

/// Subscribing opens the database, so that is done off the main actor.
final class DiskDataChanges: DataChanges {
  private let base: any DataChanges
  private let disk: DiskWork
  private let subscribedCount = Mutex(0)

  init(base: any DataChanges, disk: DiskWork) {
    self.base = base
    self.disk = disk
  }

  var announcedCount: Int { base.announcedCount + subscribedCount.withLock { $0 } }

  func subscribe() -> AsyncStream<DataChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: DataChange.self)
    let forwarding = Task { [self, base, disk] in
      let changes = await disk { base.subscribe() }
      // Changes before the subscription may have been missed.
      subscribedCount.withLock { $0 += 1 }
      continuation.yield(.elsewhere)
      for await change in changes { continuation.yield(change) }
      continuation.finish()
    }
    continuation.onTermination = { _ in forwarding.cancel() }
    return stream
  }
}

struct DiskGradedDictionary: GradedDictionary {
  let base: any GradedDictionary
  let disk: DiskWork

  func headwords(
    in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64
  ) async -> [GradedHeadword] {
    await disk { await base.headwords(in: direction, commonest: commonest, count: count, rank: rank) }
  }

  func spellings(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String] {
    await disk { await base.spellings(in: direction, commonest: commonest, count: count, rank: rank) }
  }

  func headword(_ text: String, in direction: Direction) async -> GradedHeadword? {
    await disk { await base.headword(text, in: direction) }
  }

  func translations(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String] {
    await disk { await base.translations(in: direction, commonest: commonest, count: count, rank: rank) }
  }

  func commonness(of headwords: [String], in direction: Direction) async -> [String: Double] {
    await disk { await base.commonness(of: headwords, in: direction) }
  }

  func ranking(of language: Language) async -> HeadwordRanking {
    await disk { await base.ranking(of: language) }
  }

  func phrases(of language: Language) async -> [String] {
    await disk { await base.phrases(of: language) }
  }

  func headwords(ofForm text: String, in language: Language) async -> [String] {
    await disk { await base.headwords(ofForm: text, in: language) }
  }
}

extension AppEnvironment {
  /// This environment with all disk access off the main actor, for hosts that must not wait there.
  package func awayFromMainActor() -> AppEnvironment {
    disk.runInBackground()
    let lookUps = DiskWork(inBackground: true)
    var environment = self
    environment.dataChanges = DiskDataChanges(base: dataChanges, disk: disk)
    environment.sourceOpener = SourceOpener { [sourceOpener] configuration in
      sourceOpener.source(configuration).map {
        DiskDictionarySource(base: $0, disk: $0.isLocal ? lookUps : DiskWork(inBackground: true))
      }
    }
    environment.reminderMark = DiskDayMark(base: reminderMark, disk: disk)
    environment.practiceReminderMark = DiskDayMark(base: practiceReminderMark, disk: disk)
    environment.serviceRecords = DiskServiceRecords(base: serviceRecords, disk: disk)
    environment.installedDictionaries = DiskInstalledDictionaries(base: installedDictionaries, disk: lookUps)
    environment.gradedDictionary = DiskGradedDictionary(base: gradedDictionary, disk: lookUps)
    return environment
  }
}
