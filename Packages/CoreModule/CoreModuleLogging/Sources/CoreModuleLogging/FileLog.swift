public import CoreModule
import CoreModulePOSIX
import Foundation
import Glibc
import Logging
import Synchronization

/// Writes log lines to a file through swift-log. The first enabled line creates the file.
///
/// A file larger than one megabyte is renamed to `….1`, replacing an older one.
public struct FileLog: Log {
  private let logger: Logger

  /// A log that writes lines of `level` and above to the file at `path`, and also passes them to `echo`.
  public init(
    path: String, level: CoreModule.LogLevel, clock: WallClock, localTime: LocalTime, echo: (@Sendable (HarmlessText) -> Void)? = nil
  ) {
    var logger = Logger(label: "glot") { _ in
      FileLogHandler(file: LogFile(path: path), clock: clock, localTime: localTime, echo: echo)
    }
    logger.logLevel = Logger.Level(level)
    self.logger = logger
  }

  /// Writes the line when its level is enabled.
  public func write(_ level: CoreModule.LogLevel, _ message: @autoclosure () -> String) {
    logger.log(level: Logger.Level(level), "\(message())")
  }
}

extension Logger.Level {
  fileprivate init(_ level: CoreModule.LogLevel) {
    switch level {
    case .debug: self = .debug
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

private struct FileLogHandler: LogHandler {
  let file: LogFile
  let clock: WallClock
  let localTime: LocalTime
  let echo: (@Sendable (HarmlessText) -> Void)?
  var logLevel = Logger.Level.warning
  var metadata = Logger.Metadata()

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let line = HarmlessText(line: "\(localTime.rfc3339(clock.now())) \(event.level) \(event.message)")
    file.append("\(line)\n")
    echo?(line)
  }
}

/// The log file. Logging must never stop the program, so a line that cannot be written is lost.
private final class LogFile: Sendable {
  private static let maximumBytes = 1_000_000

  private let path: String
  private let descriptor = Mutex<Int32?>(nil)

  init(path: String) { self.path = path }

  deinit { if let open = descriptor.withLock({ $0 }) { close(open) } }

  func append(_ text: HarmlessText) {
    let file = descriptor.withLock { descriptor in
      if descriptor == nil { descriptor = openFile() }
      return descriptor ?? -1
    }
    guard file >= 0 else { return }
    let bytes = Array(text.text.utf8)
    _ = Glibc.write(file, bytes, bytes.count)
  }

  private func openFile() -> Int32 {
    var status = stat()
    if stat(path, &status) == 0, status.st_size > Self.maximumBytes { rename(path, path + ".1") }
    PrivateFolder(of: path).make()
    // Without `O_NONBLOCK`, a pipe without a reader would block the program.
    return open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
  }
}
