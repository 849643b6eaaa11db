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
  private let timer: any UserJob

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
    return Outcome(
      JobDocument(plan: plan, members: [("at", .string("\(time)"))], isRunning: isRunning, cronAdvice: ReminderPhrases.addToCron),
      notes: notes)
  }

  /// Removes the timer.
  static func remove(in context: Context) throws(Problem) -> Outcome {
    let timer = context.reminderTimer
    let wasInstalled: Bool
    do throws(StorageError) { wasInstalled = try timer.uninstall() } catch { throw Problem(error) }
    guard wasInstalled else { throw .noReminder }
    return Outcome(RemovedJobDocument(plan: timer.plan, message: ReminderPhrases.removed))
  }
}

extension Context {
  fileprivate var reminderTimer: any UserJob { launch.reminderTimer(options, language: session.language) }
}
