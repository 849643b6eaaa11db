import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Installs and removes the timer for due reminders.
@MainActor
struct ReminderInstallation {
  private let time: TimeOfDay
  private let context: Context
  private let isChosen: Bool
  private let timer: any UserTimer

  init(_ time: TimeOfDay, in context: Context, isChosen: Bool) {
    self.time = time
    self.context = context
    self.isChosen = isChosen
    timer = context.reminderTimer
  }

  /// Stores the time, installs the timer and reports its files.
  func outcome() throws(Problem) -> Outcome {
    guard timer.isExpressible else { throw .lineBreakInPath }
    if isChosen {
      do throws(SettingsError) {
        try context.launch.settings(context.options).set(.remindAt, to: "\(time)")
      } catch { throw Problem(error) }
    }
    let plan = timer.plan
    let isRunning: Bool
    do throws(StorageError) { isRunning = try timer.install() } catch { throw Problem(error) }
    var notes: [LocalizedText] = []
    if case .files = plan { notes = [isRunning ? ReminderPhrases.started(time) : ReminderPhrases.startIt] }
    return Outcome(TimerDocument(plan: plan, time: time, isRunning: isRunning), notes: notes)
  }

  /// Removes the timer.
  static func remove(in context: Context) throws(Problem) -> Outcome {
    let timer = context.reminderTimer
    let wasInstalled: Bool
    do throws(StorageError) { wasInstalled = try timer.uninstall() } catch { throw Problem(error) }
    guard wasInstalled else { throw .noReminder }
    return Outcome(RemovedTimerDocument(plan: timer.plan))
  }
}

struct TimerDocument: Document {
  let plan: TimerPlan
  let time: TimeOfDay
  let isRunning: Bool

  private var files: [WrittenFile] {
    if case .files(let files) = plan { files } else { [] }
  }

  private var cronLine: String? {
    if case .cronLine(let line) = plan { line } else { nil }
  }

  func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("at", .string("\(time)")),
      ("files", .array(files.map { .object([("path", .string($0.path)), ("text", .string($0.text))]) })),
      ("running", .bool(isRunning)), ("cron", JSON(cronLine)),
    ])
  }

  var plain: [[String]] { cronLine.map { [[$0]] } ?? files.map { [$0.path] } }

  func text(_ style: TextStyle) -> String {
    if let cronLine { return ReminderPhrases.addToCron(style.language) + "\n" + cronLine }
    return files.map { style.bold($0.path) + "\n" + $0.text }.joined(separator: "\n")
  }
}

struct RemovedTimerDocument: Document {
  let plan: TimerPlan

  private var paths: [String] {
    if case .files(let files) = plan { files.map(\.path) } else { [] }
  }

  func json(_ localTime: LocalTime) -> JSON { .object([("removed", JSON(paths))]) }
  var plain: [[String]] { paths.map { [$0] } }
  func text(_ style: TextStyle) -> String { ReminderPhrases.removed(style.language) }
}

extension Context {
  fileprivate var reminderTimer: any UserTimer { launch.reminderTimer(options, language: session.language) }
}
