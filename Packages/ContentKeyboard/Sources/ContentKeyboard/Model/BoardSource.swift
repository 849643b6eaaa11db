import CoreModule

/// The source of a board.
public enum BoardSource: Hashable, Sendable {
  /// The built-in board.
  case starter
  /// The board that the user wrote.
  case own
  /// A file, by its absolute path.
  case file(String)
  /// A service, by its address.
  case service(String)

  /// Creates the source for an HTTP or HTTPS address, or for the path of a file.
  ///
  /// - Parameter absolutePath: Makes a path absolute.
  public init(_ text: String, absolutePath: (String) -> String) {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    self = ["http", "https"].contains(scheme) && text.dropFirst(scheme.count).hasPrefix("://") ? .service(text) : .file(absolutePath(text))
  }

  /// `starter`, `own`, `file` or `service`.
  public var kind: String {
    switch self {
    case .starter: "starter"
    case .own: "own"
    case .file: "file"
    case .service: "service"
    }
  }

  /// The path or address; `nil` for the starter board and the user's own.
  public var place: String? {
    switch self {
    case .starter, .own: nil
    case .file(let place), .service(let place): place
    }
  }

  /// The place without a password, for display.
  public var shownPlace: String? {
    guard case .service(let address) = self else { return place }
    return ShownAddress(address).description
  }
}

extension BoardSource {
  /// Creates the source with this kind and place; `nil` when they do not fit.
  public init?(kind: String, place: String?) {
    switch (kind, place) {
    case ("starter", nil): self = .starter
    case ("own", nil): self = .own
    case ("file", let place?): self = .file(place)
    case ("service", let place?): self = .service(place)
    default: return nil
    }
  }
}

/// The properties of the board in use, without its buttons.
public struct BoardStatus: Hashable, Sendable {
  /// Where it comes from.
  public var source: BoardSource
  /// The age in seconds at which it is fetched again; `nil` for never.
  public var maximumAge: Int64?
  /// When it was fetched, in milliseconds since the epoch; `nil` when it was not.
  public var fetched: Int64?
  /// The file's modification time and size when it was read; `nil` for other sources.
  public var stamp: String?
  /// Whether the user has a board of their own, even when another one is in use.
  public var hasOwn: Bool

  /// The default maximum age, in seconds: an hour.
  public static let usualMaximumAge: Int64 = 3600

  /// Creates a status.
  public init(source: BoardSource, maximumAge: Int64? = nil, fetched: Int64? = nil, stamp: String? = nil, hasOwn: Bool = false) {
    self.source = source
    self.maximumAge = maximumAge
    self.fetched = fetched
    self.stamp = stamp
    self.hasOwn = hasOwn
  }

  /// Whether the board must be fetched and never was.
  public var isMissing: Bool { source.place != nil && fetched == nil }

  /// Whether the board is older than its limit at `now`, in milliseconds since the epoch. A fetch time in the future counts as old.
  public func isStale(at now: Int64) -> Bool {
    guard case .service = source, let maximumAge else { return false }
    guard let fetched else { return true }
    return now < fetched || Double(now) - Double(fetched) > Double(maximumAge) * 1000
  }
}
