import CoreModule

/// What one round through the queue learned about the services.
struct FetchRound {
  /// The services that are not asked any more in this round, and why.
  private(set) var tired: [String: DictionarySourceError] = [:]
  private var failures: [String: Int] = [:]
  /// How often in a row a service may fail at single words before it is taken not to work at all.
  private static let mostFailures = 3

  /// Learns from an answer. Who is offline, has had enough, refuses the key or is not at its address will be so with the next word too.
  mutating func note(_ answer: LookUpAnswer) {
    let failed = Set(answer.failures.map(\.source))
    failures = failures.filter { failed.contains($0.key) }
    for failure in answer.failures where tired[failure.source] == nil {
      switch failure.error.pendingReason {
      case .offline, .rateLimited, .unauthorized, .misconfigured: tired[failure.source] = failure.error
      case .unavailable:
        failures[failure.source, default: 0] += 1
        if failures[failure.source, default: 0] >= Self.mostFailures { tired[failure.source] = failure.error }
      case .interrupted, nil: break
      }
    }
  }
}

extension LookUpAnswer {
  /// When one of the sources that could not be asked may be asked again; `nil` when none is by itself.
  var nextTry: Timestamp? {
    failures.compactMap { failure in
      switch failure.error {
      case .postponed(_, let until, _), .unasked(_, let until): until
      case .unreachable, .unusable, .notServed: nil
      }
    }.min()
  }
}
