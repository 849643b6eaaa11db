public import CoreModule
public import PersonalDictionary

/// Caches the answers of a service permanently. Processes that need the same answer wait for each other. A service that limits requests or
/// does not work is paused.
public struct CachedSource: DictionarySourceWrapper {
  /// The service.
  public let base: any DictionarySource
  private let folder: String
  private let pace: ServicePace
  private let surroundings: Surroundings

  /// The functions that the source needs from outside the package.
  public struct Surroundings: Sendable {
    let clock: WallClock
    let localTime: LocalTime
    let isOffline: Bool
    let pause: @Sendable (Duration) async -> Void
    let lock: FileLock

    /// Creates the surroundings of a source.
    ///
    /// - Parameters:
    ///   - clock: The clock.
    ///   - localTime: The user's time zone.
    ///   - isOffline: Whether the network must not be used.
    ///   - pause: Waits for a duration.
    ///   - lock: Locks files.
    public init(
      clock: WallClock, localTime: LocalTime, isOffline: Bool, pause: @escaping @Sendable (Duration) async -> Void,
      lock: FileLock = .system
    ) {
      self.clock = clock
      self.localTime = localTime
      self.isOffline = isOffline
      self.pause = pause
      self.lock = lock
    }
  }

  /// Creates a cache for a service.
  ///
  /// - Parameters:
  ///   - base: The service.
  ///   - folder: The absolute path of the folder for its answers, created when missing.
  ///   - pace: The limits of requests.
  ///   - surroundings: What the source needs from outside the package.
  public init(_ base: any DictionarySource, folder: String, pace: ServicePace, surroundings: Surroundings) {
    self.base = base
    self.folder = folder
    self.pace = pace
    self.surroundings = surroundings
  }

  public func entries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let question = AnswerFile.Question(text: text, direction: direction)
    let asks = policy != .cacheOnly && !surroundings.isOffline
    guard let file = AnswerFile(of: question, in: folder, creating: asks) else {
      // Without a cache, for example on a full disk, the service is asked directly.
      return asks ? try await base.entries(for: text, in: direction) : try unasked(policy)
    }
    defer { file.end() }
    if let entries = file.entries { return named(entries) }
    guard asks else { return try unasked(policy) }
    if policy == .respectingPauses { try checkPause() }
    try await lock(file)
    if let entries = file.entries { return named(entries) }
    if policy == .ignoringPauses { await keepPace() }
    return try await ask(question, file)
  }

  /// The outcome when there is no cached answer and the service must not be asked.
  private func unasked(_ policy: RequestPolicy) throws(DictionarySourceError) -> [DictionaryEntry] {
    if policy == .cacheOnly { return [] }
    throw .unasked(.offline)
  }

  private func ask(_ question: AnswerFile.Question, _ file: AnswerFile) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let now = surroundings.clock.now()
    let today = surroundings.localTime.day(of: now).description
    notes.change { notes in
      if notes.day != today { notes.asked = 0 }
      notes.day = today
      notes.asked += 1
      notes.last = now
    }
    do {
      let entries = try await base.entries(for: question.text, in: question.direction)
      file.keep(entries)
      notes.change { $0.until = nil }
      return entries
    } catch {
      guard case .unreachable(let reason, let refusal) = error, reason != .interrupted else { throw error }
      let until = pace.end(of: reason, asked: refusal.retry, from: surroundings.clock.now(), surroundings.localTime)
      notes.change { notes in
        notes.until = until
        notes.reason = reason
      }
      throw .postponed(reason, until: until, said: refusal.text)
    }
  }

  private func checkPause() throws(DictionarySourceError) {
    let notes = notes.read()
    guard let until = notes.pauseEnd(at: surroundings.clock.now()), let reason = notes.reason else { return }
    throw .unasked(reason, until: until)
  }

  /// Takes the lock of an answer, after waiting while another process requests the same.
  private func lock(_ file: AnswerFile) async throws(DictionarySourceError) {
    var waited = Duration.zero
    while !file.take(surroundings.lock) {
      guard !Task.isCancelled else { throw .unreachable(.interrupted) }
      guard waited < pace.patience else { throw .unreachable(.unavailable) }
      await surroundings.pause(.milliseconds(50))
      waited += .milliseconds(50)
    }
  }

  /// Waits for the minimum time since the last request of any process.
  private func keepPace() async {
    guard let last = notes.read().last else { return }
    let rest = last.milliseconds + pace.spacing - surroundings.clock.now().milliseconds
    // The limit prevents a long wait after the clock was set back.
    if rest > 0 { await surroundings.pause(.milliseconds(min(rest, pace.spacing))) }
  }

  /// The source may have been renamed since the answer was cached.
  private func named(_ entries: [DictionaryEntry]) -> [DictionaryEntry] {
    entries.map { entry in
      var entry = entry
      entry.source = name
      return entry
    }
  }

  private var notes: ServiceNotesFile { ServiceNotesFile(path: folder + "/notes") }
}

/// The limits of requests to a service.
public struct ServicePace: Sendable {
  /// The milliseconds between two requests of the queue.
  public var spacing: Int64
  /// How long to wait for another process that asks the same.
  public var patience: Duration
  /// Whether the service has a daily limit. Then a rate-limited request is retried the next day, otherwise after an hour.
  public var countsDays: Bool

  /// Creates a pace.
  public init(spacing: Int64 = 500, patience: Duration, countsDays: Bool) {
    self.spacing = spacing
    self.patience = patience
    self.countsDays = countsDays
  }

  /// The longest pause, in seconds. Later retry times of a service are ignored, since its clock may be wrong.
  static let longestPause: Int64 = 24 * 60 * 60

  /// When to retry automatically after this failure; `nil` for never. The service's own retry time counts, up to a day.
  func end(of reason: PendingReason, asked time: RetryTime?, from now: Timestamp, _ localTime: LocalTime) -> Timestamp? {
    if reason == .rateLimited || reason == .unavailable, let seconds = time?.seconds(from: now), seconds > 0 {
      return now.adding(seconds: min(seconds, Self.longestPause))
    }
    return switch reason {
    case .offline: now.adding(seconds: 60)
    case .unavailable: now.adding(seconds: 5 * 60)
    case .rateLimited:
      countsDays ? localTime.start(of: localTime.day(of: now).adding(days: 1)) : now.adding(seconds: 60 * 60)
    case .unauthorized, .misconfigured, .interrupted: nil
    }
  }
}

extension RetryTime {
  fileprivate func seconds(from now: Timestamp) -> Int64 {
    switch self {
    case .after(let seconds): seconds
    case .at(let moment): moment.wholeSeconds - now.wholeSeconds
    }
  }
}
