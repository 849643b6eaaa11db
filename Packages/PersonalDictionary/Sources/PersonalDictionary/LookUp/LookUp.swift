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
  /// The local sources are merged. Only when they have nothing, not for a base form either, are the others asked, until one knows the word.
  ///
  /// - Parameter tired: Services that are not asked, by name, and why not.
  /// - Throws: When it cannot be read which sources there are.
  public func callAsFunction(
    _ text: String, in direction: Direction, except tired: [String: DictionarySourceError] = [:]
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    let serving = try await asked().filter { $0.directions.contains(direction) }
    var question = Question(local: serving.filter(\.isLocal), direction: direction, asking: asking)
    if let answer = await question.answerOfLocal(to: text) { return answer }
    for source in serving where !source.isLocal {
      if let error = tired[source.name] {
        question.failures.append(SourceFailure(source: source.name, error: error))
        continue
      }
      let entries = await question.ask(source, for: text)
      if !entries.isEmpty { return question.answer(entries) }
    }
    return question.answer([])
  }

  /// The names of the services that are asked for a word of `direction` when nothing on this machine has it.
  public func services(for direction: Direction) async throws(PersonalDictionaryProblem) -> [String] {
    try await asked().filter { !$0.isLocal && $0.directions.contains(direction) }.map(\.name)
  }

  private func asked() async throws(PersonalDictionaryProblem) -> [any DictionarySource] {
    do { return try await sources() } catch { throw PersonalDictionaryProblem(error) }
  }
}

/// One look-up while it goes on.
private struct Question {
  /// The sources on this machine that can still be asked.
  var local: [any DictionarySource]
  let direction: Direction
  let asking: Asking
  var failures: [SourceFailure] = []

  /// What the sources on this machine know, or `nil`.
  ///
  /// What is spelled exactly as `text` comes first: the headword, the forms of others. Only when there is nothing, accents may differ, and only
  /// then the base form is guessed by rule.
  mutating func answerOfLocal(to text: String) async -> LookUpAnswer? {
    let entries = await askLocal(for: text)
    let own = entries.filter { SpellingMatch.exact.holds(of: $0.headword, and: text) }
    let exact = await readings(of: text, own: own, .exact)
    if !exact.isEmpty { return answer(exact, to: text) }
    let baseForms = BaseForms(of: direction.from)
    if let reading = Reading(itself: entries), entries.contains(where: { baseForms.isSpelling(text, of: $0.headword) }) {
      return answer([reading], to: text)
    }
    let unaccented = await readings(of: text, own: [], .withoutAccents)
    if !unaccented.isEmpty { return answer(unaccented, to: text) }
    for candidate in baseForms.candidates(for: text) {
      if let reading = Reading(itself: await askLocal(for: candidate)) { return answer([reading], to: text, isForm: true) }
    }
    return Reading(itself: entries).map { answer([$0], to: text) }
  }

  /// The headwords that `text` is or is a form of, the likeliest first.
  ///
  /// - Parameter own: The entries whose headword it is.
  private mutating func readings(of text: String, own: [DictionaryEntry], _ match: SpellingMatch) async -> [Reading] {
    let itself = Reading(itself: own)
    var readings: [Reading] = []
    for inflection in await inflections(of: text, match) {
      if let itself, inflection.headword == itself.headword {
        if !readings.contains(itself) { readings.append(itself) }
      } else if let reading = await reading(inflection) {
        readings.append(reading)
      }
    }
    if let itself, !readings.contains(itself) { readings.append(itself) }
    return readings
  }

  private func inflections(of text: String, _ match: SpellingMatch) async -> [Inflection] {
    for source in local {
      let inflections = await source.inflections(of: text, in: direction.from, match)
      if !inflections.isEmpty { return inflections }
    }
    return []
  }

  /// The inflection with the entries of its headword; `nil` when no source has one of its part of speech.
  private mutating func reading(_ inflection: Inflection) async -> Reading? {
    let entries = await askLocal(for: inflection.headword).filter {
      $0.headword == inflection.headword && ($0.partOfSpeech ?? inflection.partOfSpeech) == inflection.partOfSpeech
    }
    guard !entries.isEmpty else { return nil }
    return Reading(headword: inflection.headword, partOfSpeech: inflection.partOfSpeech, forms: inflection.forms, entries: entries)
  }

  /// The entries of all sources on this machine. One that cannot be asked is not asked again.
  private mutating func askLocal(for text: String) async -> [DictionaryEntry] {
    var entries: [DictionaryEntry] = []
    for source in local {
      let failed = failures.count
      entries += await ask(source, for: text)
      if failures.count > failed { local.removeAll { $0.name == source.name } }
    }
    return entries
  }

  /// The entries of one source, as they may be shown and kept; none when it cannot be asked, which is noted.
  mutating func ask(_ source: any DictionarySource, for text: String) async -> [DictionaryEntry] {
    do {
      return try await source.entries(for: text, in: direction, asking: asking).compactMap(\.acceptable)
    } catch {
      failures.append(SourceFailure(source: source.name, error: error))
      return []
    }
  }

  /// The answer of the readings, one or more.
  private func answer(_ readings: [Reading], to text: String, isForm: Bool = false) -> LookUpAnswer {
    let first = readings.first
    let baseForm = first.flatMap { isForm || !$0.forms.isEmpty ? $0.headword : nil }
    var answer = answer(first?.entries ?? [], baseForm: baseForm)
    answer.readings = readings
    return answer
  }

  func answer(_ entries: [DictionaryEntry], baseForm: String? = nil) -> LookUpAnswer {
    let reason = entries.isEmpty ? failures.lazy.compactMap(\.error.pendingReason).first : nil
    return LookUpAnswer(direction: direction, entries: entries, baseForm: baseForm, pendingReason: reason, failures: failures)
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
