import GRDB
import GRDBSQLite

/// Interrupts statements that take too many steps: reading a damaged or malicious database could take days.
final class StepLimit: @unchecked Sendable {
  // The remaining rounds. SQLite counts down here, on the thread that uses the connection.
  private let rounds = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  private static let stepsOfRound = 10_000
  /// The allowed steps for each byte; real collections need a few.
  private static let stepsOfByte = 50
  private static let leastSteps = 50_000_000

  init(bytes: Int) { rounds.initialize(to: (Self.leastSteps + Self.stepsOfByte * bytes) / Self.stepsOfRound) }

  deinit { rounds.deallocate() }

  /// Sets the limit. The connection must not outlive this object.
  func install(on database: Database) {
    let countDown: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { pointer in
      guard let rounds = pointer?.assumingMemoryBound(to: Int.self), rounds.pointee > 0 else { return 1 }
      rounds.pointee -= 1
      return 0
    }
    sqlite3_progress_handler(database.sqliteConnection, Int32(Self.stepsOfRound), countDown, rounds)
  }
}
