public import CoreModule

/// Looks a word up in the sources, in the user's order.
public struct LookUp: Sendable {
  private let sources: @Sendable () async throws(StorageError) -> [any DictionarySource]
  private let policy: RequestPolicy

  /// Creates a look-up in these sources, in this order.
  public init(sources: [any DictionarySource]) {
    self.init { () throws(StorageError) in sources }
  }

  /// Creates a look-up that gets its sources anew for each word.
  public init(_ sources: @escaping @Sendable () async throws(StorageError) -> [any DictionarySource]) {
    self.init(sources, .respectingPauses)
  }

  private init(_ sources: @escaping @Sendable () async throws(StorageError) -> [any DictionarySource], _ policy: RequestPolicy) {
    self.sources = sources
    self.policy = policy
  }

  /// A look-up that does not use the network, only cached answers of services.
  public var local: LookUp { LookUp(sources, .cacheOnly) }

  /// A look-up that also asks services which asked for a pause.
  public var ignoringPauses: LookUp { LookUp(sources, .ignoringPauses) }

  /// A look-up with the current sources, which ignores later changes of them.
  func snapshot() async throws(PersonalDictionaryProblem) -> LookUp {
    let sources = try await asked()
    return LookUp({ () throws(StorageError) in sources }, policy)
  }

  /// Looks up `text`, or its base form when no source has the word itself.
  ///
  /// The answers of the local sources are merged. Services are asked only when these do not know the text or its base form, until one knows
  /// it. If none does, the answer has the parts of `text`, or the other language in which it is a word.
  ///
  /// - Parameter unavailable: Services that are not asked, by name, with the reason.
  /// - Throws: When the list of sources cannot be read.
  public func callAsFunction(
    _ text: String, in direction: Direction, except unavailable: [String: DictionarySourceError] = [:]
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    let asked = try await asked()
    let serving = asked.filter { $0.directions.contains(direction) }
    var query = LookUpQuery(local: serving.filter(\.isLocal), direction: direction, policy: policy)
    let local = await query.answerOfLocal(to: text)
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
    if answer.entries.isEmpty {
      let failed = Set(answer.failures.map(\.source))
      answer.detected = await DetectedWord(text, notIn: direction, sources: asked.filter { $0.isLocal && !failed.contains($0.name) })
    }
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
