public import CoreModule

/// The browsers and programs that may use the server. Only the digest of each secret is stored.
public struct ServerGrants: Equatable, Sendable {
  /// The browsers that have access.
  public var devices = GrantList()
  /// The tokens of programs.
  public var tokens = GrantList()
  /// The addresses that let one browser in each.
  public var invitations: [Invitation] = []
  /// The address of the server that was started last.
  public var address: String?

  /// Grants no access.
  public init() {}

  /// An address that lets one browser in.
  public struct Invitation: Equatable, Sendable {
    /// The digest of its token.
    public var digest: String
    /// The last moment at which it can be used.
    public var end: Timestamp

    /// Creates an invitation.
    public init(digest: String, end: Timestamp) { (self.digest, self.end) = (digest, end) }
  }

  /// Uses up the invitation with this digest.
  ///
  /// - Returns: Whether there was one.
  public mutating func takeInvitation(_ digest: String, at now: Timestamp) -> Bool {
    invitations.removeAll { $0.end < now }
    guard let index = invitations.firstIndex(where: { $0.digest == digest }) else { return false }
    invitations.remove(at: index)
    return true
  }
}

/// What was granted to browsers or to programs, by numbers that are never given again.
public struct GrantList: Equatable, Sendable {
  /// One grant.
  public struct Grant: Equatable, Sendable {
    /// The number by which it is revoked.
    public let number: Int
    /// What it is called.
    public let name: String
    /// The digest of its secret.
    public let digest: String
    /// When it was made.
    public let created: Timestamp
    /// When it was last used, to the minute.
    public var seen: Timestamp?
  }

  /// The grants, the oldest first.
  public private(set) var grants: [Grant] = []
  private var lastNumber = 0

  /// An empty list.
  public init() {}

  /// The grant with this digest.
  public subscript(digest digest: String) -> Grant? { grants.first { $0.digest == digest } }

  /// Adds a grant, and forgets the one that was not used for longest when there are more than `limit`.
  public mutating func add(_ name: String, digest: String, at now: Timestamp, limit: Int = 100) {
    lastNumber += 1
    grants.append(Grant(number: lastNumber, name: name, digest: digest, created: now))
    guard grants.count > limit, let oldest = grants.min(by: { $0.lastUse < $1.lastUse }) else { return }
    revoke(oldest.number)
  }

  /// Removes a grant.
  ///
  /// - Returns: The grant, or `nil` if there is none with this number.
  @discardableResult
  public mutating func revoke(_ number: Int) -> Grant? {
    grants.firstIndex { $0.number == number }.map { grants.remove(at: $0) }
  }

  /// Records that a grant was used.
  public mutating func markSeen(_ number: Int, at now: Timestamp) {
    guard let index = grants.firstIndex(where: { $0.number == number }) else { return }
    grants[index].seen = now
  }
}

extension GrantList.Grant {
  /// The last use, or else the making.
  public var lastUse: Timestamp { seen ?? created }
}

/// Where the grants are stored. The server and the commands that change them use it at the same time.
public protocol ServerGrantStore: Sendable {
  /// The grants.
  func grants() throws(StorageError) -> ServerGrants
  /// Changes the grants, while no other process does.
  func change<Value: Sendable>(_ body: (inout ServerGrants) -> Value) throws(StorageError) -> Value
  /// The SHA-256 of a secret, in hexadecimal digits.
  func digest(_ secret: String) -> String
}

// MARK: - JSON

extension ServerGrants {
  /// The document that is stored.
  public var json: JSON {
    .object([
      ("address", JSON(address)), ("devices", devices.json), ("tokens", tokens.json),
      (
        "invitations",
        .array(invitations.map { .object([("digest", .string($0.digest)), ("end", .number(Int($0.end.milliseconds)))]) })
      ),
    ])
  }

  /// Reads ``json``; `nil` when it is another document.
  public init?(_ json: JSON) {
    guard let devices = json["devices"].flatMap(GrantList.init), let tokens = json["tokens"].flatMap(GrantList.init),
      case .array(let invitations)? = json["invitations"]
    else { return nil }
    (self.devices, self.tokens) = (devices, tokens)
    if case .string(let address)? = json["address"] { self.address = address }
    self.invitations = invitations.compactMap { invitation in
      guard case .string(let digest)? = invitation["digest"], case .number(let end)? = invitation["end"] else { return nil }
      return Invitation(digest: digest, end: Timestamp(milliseconds: Int64(end)))
    }
  }
}

extension GrantList {
  fileprivate var json: JSON { .object([("last", .number(lastNumber)), ("grants", .array(grants.map(\.json)))]) }

  fileprivate init?(_ json: JSON) {
    guard case .number(let last)? = json["last"], case .array(let grants)? = json["grants"] else { return nil }
    lastNumber = last
    self.grants = grants.compactMap { Grant($0) }
    guard self.grants.count == grants.count else { return nil }
  }
}

extension GrantList.Grant {
  fileprivate var json: JSON {
    .object([
      ("number", .number(number)), ("name", .string(name)), ("digest", .string(digest)), ("created", .number(Int(created.milliseconds))),
      ("seen", JSON(seen.map { Int($0.milliseconds) })),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard case .number(let number)? = json["number"], case .string(let name)? = json["name"], case .string(let digest)? = json["digest"],
      case .number(let created)? = json["created"]
    else { return nil }
    (self.number, self.name, self.digest) = (number, name, digest)
    self.created = Timestamp(milliseconds: Int64(created))
    if case .number(let seen)? = json["seen"] { self.seen = Timestamp(milliseconds: Int64(seen)) }
  }
}
