/// The importance of a log line.
public enum LogLevel: String, CaseIterable, Sendable {
  /// Everything, including the user's words.
  case debug
  /// Actions of the program.
  case info
  /// A failure that the program handled.
  case warning
  /// A failure that the user noticed.
  case error
}

/// Receives log lines. Decorators of the seams call it, business logic does not.
public protocol Log: Sendable {
  /// Writes one line; the text is only computed when the level is enabled.
  func write(_ level: LogLevel, _ message: @autoclosure () -> String)
}

extension Log {
  /// Writes a line for debugging.
  public func debug(_ message: @autoclosure () -> String) { write(.debug, message()) }
  /// Writes a line about an action of the program.
  public func info(_ message: @autoclosure () -> String) { write(.info, message()) }
  /// Writes a line about a failure that the program handled.
  public func warning(_ message: @autoclosure () -> String) { write(.warning, message()) }
  /// Writes a line about a failure that the user noticed.
  public func error(_ message: @autoclosure () -> String) { write(.error, message()) }
}

/// A log that discards its lines.
public struct SilentLog: Log {
  /// Creates a log.
  public init() {}
  /// Discards the line.
  public func write(_ level: LogLevel, _ message: @autoclosure () -> String) {}
}

/// Prefixes each line with the name of a feature or seam.
public struct CategoryLog: Log {
  private let category: String
  private let base: any Log

  /// Wraps `base`; each line begins with `category` in brackets.
  public init(_ category: String, _ base: any Log) { (self.category, self.base) = (category, base) }

  /// Writes the line with its category.
  public func write(_ level: LogLevel, _ message: @autoclosure () -> String) {
    base.write(level, "[\(category)] \(message())")
  }
}
