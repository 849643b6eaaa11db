import CoreModule

/// Who may come in: whoever has the address with the token, once; then the browser that was given a session for it.
@MainActor
final class AccessControl {
  /// The token of the address that opens the next session.
  private(set) var entryToken: String
  /// The token by which programs ask.
  let programToken: String

  private var sessions: [WebSession] = []
  private var refusals: [Timestamp] = []
  private let random: RandomSource
  private let clock: WallClock

  private static let mostSessions = 16
  /// Wrong tokens within a minute after which none is looked at.
  private static let mostRefusals = 20

  init(random: RandomSource, clock: WallClock) {
    self.random = random
    self.clock = clock
    entryToken = random.token()
    programToken = random.token()
  }

  /// Whether so many wrong tokens came lately that somebody may be guessing.
  var isShut: Bool {
    let now = clock.now()
    refusals.removeAll { now.milliseconds - $0.milliseconds >= 60_000 || $0 > now }
    return refusals.count >= Self.mostRefusals
  }

  /// A session for the token of the address, which then is spent.
  func session(for token: String) throws(Refusal) -> WebSession {
    guard !isShut else { throw .guessing }
    guard token.isSameSecret(as: entryToken) else {
      refusals.append(clock.now())
      throw .unknown
    }
    entryToken = random.token()
    let session = WebSession(id: random.token(), formToken: random.token())
    sessions = sessions.suffix(Self.mostSessions - 1) + [session]
    return session
  }

  /// The session of a cookie.
  func session(of cookie: String) -> WebSession? { sessions.first { cookie.isSameSecret(as: $0.id) } }

  /// Lets in a program that has the token.
  func admit(program token: String) throws(Refusal) {
    guard !isShut else { throw .guessing }
    guard token.isSameSecret(as: programToken) else {
      refusals.append(clock.now())
      throw .unknownProgram
    }
  }
}

extension RandomSource {
  /// 128 random bits.
  fileprivate func token() -> String {
    let digits = [next(), next()].map { bits in
      let text = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return digits.joined()
  }
}

extension String {
  /// Compares in a time that does not tell where the difference is.
  fileprivate func isSameSecret(as secret: String) -> Bool {
    guard utf8.count == secret.utf8.count else { return false }
    return zip(utf8, secret.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
