import CoreModule
import CoreModuleLive
import Glibc

/// The refresh of a board that is older than it may be, in a process of its own for which no command waits.
///
/// Its report lies in the cache: what it says is of no interest to who presses a key, but when it was last written keeps a hundred quick presses
/// from starting a hundred processes.
struct AutomaticRefresh {
  let report: String
  let clock: WallClock
  /// The arguments of the process.
  let arguments: [String]

  /// At most one refresh by itself in so many seconds.
  private static let secondsBetween: Int64 = 60

  func start() {
    let last = MessageFile(path: report)
    guard last.isOlder(than: Self.secondsBetween, at: clock.now()) else { return }
    _ = last.take()
    last.touch()
    _ = DetachedProcess(arguments: arguments, errors: report).start()
  }
}

/// Whether a file has changed since somebody looked.
enum FileStamp {
  /// When the file at an absolute path was changed last, and how large it is; `nil` when there is none.
  static func of(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)-\(status.st_size)-\(status.st_ino)"
  }
}
