public import CoreModule
import Synchronization

/// Remembers every line that was logged.
public final class RecordingLog: Log {
  private let written = Mutex<[String]>([])

  /// Makes an empty log.
  public init() {}

  /// The lines with their level, oldest first: `debug: navigate to 7`.
  public var lines: [String] { written.withLock { $0 } }

  /// Remembers the line.
  public func write(_ level: LogLevel, _ message: @autoclosure () -> String) {
    let line = "\(level.rawValue): \(message())"
    written.withLock { $0.append(line) }
  }
}
