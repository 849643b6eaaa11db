import CoreModule

/// The code of six digits by which a browser gets access. It is valid for two minutes and three tries; each code with three wrong tries
/// doubles the time until the next one.
struct Pairing {
  private struct Code {
    let digits: String
    let end: Timestamp
    var triesLeft = 3
  }

  private var code: Code?
  private var failures = 0
  private var nextCode: Timestamp?

  private static let milliseconds: Int64 = 120_000

  /// Makes a code; `nil` while the last one is good.
  mutating func begin(at now: Timestamp, _ random: RandomSource) throws(Refusal) -> String? {
    if let code, code.end > now { return nil }
    if let nextCode, nextCode > now { throw .guessing }
    let text = String(random.next() % 1_000_000)
    let digits = String(repeating: "0", count: 6 - text.count) + text
    code = Code(digits: digits, end: Timestamp(milliseconds: now.milliseconds + Self.milliseconds))
    return digits
  }

  /// Whether this is the code, which then is spent.
  mutating func admits(_ typed: String, at now: Timestamp) throws(Refusal) -> Bool {
    guard var code, code.end > now else { throw .noCode }
    guard !String(typed.filter(\.isNumber)).isSameSecret(as: code.digits) else {
      self = Pairing()
      return true
    }
    code.triesLeft -= 1
    self.code = code
    guard code.triesLeft == 0 else { return false }
    self.code = nil
    failures += 1
    nextCode = Timestamp(milliseconds: now.milliseconds + Self.milliseconds << min(Int64(failures), 5))
    throw .guessing
  }
}
