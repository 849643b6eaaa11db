public import CoreModule
import Synchronization

/// A log that records its lines.
public final class RecordingLog: Log {
  private let written = Mutex<[String]>([])

  /// Creates an empty log.
  public init() {}

  /// The lines with their level, oldest first, such as `debug: navigate to 7`.
  public var lines: [String] { written.withLock { $0 } }

  /// Records the line.
  public func write(_ level: LogLevel, _ message: @autoclosure () -> String) {
    let line = "\(level.rawValue): \(message())"
    written.withLock { $0.append(line) }
  }
}
