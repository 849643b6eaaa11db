public import CoreModule
import Foundation
// The list of variables is a plain C global; nothing in the program changes it.
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
  /// The system's.
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
  /// The time zone of that name in the system's list; `nil` when it has none.
  public static func zone(named name: String) -> LocalTime? {
    guard let zone = TimeZone(identifier: name) else { return nil }
    return LocalTime { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.wholeSeconds))) }
  }
}

/// What the process was started with.
public struct ProcessSurroundings: Sendable {
  /// The bytes of the arguments after the program's name, which need not be text; `nil` when the system would not tell them.
  public let arguments: [[UInt8]]?
  /// The environment variables.
  public let variables: [String: String]
  /// The user's home folder: `HOME`, or what the system's user list says; `/` where nobody knows one.
  public let home: String
  /// The folder the process was started in; one that was deleted since is named by a path in which nothing can be made.
  public let workingFolder: String

  /// Reads them from the running process.
  public init() {
    // Swift reads them from a file of the system's, and finds none where that cannot be opened. Every process has one, its name.
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

  /// The absolute path of a program that belongs to this one: in the same folder, or else in `libexec` beside that.
  public static func program(named name: String) -> String {
    let own = ownFile
    let folder = String(own.prefix(upTo: own.lastIndex(of: "/") ?? own.startIndex))
    let beside = "\(folder)/\(name)"
    return access(beside, X_OK) == 0 ? beside : "\(folder)/../libexec/glot/\(name)"
  }

  /// The file of the running program; only its name where the system does not tell.
  public static var ownFile: String {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : "glot"
  }

  /// Foundation's list of them costs a short command a twentieth of its time.
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
