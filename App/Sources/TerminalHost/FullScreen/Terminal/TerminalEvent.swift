import Glibc

/// What comes from a terminal.
enum TerminalEvent: Sendable {
  /// Keys, and the moment they were read.
  case keys([Key], Moment)
  /// The window may have another size.
  case resized
  /// The program goes on after it was stopped.
  case resumed
  /// The program is asked to stop for a while.
  case stopRequested
  /// Something happened inside the program that whoever waits for events should look at.
  case woken
  /// The program is asked to end, by this signal.
  case endRequested(Int32)
}

/// A point of a clock that only goes forward.
struct Moment: Sendable {
  let nanoseconds: Int64

  static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The milliseconds since `earlier`.
  func milliseconds(since earlier: Moment) -> Double { Double(nanoseconds - earlier.nanoseconds) / 1_000_000 }
}

/// The columns and rows of a window.
struct Size: Equatable, Sendable {
  var columns: Int
  var rows: Int
}
