import CoreModule

/// The failures of services during one run through the queue.
struct FetchRound {
  /// The services that are not asked again in this run, with the reason.
  private(set) var unavailableServices: [String: DictionarySourceError] = [:]
  private var failures: [String: Int] = [:]
  /// The number of consecutive failures after which a service counts as unavailable.
  private static let maximumFailures = 3

  /// Records the failures of an answer. A failure that the next word would meet too makes its service unavailable at once, others only when
  /// they repeat.
  mutating func note(_ answer: LookUpAnswer) {
    let failed = Set(answer.failures.map(\.source))
    failures = failures.filter { failed.contains($0.key) }
    for failure in answer.failures where unavailableServices[failure.source] == nil {
      switch failure.error.pendingReason {
      case .offline, .rateLimited, .unauthorized, .misconfigured: unavailableServices[failure.source] = failure.error
      case .unavailable:
        failures[failure.source, default: 0] += 1
        if failures[failure.source, default: 0] >= Self.maximumFailures { unavailableServices[failure.source] = failure.error }
      case .interrupted, nil: break
      }
    }
  }
}

extension LookUpAnswer {
  /// The earliest automatic retry of a failed source; `nil` when there is none.
  var nextTry: Timestamp? {
    failures.compactMap { failure in
      switch failure.error {
      case .postponed(_, let until, _), .unasked(_, let until): until
      case .unreachable, .unusable, .notServed: nil
      }
    }.min()
  }
}
