/// Logs every navigation and passes it on.
public struct LoggingRouter<Base: Router>: Router {
  private let base: Base
  private let log: any Log

  /// Wraps `base`, so that each navigation is written to `log` first.
  public init(_ base: Base, log: any Log) {
    self.base = base
    self.log = log
  }

  /// Logs the destination and passes it on.
  public func navigate(to destination: Base.Destination) {
    log.debug("navigate to \(destination)")
    base.navigate(to: destination)
  }
}
