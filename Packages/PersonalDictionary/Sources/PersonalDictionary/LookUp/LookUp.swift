public import CoreModule

/// Looks a word up in the sources, in the user's order.
public struct LookUp: Sendable {
  private let sources: @Sendable () async throws(StorageError) -> [any DictionarySource]
  private let policy: RequestPolicy

  /// Creates a look-up in these sources, in this order.
  public init(sources: [any DictionarySource]) {
    self.init { () throws(StorageError) in sources }
  }

  /// Creates a look-up that requests its sources again for each word.
  public init(_ sources: @escaping @Sendable () async throws(StorageError) -> [any DictionarySource]) {
    self.init(sources, .respectingPauses)
  }

  private init(_ sources: @escaping @Sendable () async throws(StorageError) -> [any DictionarySource], _ policy: RequestPolicy) {
    self.sources = sources
    self.policy = policy
  }

  /// A look-up that does not use the network, only cached answers of services.
  public var local: LookUp { LookUp(sources, .cacheOnly) }

  /// A look-up that also asks paused services.
  public var ignoringPauses: LookUp { LookUp(sources, .ignoringPauses) }

  /// A look-up with the current sources, which ignores later changes of them.
  func snapshot() async throws(PersonalDictionaryProblem) -> LookUp {
    let sources = try await asked()
    return LookUp({ () throws(StorageError) in sources }, policy)
  }

  /// Looks up `text`, or its base form when no source has the word itself.
  ///
  /// The answers of the local sources are merged. If they know neither the text nor its base form, services are asked one after the other,
  /// until one knows it. If none does, the answer has the parts of `text`, or the other languages in which it is a word.
  ///
  /// - Parameter unavailable: Services that are left out, by name, with the reason.
  /// - Throws: When the list of sources cannot be read.
  public func callAsFunction(
    _ text: String, in direction: Direction, except unavailable: [String: DictionarySourceError] = [:]
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    let answer = try await answer(to: text, in: direction, except: unavailable)
    return try await detecting(answer, text, into: direction.to)
  }

  /// Looks up `text` as requested. If the user named no language and the word is unknown in the direction, or only guessed, the reversed
  /// direction is tried, then the only other language of which it is a word. When it is a word of several others, the answer names them.
  ///
  /// - Parameter orPending: Whether other directions are tried even if a service that may know the word in the requested one gave no answer.
  /// - Throws: When the list of sources cannot be read.
  func callAsFunction(
    _ text: String, as request: RequestedDirection, orPending: Bool = false
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    guard let target = request.fallbackTarget else { return try await self(text, in: request.direction) }
    let answer = try await answer(to: text, in: request.direction)
    let isGuessed = answer.readings.first?.match == .guessed
    guard !answer.isFound || isGuessed, orPending || answer.pendingReason == nil else { return answer }
    let reversed = try await self.answer(to: text, in: request.direction.reversed)
    if reversed.isFound, !answer.isFound || reversed.readings.first?.match == .exact { return reversed }
    if answer.isFound { return answer }
    let detecting = try await detecting(answer, text, into: target)
    guard detecting.detected.count == 1 else { return detecting }
    let other = try await self.answer(to: text, in: detecting.detected[0].direction)
    return other.isFound ? other : detecting
  }

  /// The answer, with the other languages that have `text` when it has no entries.
  private func detecting(
    _ answer: LookUpAnswer, _ text: String, into target: Language
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    guard answer.entries.isEmpty else { return answer }
    var answer = answer
    let failed = Set(answer.failures.map(\.source))
    let sources = try await asked().filter { $0.isLocal && !failed.contains($0.name) }
    answer.detected = await DetectedWord.all(text, notIn: answer.direction, into: target, sources: sources)
    return answer
  }

  private func answer(
    to text: String, in direction: Direction, except unavailable: [String: DictionarySourceError] = [:]
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    let asked = try await asked()
    let serving = asked.filter { $0.directions.contains(direction) }
    var query = LookUpQuery(local: serving.filter(\.isLocal), direction: direction, policy: policy)
    let local = await query.localAnswer(to: text)
    if local.isFound { return local }
    for source in serving where !source.isLocal {
      if let error = unavailable[source.name] {
        query.failures.append(SourceFailure(source: source.name, error: error))
        continue
      }
      let entries = await query.ask(source, for: text)
      if !entries.isEmpty { return query.answer(entries) }
    }
    var answer = local
    answer.failures = query.failures
    answer.pendingReason = query.failures.lazy.compactMap(\.error.pendingReason).first
    return answer
  }

  /// The names of the services that are asked when no local source has a word of `direction`.
  public func services(for direction: Direction) async throws(PersonalDictionaryProblem) -> [String] {
    try await asked().filter { !$0.isLocal && $0.directions.contains(direction) }.map(\.name)
  }

  func asked() async throws(PersonalDictionaryProblem) -> [any DictionarySource] {
    do { return try await sources() } catch { throw PersonalDictionaryProblem(error) }
  }
}

extension DictionarySourceError {
  /// Why the look-up is still pending; `nil` when it is not.
  public var pendingReason: PendingReason? {
    switch self {
    case .unreachable(let reason, _), .postponed(let reason, _, _), .unasked(let reason, _): reason
    case .unusable: .unavailable
    case .notServed: nil
    }
  }
}
