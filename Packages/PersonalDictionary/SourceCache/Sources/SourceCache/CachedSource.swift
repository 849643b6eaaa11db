public import CoreModule
public import PersonalDictionary

/// A service that is asked each question once: its answers are kept for ever, a question that another process asks right now is waited for,
/// and a service that wants fewer requests, or does not work, is left alone for a while.
public struct CachedSource: DictionarySource {
  private let base: any DictionarySource
  private let folder: String
  private let pace: ServicePace
  private let surroundings: Surroundings

  /// What it takes from the outside world.
  public struct Surroundings: Sendable {
    let clock: WallClock
    let localTime: LocalTime
    let isOffline: Bool
    let pause: @Sendable (Duration) async -> Void
    let lock: FileLock

    /// - Parameters:
    ///   - clock: Tells the time.
    ///   - localTime: Tells which day it is.
    ///   - isOffline: Whether the network is left alone.
    ///   - pause: Waits.
    ///   - lock: Takes the locks of files.
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

  /// - Parameters:
  ///   - base: The service.
  ///   - folder: The absolute path of the folder for its answers; made where it is missing.
  ///   - pace: How fast the service may be asked.
  ///   - surroundings: The outside world.
  public init(_ base: any DictionarySource, folder: String, pace: ServicePace, surroundings: Surroundings) {
    self.base = base
    self.folder = folder
    self.pace = pace
    self.surroundings = surroundings
  }

  /// The service's name.
  public var name: String { base.name }
  /// The service's kind.
  public var kind: String { base.kind }
  /// Whether the service answers from this machine.
  public var isLocal: Bool { base.isLocal }
  /// The service's directions.
  public var directions: [Direction] { base.directions }
  /// The service's count.
  public var headwordCount: Int? { base.headwordCount }
  /// What is wrong with the file that holds the key for the service.
  public var fault: SourceFault? { base.fault }

  /// See `DictionarySource.entries(for:in:)`.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await entries(for: text, in: direction, asking: .considerately)
  }

  /// See `DictionarySource.entries(for:in:asking:)`.
  public func entries(
    for text: String, in direction: Direction, asking: Asking
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let question = AnswerFile.Question(text: text, direction: direction)
    let asks = asking != .nobody && !surroundings.isOffline
    guard let file = AnswerFile(of: question, in: folder, creating: asks) else {
      // Without a cache, on a full disk for one, the service can be asked all the same.
      return asks ? try await base.entries(for: text, in: direction) : try unasked(asking)
    }
    defer { file.end() }
    if let entries = file.entries { return named(entries) }
    guard asks else { return try unasked(asking) }
    if asking == .considerately { try checkRest() }
    try await lock(file)
    if let entries = file.entries { return named(entries) }
    if asking == .insistently { await keepPace() }
    return try await ask(question, file)
  }

  /// What is answered when there is no answer from before and nobody may be asked.
  private func unasked(_ asking: Asking) throws(DictionarySourceError) -> [DictionaryEntry] {
    if asking == .nobody { return [] }
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

  private func checkRest() throws(DictionarySourceError) {
    let notes = notes.read()
    guard let until = notes.rest(at: surroundings.clock.now()), let reason = notes.reason else { return }
    throw .unasked(reason, until: until)
  }

  /// Waits until nobody else asks the same.
  private func lock(_ file: AnswerFile) async throws(DictionarySourceError) {
    var waited = Duration.zero
    while !file.take(surroundings.lock) {
      guard !Task.isCancelled else { throw .unreachable(.interrupted) }
      guard waited < pace.patience else { throw .unreachable(.unavailable) }
      await surroundings.pause(.milliseconds(50))
      waited += .milliseconds(50)
    }
  }

  /// Waits until some time has passed since the last request, whichever process sent it.
  private func keepPace() async {
    guard let last = notes.read().last else { return }
    let rest = last.milliseconds + pace.spacing - surroundings.clock.now().milliseconds
    // A clock that was set back must not make this wait for days.
    if rest > 0 { await surroundings.pause(.milliseconds(min(rest, pace.spacing))) }
  }

  /// The source may be called otherwise than when the answer came.
  private func named(_ entries: [DictionaryEntry]) -> [DictionaryEntry] {
    entries.map { entry in
      var entry = entry
      entry.source = name
      return entry
    }
  }

  private var notes: ServiceNotesFile { ServiceNotesFile(path: folder + "/notes") }
}

/// How fast a service may be asked.
public struct ServicePace: Sendable {
  /// Milliseconds between two requests of a queue.
  public var spacing: Int64
  /// How long another process is waited for that asks the same.
  public var patience: Duration
  /// Whether requests are counted by the day: then one that is refused as too many means tomorrow, else in an hour.
  public var countsDays: Bool

  /// A pace from its parts.
  public init(spacing: Int64 = 500, patience: Duration, countsDays: Bool) {
    self.spacing = spacing
    self.patience = patience
    self.countsDays = countsDays
  }

  /// A service that names a later time is not believed: it may have meant something else, or its clock may be wrong.
  static let longestRest: Int64 = 24 * 60 * 60

  /// When a service that failed so may be asked again by itself; `nil` for not by itself. The time that it named itself counts, up to a day.
  func end(of reason: PendingReason, asked time: RetryTime?, from now: Timestamp, _ localTime: LocalTime) -> Timestamp? {
    if reason == .rateLimited || reason == .unavailable, let seconds = time?.seconds(from: now), seconds > 0 {
      return now.adding(seconds: min(seconds, Self.longestRest))
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
