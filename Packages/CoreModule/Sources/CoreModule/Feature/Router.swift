/// Carries a feature's requests to navigate elsewhere.
///
/// The feature declares its destinations; the host decides how to show them.
@MainActor
public protocol Router<Destination> {
  /// The destinations of the feature, usually an enum.
  associatedtype Destination

  /// Asks the host to show `destination`.
  func navigate(to destination: Destination)
}

/// A router that calls a function.
public struct ClosureRouter<Destination>: Router {
  private let show: @MainActor (Destination) -> Void

  /// Creates a router that calls `show` with each destination.
  public init(_ show: @escaping @MainActor (Destination) -> Void) { self.show = show }

  /// Calls the function.
  public func navigate(to destination: Destination) { show(destination) }
}

/// Logs every navigation and passes it on.
public struct LoggingRouter<Base: Router>: Router {
  private let base: Base
  private let log: any Log

  /// Wraps `base`, so that each navigation is written to `log` first.
  public init(_ base: Base, log: any Log) { (self.base, self.log) = (base, log) }

  /// Logs the destination and passes it on.
  public func navigate(to destination: Base.Destination) {
    log.debug("navigate to \(destination)")
    base.navigate(to: destination)
  }
}
