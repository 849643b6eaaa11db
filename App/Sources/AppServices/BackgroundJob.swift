public import CoreModule
import Presentation

/// Work for a background process, started at most once in an interval.
public struct BackgroundJob: Sendable {
  package let arguments: [String]
  package let report: any RunReport
  let secondsBetween: Int64
  let prepare: @Sendable () throws(StorageError) -> Bool

  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - report: Receives the output of the process.
  ///   - secondsBetween: The minimum interval between two starts.
  ///   - prepare: Prepares a run; returns `false` when none is needed.
  public init(
    arguments: [String], report: any RunReport, secondsBetween: Int64, prepare: @escaping @Sendable () throws(StorageError) -> Bool
  ) {
    self.arguments = arguments
    self.report = report
    self.secondsBetween = secondsBetween
    self.prepare = prepare
  }

  /// Starts the process unless one was started recently or none is needed.
  ///
  /// - Returns: Whether it was started.
  func startIfDue(at now: Timestamp, _ start: ProgramStart) throws(StorageError) -> Bool {
    // This runs after every change, so the cheapest check comes first.
    guard report.isOlder(than: secondsBetween, at: now) else { return false }
    do throws(StorageError) { guard try prepare() else { return false } } catch {
      report.touch()
      throw error
    }
    report.touch()
    guard start(arguments, report.path) else { throw .cannotCreate(path: report.path) }
    return true
  }
}

/// Starts the program as a detached process; its output is appended to the file at `report`.
///
/// - Returns: Whether it was started.
public typealias ProgramStart = @Sendable (_ arguments: [String], _ report: String) -> Bool

/// The file with the error output of a background process.
public protocol RunReport: Sendable {
  /// The absolute path of the file.
  var path: String { get }
  /// Returns and removes the text; `nil` when there is none.
  func take() -> String?
  /// Whether the last start is longer ago than `seconds`, or there was none.
  func isOlder(than seconds: Int64, at now: Timestamp) -> Bool
  /// Records a start.
  func touch()
}
