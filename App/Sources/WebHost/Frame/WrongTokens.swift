import CoreModule

/// The wrong tokens of the last minute, by the address of their sender. Only the address that guesses is rejected.
struct WrongTokens {
  private var times: [String: [Timestamp]] = [:]

  /// How many an address may send before all its tokens are rejected.
  private static let maximumTries = 20
  private static let maximumAddresses = 1000
  private static let milliseconds: Int64 = 60_000

  mutating func isShut(_ sender: String, at now: Timestamp) -> Bool {
    forget(at: now)
    return times[sender, default: []].count >= Self.maximumTries
  }

  mutating func add(_ sender: String, at now: Timestamp) {
    // Tokens are too long to be guessed from many addresses, so only the memory is limited.
    if times.count >= Self.maximumAddresses, times[sender] == nil, let first = times.min(by: { $0.value[0] < $1.value[0] }) {
      times[first.key] = nil
    }
    times[sender, default: []].append(now)
  }

  private mutating func forget(at now: Timestamp) {
    times = times.compactMapValues { times in
      let recent = times.filter { (0..<Self.milliseconds).contains(now.milliseconds - $0.milliseconds) }
      return recent.isEmpty ? nil : recent
    }
  }
}
