public import CoreModule

/// Logs each look-up and its number of entries. Words are logged at debug level only.
public struct LoggingDictionarySource: DictionarySource {
  private let base: any DictionarySource
  private let log: any Log

  /// Creates a wrapper that logs to `log`.
  public init(_ base: any DictionarySource, log: any Log) {
    self.base = base
    self.log = CategoryLog("source \(base.name)", log)
  }

  /// The wrapped source's name.
  public var name: String { base.name }
  /// The wrapped source's kind.
  public var kind: String { base.kind }
  /// Whether the wrapped source answers from this machine.
  public var isLocal: Bool { base.isLocal }
  /// The wrapped source's directions.
  public var directions: [Direction] { base.directions }
  /// The wrapped source's count.
  public var headwordCount: Int? { base.headwordCount }
  /// Whether the wrapped source knows forms.
  public var knowsForms: Bool { base.knowsForms }
  /// What is wrong with the wrapped source's files.
  public var fault: SourceFault? { base.fault }

  /// The wrapped source's answer.
  public func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    await base.inflections(of: text, in: language, match)
  }

  /// The wrapped source's answer.
  public func divisions(of text: String, in language: Language) async -> [WordDivision] {
    await base.divisions(of: text, in: language)
  }

  /// The wrapped source's answer. Of the many words of a text only failures are logged.
  public func briefEntries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    do { return try await base.briefEntries(for: text, in: direction, policy: policy) } catch {
      log.warning("\(direction): \(error.withoutWords)")
      throw error
    }
  }

  /// The wrapped source's answer.
  public func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] {
    await base.suggestions(for: text, in: direction, limit: limit)
  }

  /// The wrapped source's answer.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await entries(for: text, in: direction, policy: .respectingPauses)
  }

  /// The wrapped source's answer.
  public func entries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    log.debug("\(direction): \(text)")
    do {
      let entries = try await base.entries(for: text, in: direction, policy: policy)
      log.info("\(direction): \(entries.count)")
      return entries
    } catch {
      log.warning("\(direction): \(error.withoutWords)")
      throw error
    }
  }
}

extension DictionarySourceError {
  /// The error without the service's message, which may repeat the word.
  fileprivate var withoutWords: DictionarySourceError {
    switch self {
    case .unreachable(let reason, let refusal): .unreachable(reason, ServiceRefusal(retry: refusal.retry))
    case .postponed(let reason, let until, _): .postponed(reason, until: until)
    case .unasked, .unusable, .notServed: self
    }
  }
}
