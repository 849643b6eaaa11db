import AppServices
import CoreModule
import CorePresentation

/// Decides which browsers and programs have access. A browser gets access by an address with a token, which works once, or by a code that
/// the terminal shows. From then on it has a cookie, until it is revoked. Programs have tokens.
@MainActor
final class AccessControl {
  /// The token of the address that opens the next session.
  private(set) var entryToken: String
  /// A token for programs that is valid while the server runs.
  let programToken: String
  /// The cookie of a session. Its name has the port, since browsers send cookies to every port of a machine.
  var cookieName = "glot"
  /// Whether the cookie is sent over HTTPS alone.
  var isSecure = false

  private let store: any ServerGrantStore
  private var sessions: [Int: WebSession] = [:]
  private var wrongTokens = WrongTokens()
  private var pairing = Pairing()
  private let random: RandomSource
  private let clock: WallClock

  /// How many browsers may know the server.
  private static let maximumDevices = 50
  /// The last use of a device is stored once in this time.
  private static let millisecondsBetweenMarks: Int64 = 60_000

  init(store: any ServerGrantStore, random: RandomSource, clock: WallClock) {
    self.store = store
    self.random = random
    self.clock = clock
    entryToken = random.secret()
    programToken = random.secret()
  }

  /// Lets a browser in by the token of an address, which then is spent.
  ///
  /// - Parameter sender: Where the token came from.
  /// - Returns: The secret for its cookie.
  func enter(with token: String, from sender: String, device: String) throws -> String {
    guard !wrongTokens.isShut(sender, at: clock.now()) else { throw Refusal.guessing }
    let isOwn = token.isSameSecret(as: entryToken)
    let digest = store.digest(token)
    guard
      try isOwn || attempt({ () throws(StorageError) in try store.change { [now = clock.now()] in $0.takeInvitation(digest, at: now) } })
    else {
      wrongTokens.add(sender, at: clock.now())
      throw Refusal.unknown
    }
    if isOwn { entryToken = random.secret() }
    return try letIn(device)
  }

  /// Makes a code, which the terminal shows, for a browser that asks for access; `nil` while the last one is valid.
  func beginPairing() throws(Refusal) -> String? { try pairing.begin(at: clock.now(), random) }

  /// Lets a browser in by the code.
  ///
  /// - Returns: The secret for its cookie; `nil` when the code is wrong, and may be typed again.
  func enter(withCode code: String, device: String) throws -> String? {
    guard try pairing.admits(code, at: clock.now()) else { return nil }
    return try letIn(device)
  }

  private func letIn(_ device: String) throws -> String {
    let secret = random.secret()
    let (digest, now) = (store.digest(secret), clock.now())
    try attempt { () throws(StorageError) in
      try store.change { $0.devices.add(device, digest: digest, at: now, limit: Self.maximumDevices) }
    }
    return secret
  }

  /// The session of a cookie; `nil` when its device is not known, or no longer.
  func session(of cookie: String) throws -> WebSession? {
    let grants = try attempt { () throws(StorageError) in try store.grants() }
    let digest = store.digest(cookie)
    guard let device = grants.devices[digest: digest] else { return nil }
    markSeen(device) { $0.devices.markSeen(device.number, at: $1) }
    if let session = sessions[device.number] { return session }
    let known = Set(grants.devices.grants.map(\.number))
    sessions = sessions.filter { known.contains($0.key) }
    // It follows from the cookie, so that a form that was open when the server ended can still be sent to the next one.
    let session = WebSession(device: digest, formToken: String(store.digest("form " + cookie).prefix(32)))
    sessions[device.number] = session
    return session
  }

  /// Lets in a program that has a token.
  func admit(program token: String, from sender: String) throws {
    if token.isSameSecret(as: programToken) { return }
    let grants = try attempt { () throws(StorageError) in try store.grants() }
    if let grant = grants.tokens[digest: store.digest(token)] {
      return markSeen(grant) { $0.tokens.markSeen(grant.number, at: $1) }
    }
    guard !wrongTokens.isShut(sender, at: clock.now()) else { throw Refusal.guessing }
    wrongTokens.add(sender, at: clock.now())
    throw Refusal.unknownProgram
  }

  private var lastMarks: [String: Timestamp] = [:]

  private func markSeen(_ grant: GrantList.Grant, _ mark: @escaping @Sendable (inout ServerGrants, Timestamp) -> Void) {
    let now = clock.now()
    let last = max(grant.lastUse, lastMarks[grant.digest] ?? grant.created)
    guard now.milliseconds - last.milliseconds >= Self.millisecondsBetweenMarks || grant.seen == nil && lastMarks[grant.digest] == nil
    else {
      return
    }
    lastMarks[grant.digest] = now
    // Nothing waits for this. If it fails, the next use tries again, and the list shows an earlier time.
    Task.detached { [store] in _ = Result { try store.change { mark(&$0, now) } } }
  }

  private func attempt<Value>(_ work: () throws(StorageError) -> Value) throws(Problem) -> Value {
    do throws(StorageError) { return try work() } catch { throw Problem(error) }
  }
}

extension String {
  /// Compares in constant time.
  func isSameSecret(as secret: String) -> Bool {
    guard utf8.count == secret.utf8.count else { return false }
    return zip(utf8, secret.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
