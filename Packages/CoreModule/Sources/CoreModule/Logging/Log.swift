/// How much a log line matters.
public enum LogLevel: String, CaseIterable, Sendable {
  /// Everything, the user's words included.
  case debug
  /// What the program did.
  case info
  /// Something went wrong that the program coped with.
  case warning
  /// Something went wrong that the user noticed.
  case error
}

/// Takes log lines. Called by decorators around the seams, never by business logic.
public protocol Log: Sendable {
  /// Writes one line; the text is only made when the level is wanted.
  func write(_ level: LogLevel, _ message: @autoclosure () -> String)
}

extension Log {
  /// Writes a line for whoever looks for a fault.
  public func debug(_ message: @autoclosure () -> String) { write(.debug, message()) }
  /// Writes a line about what the program did.
  public func info(_ message: @autoclosure () -> String) { write(.info, message()) }
  /// Writes a line about something the program coped with.
  public func warning(_ message: @autoclosure () -> String) { write(.warning, message()) }
  /// Writes a line about something the user noticed.
  public func error(_ message: @autoclosure () -> String) { write(.error, message()) }
}

/// A log that keeps nothing.
public struct SilentLog: Log {
  /// Makes a log that keeps nothing.
  public init() {}
  /// Drops the line.
  public func write(_ level: LogLevel, _ message: @autoclosure () -> String) {}
}

/// Puts the name of a feature or seam before each line.
public struct CategoryLog: Log {
  private let category: String
  private let base: any Log

  /// Wraps `base`; each line begins with `category` in brackets.
  public init(_ category: String, _ base: any Log) {
    self.category = category
    self.base = base
  }

  /// Writes the line with its category.
  public func write(_ level: LogLevel, _ message: @autoclosure () -> String) {
    base.write(level, "[\(category)] \(message())")
  }
}
