public import CoreModule

/// Asks the sources for a word, in the user's order.
public struct LookUp: Sendable {
  private let sources: @Sendable () async throws(StorageError) -> [any DictionarySource]
  private let asking: Asking

  /// A look-up in these sources, the first one first.
  public init(sources: [any DictionarySource]) {
    self.init { () throws(StorageError) in sources }
  }

  /// A look-up in the sources that `sources` gives when a word is looked up.
  public init(_ sources: @escaping @Sendable () async throws(StorageError) -> [any DictionarySource]) {
    self.init(sources, .considerately)
  }

  private init(_ sources: @escaping @Sendable () async throws(StorageError) -> [any DictionarySource], _ asking: Asking) {
    self.sources = sources
    self.asking = asking
  }

  /// A look-up that leaves the network alone; what services answered before is known to it.
  public var local: LookUp { LookUp(sources, .nobody) }

  /// A look-up that asks services which wanted to be left alone, too.
  public var insistent: LookUp { LookUp(sources, .insistently) }

  /// A look-up in the sources that there are now, whatever is changed of them later.
  func ofToday() async throws(PersonalDictionaryProblem) -> LookUp {
    let sources = try await asked()
    return LookUp({ () throws(StorageError) in sources }, asking)
  }

  /// What the sources know about `text`, or about its base form when none has the word itself.
  ///
  /// The local sources are merged. Only when they do not know the whole, not as a form either, are the others asked, until one knows the word.
  /// When none does, the answer has what is known of the parts of `text`, or in which other language it is a word.
  ///
  /// - Parameter tired: Services that are not asked, by name, and why not.
  /// - Throws: When it cannot be read which sources there are.
  public func callAsFunction(
    _ text: String, in direction: Direction, except tired: [String: DictionarySourceError] = [:]
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    let asked = try await asked()
    let serving = asked.filter { $0.directions.contains(direction) }
    var question = Question(local: serving.filter(\.isLocal), direction: direction, asking: asking)
    let local = await question.answerOfLocal(to: text)
    if local.isFound { return local }
    for source in serving where !source.isLocal {
      if let error = tired[source.name] {
        question.failures.append(SourceFailure(source: source.name, error: error))
        continue
      }
      let entries = await question.ask(source, for: text)
      if !entries.isEmpty { return question.answer(entries) }
    }
    var answer = local
    answer.failures = question.failures
    answer.pendingReason = question.failures.lazy.compactMap(\.error.pendingReason).first
    if answer.entries.isEmpty {
      let failed = Set(answer.failures.map(\.source))
      answer.detected = await DetectedWord(text, notIn: direction, sources: asked.filter { $0.isLocal && !failed.contains($0.name) })
    }
    return answer
  }

  /// The names of the services that are asked for a word of `direction` when nothing on this machine has it.
  public func services(for direction: Direction) async throws(PersonalDictionaryProblem) -> [String] {
    try await asked().filter { !$0.isLocal && $0.directions.contains(direction) }.map(\.name)
  }

  func asked() async throws(PersonalDictionaryProblem) -> [any DictionarySource] {
    do { return try await sources() } catch { throw PersonalDictionaryProblem(error) }
  }
}

extension DictionarySourceError {
  /// Why the look-up is still owed; `nil` when it is not.
  public var pendingReason: PendingReason? {
    switch self {
    case .unreachable(let reason, _), .postponed(let reason, _, _), .unasked(let reason, _): reason
    case .unusable: .unavailable
    case .notServed: nil
    }
  }
}
