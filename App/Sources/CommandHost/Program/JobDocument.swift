import CoreModule
import CorePresentation
import TerminalKit

/// What was written so that the system runs the program.
struct JobDocument: Document {
  let plan: JobPlan
  /// Additional members of the JSON.
  var members: [(String, JSON)] = []
  let isRunning: Bool
  /// How the line for cron is introduced.
  let cronAdvice: LocalizedText

  private var files: [WrittenFile] {
    if case .files(let files) = plan { files } else { [] }
  }

  private var cronLine: String? {
    if case .cronLine(let line) = plan { line } else { nil }
  }

  func json(_ localTime: LocalTime) -> JSON {
    .object(
      members + [
        ("files", .array(files.map { .object([("path", .string($0.path)), ("text", .string($0.text))]) })),
        ("running", .bool(isRunning)), ("cron", JSON(cronLine)),
      ])
  }

  var plain: [[String]] { cronLine.map { [[$0]] } ?? files.map { [$0.path] } }

  func text(_ style: TextStyle) -> String {
    if let cronLine { return cronAdvice(style.language) + "\n" + cronLine }
    return files.map { style.bold($0.path) + "\n" + $0.text }.joined(separator: "\n")
  }
}

struct RemovedJobDocument: Document {
  let plan: JobPlan
  let message: LocalizedText

  private var paths: [String] {
    if case .files(let files) = plan { files.map(\.path) } else { [] }
  }

  func json(_ localTime: LocalTime) -> JSON { .object([("removed", JSON(paths))]) }
  var plain: [[String]] { paths.map { [$0] } }
  func text(_ style: TextStyle) -> String { message(style.language) }
}
