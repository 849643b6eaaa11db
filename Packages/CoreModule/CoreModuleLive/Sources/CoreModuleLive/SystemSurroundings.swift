public import CoreModule
import Foundation
// `environ` is a C global, which nothing in the program changes.
@preconcurrency import Glibc

extension WallClock {
  /// The system's clock.
  public static var system: WallClock {
    WallClock {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
  }
}

extension MonotonicClock {
  /// The system's monotonic clock.
  public static var system: MonotonicClock {
    MonotonicClock {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }
}

extension LocalTime {
  /// The time zone that the system is set to, `TZ` included.
  public static var system: LocalTime {
    LocalTime { moment in
      var seconds = time_t(moment.wholeSeconds)
      var parts = tm()
      localtime_r(&seconds, &parts)
      return parts.tm_gmtoff
    }
  }
}

extension LocalTime {
  /// The time zone with this name in the system's database; `nil` when there is none.
  public static func zone(named name: String) -> LocalTime? {
    guard let zone = TimeZone(identifier: name) else { return nil }
    return LocalTime { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.wholeSeconds))) }
  }
}

/// What the process was started with.
public struct ProcessSurroundings: Sendable {
  /// The bytes of the arguments after the program's name, which need not be UTF-8; `nil` when the system does not provide them.
  public let arguments: [[UInt8]]?
  /// The environment variables.
  public let variables: [String: String]
  /// The user's home folder: `HOME`, or the entry in the user list; `/` when neither is known.
  public let home: String
  /// The working folder at the start. If it was deleted, a path in which no file can be created.
  public let workingFolder: String

  /// Reads them from the running process.
  public init() {
    // Swift reads the arguments from a file in `/proc` and finds none where it cannot be opened. A process always has at least one.
    arguments =
      CommandLine.argc == 0
      ? nil
      : UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().map { argument in
        argument.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
      }
    variables = Self.readVariables()
    home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? UserList.ofSystem().home(of: getuid()) ?? "/"
    let folder = getcwd(nil, 0)
    defer { free(folder) }
    workingFolder = folder.map { String(cString: $0) } ?? "/proc/self/cwd"
  }

  /// The absolute path of a program that is installed with the one at `path`: in the same folder, or else in `libexec` beside it.
  public static func program(named name: String, beside path: String) -> String {
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    let beside = "\(folder)/\(name)"
    return access(beside, X_OK) == 0 ? beside : "\(folder)/../libexec/glot/\(name)"
  }

  /// Runs a program in place of this one. Returns only if that fails.
  public static func become(_ program: String, _ arguments: [String]) {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &words)
    for word in words { free(word) }
  }

  /// The absolute path of the running program, or a link to it if the system does not know.
  public static var ownFile: String {
    let link = "/proc/self/exe"
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { bytes in
      guard let start = bytes.baseAddress else { return link }
      let count = readlink(link, start, bytes.count)
      return count > 0 ? String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self) : link
    }
  }

  /// Foundation's `environment` takes a twentieth of the time of a short command.
  private static func readVariables() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      next += 1
      guard let equals = strchr(entry, Int32(UInt8(ascii: "="))) else { continue }
      let bytes = UnsafeRawBufferPointer(start: entry, count: equals - entry)
      let name = String(decoding: bytes, as: UTF8.self)
      if variables[name] == nil { variables[name] = String(cString: equals + 1) }
    }
    return variables
  }
}

extension ProcessSurroundings {
  /// Opens `/dev/null` for each standard stream that is closed. Otherwise a file that is opened later would take its place, and be written to.
  /// The streams still cannot be used, because each is opened for the other direction.
  public static func occupyClosedStreams() {
    for (stream, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)] where fcntl(stream, F_GETFD) < 0 {
      // The first free descriptor, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}
