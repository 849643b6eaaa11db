public import CoreModule
import Synchronization

extension WallClock {
  /// A clock that stands still.
  public static func fixed(_ moment: Timestamp) -> WallClock { WallClock { moment } }

  /// A clock that advances by `step` seconds each time it is read.
  public static func ticking(from start: Timestamp, step: Int64 = 1) -> WallClock {
    let reading = Ticker(start)
    return WallClock { reading.advance(step) }
  }
}

extension RandomSource {
  /// Counts 1, 2, 3 …: distinct values, the same in every run.
  public static func counting() -> RandomSource {
    let reading = Ticker(Timestamp(milliseconds: 0))
    return RandomSource { UInt64(bitPattern: reading.advance(1).milliseconds / 1000) &+ 1 }
  }
}

extension LocalTime {
  /// A zone with a constant offset from UTC.
  public static func fixed(seconds: Int) -> LocalTime { LocalTime { _ in seconds } }
}

private final class Ticker: Sendable {
  private let next: Mutex<Timestamp>

  init(_ start: Timestamp) { next = Mutex(start) }

  func advance(_ step: Int64) -> Timestamp {
    next.withLock { moment in
      defer { moment = moment.adding(seconds: step) }
      return moment
    }
  }
}
