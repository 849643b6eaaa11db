import CoreModule

/// Where a board comes from.
public enum BoardSource: Hashable, Sendable {
  /// It is the one that ships with the program.
  case starter
  /// The user wrote it.
  case own
  /// A file, by its absolute path.
  case file(String)
  /// A service, by its address.
  case service(String)

  /// The source that a text names: an address of HTTP or HTTPS, or the path of a file.
  ///
  /// - Parameter absolutePath: Makes a path absolute.
  public init(_ text: String, absolutePath: (String) -> String) {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    self = ["http", "https"].contains(scheme) && text.dropFirst(scheme.count).hasPrefix("://") ? .service(text) : .file(absolutePath(text))
  }

  /// What kind of source it is: `starter`, `own`, `file`, `service`.
  public var kind: String {
    switch self {
    case .starter: "starter"
    case .own: "own"
    case .file: "file"
    case .service: "service"
    }
  }

  /// The path or address, where there is one.
  public var place: String? {
    switch self {
    case .starter, .own: nil
    case .file(let place), .service(let place): place
    }
  }

  /// The place as it may be shown.
  public var shownPlace: String? {
    guard case .service(let address) = self else { return place }
    return ShownAddress(address).description
  }
}

extension BoardSource {
  /// The source with this kind and place; `nil` when there is none such.
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

/// A board as it is kept: everything but its buttons.
public struct KeptBoard: Hashable, Sendable {
  /// Where it comes from.
  public var source: BoardSource
  /// The seconds after which it is to be fetched again; `nil` for never.
  public var maximumAge: Int64?
  /// When it was fetched, in milliseconds since the epoch; `nil` where nothing is fetched, or was not yet.
  public var fetched: Int64?
  /// What the file looked like when it was read.
  public var stamp: String?
  /// Whether there is a board that the user wrote, whichever is used now.
  public var hasOwn: Bool

  /// The age limit where the user gives none: an hour.
  public static let usualMaximumAge: Int64 = 3600

  /// A kept board from its parts.
  public init(source: BoardSource, maximumAge: Int64? = nil, fetched: Int64? = nil, stamp: String? = nil, hasOwn: Bool = false) {
    self.source = source
    self.maximumAge = maximumAge
    self.fetched = fetched
    self.stamp = stamp
    self.hasOwn = hasOwn
  }

  /// Whether the board comes from elsewhere and never came.
  public var isMissing: Bool { source.place != nil && fetched == nil }

  /// Whether it is older than its limit at `now`, in milliseconds since the epoch. A clock that was put back makes it old too.
  public func isStale(at now: Int64) -> Bool {
    guard case .service = source, let maximumAge else { return false }
    guard let fetched else { return true }
    return now < fetched || Double(now) - Double(fetched) > Double(maximumAge) * 1000
  }
}
