package import CoreModule
package import CorePresentation

/// What was written so that the system runs the program.
package struct JobDocument: Document {
  let plan: JobPlan
  /// Additional members of the JSON.
  let members: [(String, JSON)]
  let isRunning: Bool

  private var files: [WrittenFile] {
    if case .files(let files) = plan { files } else { [] }
  }

  private var cronLine: String? {
    if case .cronLine(let line) = plan { line } else { nil }
  }

  package init(plan: JobPlan, members: [(String, JSON)], isRunning: Bool) {
    (self.plan, self.members, self.isRunning) = (plan, members, isRunning)
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .object(
      members + [
        ("files", .array(files.map { .object([("path", .string($0.path)), ("text", .string($0.text))]) })),
        ("running", .bool(isRunning)), ("cron", JSON(cronLine)),
      ])
  }

  package var plain: [[String]] { cronLine.map { [[$0]] } ?? files.map { [$0.path] } }

  package func text(_ style: TextStyle) -> String {
    if let cronLine { return ReminderPhrases.addToCron(style.language) + "\n" + cronLine }
    return files.map { style.bold($0.path) + "\n" + $0.text }.joined(separator: "\n")
  }
}

/// What was removed so that the system no longer runs the program.
package struct RemovedJobDocument: Document {
  let plan: JobPlan
  let message: LocalizedText

  private var paths: [String] {
    if case .files(let files) = plan { files.map(\.path) } else { [] }
  }

  package init(plan: JobPlan, message: LocalizedText) { (self.plan, self.message) = (plan, message) }

  package func json(_ localTime: LocalTime) -> JSON { .object([("removed", JSON(paths))]) }
  package var plain: [[String]] { paths.map { [$0] } }
  package func text(_ style: TextStyle) -> String { message(style.language) }
}
