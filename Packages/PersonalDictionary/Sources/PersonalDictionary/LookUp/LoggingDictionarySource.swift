public import CoreModule

/// Logs each question to a source and how many entries it answered with. Words appear at debug level only.
public struct LoggingDictionarySource: DictionarySource {
  private let base: any DictionarySource
  private let log: any Log

  /// Wraps `base`.
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

  /// What the wrapped source knows.
  public func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    await base.inflections(of: text, in: language, match)
  }

  /// What the wrapped source knows.
  public func divisions(of text: String, in language: Language) async -> [WordDivision] {
    await base.divisions(of: text, in: language)
  }

  /// What the wrapped source knows.
  public func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] {
    await base.suggestions(for: text, in: direction, limit: limit)
  }

  /// Asks the wrapped source.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await entries(for: text, in: direction, asking: .considerately)
  }

  /// Asks the wrapped source.
  public func entries(
    for text: String, in direction: Direction, asking: Asking
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    log.debug("\(direction): \(text)")
    do {
      let entries = try await base.entries(for: text, in: direction, asking: asking)
      log.info("\(direction): \(entries.count)")
      return entries
    } catch {
      log.warning("\(direction): \(error.withoutWords)")
      throw error
    }
  }
}

extension DictionarySourceError {
  /// The error without what a service said, which may repeat the word that it was asked for.
  fileprivate var withoutWords: DictionarySourceError {
    switch self {
    case .unreachable(let reason, let refusal): .unreachable(reason, ServiceRefusal(retry: refusal.retry))
    case .postponed(let reason, let until, _): .postponed(reason, until: until)
    case .unasked, .unusable, .notServed: self
    }
  }
}
