public import CoreModule
import Foundation
import Glibc

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

extension RandomSource {
  /// The system's random numbers, fit for identities.
  public static var system: RandomSource {
    RandomSource {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    }
  }
}

extension LocalTime {
  /// The time zone that the system is set to, `TZ` included.
  public static var system: LocalTime {
    LocalTime { moment in
      var seconds = time_t(moment.milliseconds / 1000)
      var parts = tm()
      localtime_r(&seconds, &parts)
      return parts.tm_gmtoff
    }
  }
}

/// What the process was started with.
public struct ProcessSurroundings: Sendable {
  /// The bytes of the arguments after the program's name; they need not be text.
  public let arguments: [[UInt8]]
  /// The environment variables.
  public let variables: [String: String]
  /// The user's home folder: `HOME`, or what the system's user list says.
  public let home: String
  /// The folder the process was started in; one that was deleted since is named by a path in which nothing can be made.
  public let workingFolder: String

  /// Reads them from the running process.
  public init() {
    arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().map { argument in
      argument.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
    }
    variables = ProcessInfo.processInfo.environment
    home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    let folder = FileManager.default.currentDirectoryPath
    workingFolder = folder.isEmpty ? "/proc/self/cwd" : folder
  }
}
