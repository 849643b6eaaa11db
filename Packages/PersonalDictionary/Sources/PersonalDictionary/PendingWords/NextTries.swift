public import CoreModule

/// When paused services may be asked again; the pauses are shared by all processes.
struct NextTries {
  let sources: any SourceStore
  let opener: SourceOpener
  let records: any ServiceRecords
  let clock: WallClock

  /// The earliest retry for each word. Words that can be retried now, or are not retried automatically, have none.
  func moments(for words: [Word]) async throws(PersonalDictionaryProblem) -> [Word.Number: Timestamp] {
    let pending = words.filter { if case .pending(let reason) = $0.status { reason.isPassing } else { false } }
    guard !pending.isEmpty else { return [:] }
    let paused = try await paused()
    var moments: [Word.Number: Timestamp] = [:]
    for word in pending {
      moments[word.number] = paused.filter { $0.directions.contains(word.direction) }.map { $0.until }.min()
    }
    return moments
  }

  private func paused() async throws(PersonalDictionaryProblem) -> [(directions: [Direction], until: Timestamp)] {
    let chain: [SourceConfiguration]
    do { chain = try await sources.sources() } catch { throw PersonalDictionaryProblem(error) }
    let now = clock.now()
    var paused: [(directions: [Direction], until: Timestamp)] = []
    for source in chain where source.isEnabled && !source.kind.isLocal {
      guard let until = await records.nextTry(of: source, at: now) else { continue }
      paused.append((directions: opener.source(source)?.directions ?? [], until: until))
    }
    return paused
  }
}

/// The dependencies of features that show when paused services are asked again.
@MainActor
public protocol NextTriesDependency {
  /// Stores the list of sources.
  var sourceStore: any SourceStore { get }
  /// Opens the configured sources.
  var sourceOpener: SourceOpener { get }
  /// The cache of services.
  var serviceRecords: any ServiceRecords { get }
  /// The current time.
  var clock: WallClock { get }
}

extension NextTries {
  @MainActor
  init(_ dependency: any NextTriesDependency) {
    self.init(
      sources: dependency.sourceStore, opener: dependency.sourceOpener, records: dependency.serviceRecords, clock: dependency.clock
    )
  }
}
