package import AppGraph
import CoreModule
import PersonalDictionary
import Synchronization

struct DiskDayMark: DayMark {
  let base: any DayMark

  func last() async throws(StorageError) -> CalendarDay? {
    try await inBackground { () async throws(StorageError) in try await base.last() }
  }

  func claim(_ day: CalendarDay) async throws(StorageError) -> Bool {
    try await inBackground { () async throws(StorageError) in try await base.claim(day) }
  }
}

struct DiskServiceRecords: ServiceRecords {
  let base: any ServiceRecords

  /// The work stays on the caller's actor, since it changes the state of a screen.
  func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value { await base.inTurn(waiting: waiting, work) }

  func clearAnswers() async throws(StorageError) -> Int {
    try await inBackground { () async throws(StorageError) in try await base.clearAnswers() }
  }

  func nextTry(of source: SourceConfiguration, at now: Timestamp) async -> Timestamp? {
    await inBackground { await base.nextTry(of: source, at: now) }
  }
}

struct DiskDictionarySource: DictionarySourceWrapper {
  let base: any DictionarySource

  func inspection() async -> SourceInspection { await inBackground { await base.inspection() } }

  func entries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await inBackground { () async throws(DictionarySourceError) in try await base.entries(for: text, in: direction, policy: policy) }
  }
}

extension DiskDictionarySource {
  func briefEntries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await inBackground { () async throws(DictionarySourceError) in try await base.briefEntries(for: text, in: direction, policy: policy)
    }
  }

  func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    await inBackground { await base.inflections(of: text, in: language, match) }
  }

  func divisions(of text: String, in language: Language) async -> [WordDivision] {
    await inBackground { await base.divisions(of: text, in: language) }
  }

  func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] {
    await inBackground { await base.suggestions(for: text, in: direction, limit: limit) }
  }
}

struct DiskInstalledDictionaries: InstalledDictionaries {
  let base: any InstalledDictionaries

  func sources() async -> [NewSource] { await inBackground { await base.sources() } }

  func dictionaries() async -> [InstalledDictionary] { await inBackground { await base.dictionaries() } }

  func dictionary(_ kind: SourceKindName, at path: String) async throws(SourceFault) -> InstalledDictionary {
    try await inBackground { () async throws(SourceFault) in try await base.dictionary(kind, at: path) }
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

  func headwords(
    in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64
  ) async -> [GradedHeadword] {
    await inBackground { await base.headwords(in: direction, commonest: commonest, count: count, rank: rank) }
  }

  func spellings(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String] {
    await inBackground { await base.spellings(in: direction, commonest: commonest, count: count, rank: rank) }
  }

  func headword(_ text: String, in direction: Direction) async -> GradedHeadword? {
    await inBackground { await base.headword(text, in: direction) }
  }

  func translations(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String] {
    await inBackground { await base.translations(in: direction, commonest: commonest, count: count, rank: rank) }
  }

  func commonness(of headwords: [String], in direction: Direction) async -> [String: Double] {
    await inBackground { await base.commonness(of: headwords, in: direction) }
  }

  func ranking(of language: Language) async -> HeadwordRanking {
    await inBackground { await base.ranking(of: language) }
  }

  func phrases(of language: Language) async -> [String] {
    await inBackground { await base.phrases(of: language) }
  }

  func headwords(ofForm text: String, in language: Language) async -> [String] {
    await inBackground { await base.headwords(ofForm: text, in: language) }
  }
}

extension AppEnvironment {
  /// This environment with all disk access off the main actor, for hosts that must not wait there.
  package func awayFromMainActor() -> AppEnvironment {
    disk.runInBackground()
    var environment = self
    environment.dataChanges = DiskDataChanges(base: dataChanges, disk: disk)
    environment.sourceOpener = SourceOpener { [sourceOpener] configuration in
      sourceOpener.source(configuration).map(DiskDictionarySource.init)
    }
    environment.reminderMark = DiskDayMark(base: reminderMark)
    environment.practiceReminderMark = DiskDayMark(base: practiceReminderMark)
    environment.serviceRecords = DiskServiceRecords(base: serviceRecords)
    environment.installedDictionaries = DiskInstalledDictionaries(base: installedDictionaries)
    environment.gradedDictionary = DiskGradedDictionary(base: gradedDictionary)
    return environment
  }
}

/// Runs `work` off the caller's actor. Several calls may overlap.
@concurrent private func inBackground<Value: Sendable, Failure: Error>(
  _ work: @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await work()
}
