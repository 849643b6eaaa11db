public import CoreModule

/// Logs each look-up and its number of entries. Words are logged at debug level only.
public struct LoggingDictionarySource: DictionarySourceWrapper {
  /// The wrapped source.
  public let base: any DictionarySource
  private let log: any Log

  /// Creates a wrapper that logs to `log`.
  public init(_ base: any DictionarySource, log: any Log) {
    self.base = base
    self.log = CategoryLog("source \(base.name)", log)
  }

  /// The wrapped source's answer. Only failures are logged, since a text has many words.
  public func briefEntries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    do { return try await base.briefEntries(for: text, in: direction, policy: policy) } catch {
      log.warning("\(direction): \(error.withoutWords)")
      throw error
    }
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
