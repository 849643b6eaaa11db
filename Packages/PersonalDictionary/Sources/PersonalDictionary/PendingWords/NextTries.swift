import CoreModule

/// When the services may be asked again that gave no answer, whichever run of the program asked them.
struct NextTries {
  private let sources: any SourceStore
  private let opener: SourceOpener
  private let records: any ServiceRecords
  private let clock: WallClock

  @MainActor
  init(dependency: any PersonalDictionaryDependency) {
    sources = dependency.sourceStore
    opener = dependency.sourceOpener
    records = dependency.serviceRecords
    clock = dependency.clock
  }

  /// When the first service for each of these words may be asked again; `nil` when one may be at once, or none is by itself.
  func moments(for words: [Word]) async throws(PersonalDictionaryProblem) -> [Word.Number: Timestamp] {
    let pending = words.filter { if case .pending(let reason) = $0.status { reason.isPassing } else { false } }
    guard !pending.isEmpty else { return [:] }
    let resting = try await resting()
    var moments: [Word.Number: Timestamp] = [:]
    for word in pending {
      moments[word.number] = resting.filter { $0.directions.contains(word.direction) }.map { $0.until }.min()
    }
    return moments
  }

  private func resting() async throws(PersonalDictionaryProblem) -> [(directions: [Direction], until: Timestamp)] {
    let chain: [SourceConfiguration]
    do { chain = try await sources.sources() } catch { throw PersonalDictionaryProblem(error) }
    let now = clock.now()
    var resting: [(directions: [Direction], until: Timestamp)] = []
    for source in chain where source.isEnabled && !source.kind.isLocal {
      guard let until = await records.nextTry(of: source, at: now) else { continue }
      resting.append((directions: opener.source(source)?.directions ?? [], until: until))
    }
    return resting
  }
}
