import AppGraph
import CoreModule
import PersonalDictionary
import Practice

/// The words of a package. What it knows of how well they are remembered goes into the log of the practice.
final class PackagedWordFile: WordFileSource {
  private let openPackage: () async throws(WordFileError) -> any WordPackage
  private let store: any PracticeStore
  private let calendar: PracticeCalendar
  private let clock: WallClock
  private var reader: (any WordPackage)?
  /// The words of the last portion.
  private var portion: ArraySlice<PackagedWord> = []
  /// The number of words before the last portion.
  private var placesBefore = 0
  private var found = WordFileExtras()
  private var media: Set<String> = []

  /// More names of media are not distinguished.
  private static let maximumMedia = 10_000

  init(
    _ store: any PracticeStore, _ calendar: PracticeCalendar, _ clock: WallClock,
    open: @escaping () async throws(WordFileError) -> any WordPackage
  ) {
    (self.store, self.calendar, self.clock, openPackage) = (store, calendar, clock, open)
  }

  var ignoredColumns: [String] { [] }
  var progress: Double? { reader?.progress }
  var extras: WordFileExtras? { found }

  /// Unpacks the package, which takes a while.
  func prepare() async throws(WordFileError) -> Bool {
    _ = try await opened()
    return false
  }

  func next() async throws(WordFileError) -> [WordFileRecord] {
    let reader = try await opened()
    placesBefore += portion.count
    portion = try reader.next()[...]
    for word in portion { note(word.media) }
    return portion.map(\.record)
  }

  func handOver(_ words: [PlacedWord], in change: Change?) async throws(StorageError) -> [BadWordRecord] {
    var entries: [LogEntry] = []
    var bad: [BadWordRecord] = []
    for word in words where portion.indices.contains(word.place - placesBefore - 1) {
      let packaged = portion[word.place - placesBefore - 1]
      if !packaged.faults.isEmpty {
        bad.append(BadWordRecord(line: word.line, place: word.place, deck: packaged.record.deck, faults: packaged.faults))
      }
      let made = packaged.histories.map { $0.entries(of: PracticeWord.ID(word.id.rawValue), calendar) }
      found.cards += made.count { entries in entries.contains { $0.review != nil } }
      entries += made.joined()
    }
    guard !entries.isEmpty else { return bad }
    let answers = entries.count { $0.review != nil }
    let counts: ImportedEntryCounts
    do throws(PracticeStoreError) {
      counts = try await store.merge(entries, isTrial: change == nil, at: clock.now(), matching: .identityOrTime, in: change)
    } catch {
      switch error {
      case .storage(let error): throw error
      // Only answers that are given here expect a version of their card.
      case .movedOn, .setAside: return bad
      }
    }
    found.answers += counts.newAnswers
    found.knownAnswers += answers - counts.newAnswers
    return bad
  }

  private func opened() async throws(WordFileError) -> any WordPackage {
    if let reader { return reader }
    let opened = try await openPackage()
    reader = opened
    found.fields = opened.fields
    return opened
  }

  private func note(_ names: [String]) {
    for name in names where media.count < Self.maximumMedia && media.insert(name).inserted {
      found.mediaCount += 1
      if found.media.count < WordFileExtras.maximumMedia { found.media.append(name) }
    }
  }
}
