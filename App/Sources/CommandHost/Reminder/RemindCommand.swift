import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit
import TodoList

struct RemindCommand: Command {
  static let name = "remind"
  static let help = CommandHelp(
    en: "Get reminders of due tasks, and once a day to add a word.", ru: "Напоминать о задачах в срок и раз в день — о новом слове.",
    details: [
      LocalizedText(
        en: """
          install shows what it writes and lets the system run “glot remind now” every minute: by a systemd user timer, or by the line \
          for cron that it prints. now shows what is due: each task once, and again when it was snoozed; the reminder to add a word at \
          most once a day, and not on a day on which you added one. What could not be shown as a notification is shown at the next run \
          of glot. status and next show its state, uninstall removes it.
          """,
        ru: """
          install показывает, что записывает, и поручает системе каждую минуту запускать «glot remind now»: через пользовательский \
          таймер systemd или через строку для cron, которую выводит. now показывает то, чему пришло время: каждую задачу — один раз, \
          отложенную — ещё раз; напоминание о новом слове — не чаще раза в день и не в тот день, когда вы уже добавили слово. Что не \
          удалось показать уведомлением, появится при следующем запуске glot. status и next показывают состояние \
          напоминания, uninstall отключает его.
          """
      ),
      LocalizedText(
        en: """
          --plain prints for next the time, for status whether it is installed, the time of day, the next time and the last day, for \
          install and uninstall the files, for now what was decided about the word, then the tasks, then practice and the number of words \
          that it reminded of. --json has the number of words that are due.
          """,
        ru: """
          --plain выводит для next — время, для status — установлено ли напоминание (installed), время суток, следующее время и \
          последний день, для install и uninstall — файлы, для now — решение о слове, затем задачи, затем practice и число слов, о \
          которых напомнено. В --json — сколько слов пора повторить.
          """
      ),
    ],
    examples: [
      "glot remind install --at 19:30",
      "glot remind status",
      "glot remind next --at 8:00 --time-zone Europe/Berlin",
    ]
  )

  let action: [String]
  let at: String?
  let present: PresentOptions
  let timeZone: String?
  let force: Bool
  let wait: Int

  init(_ arguments: inout ArgumentReader) {
    action = arguments.operands(
      "action", russianValue: "ДЕЙСТВИЕ", default: ["status"], en: "install, uninstall, status, next or now.",
      ru: "install, uninstall, status, next или now.", completion: .list(RemindAction.allCases.map(\.rawValue))
    )
    at = arguments.option("at", russianValue: "ВРЕМЯ", en: "The time of day, such as 19:30.", ru: "Время суток, например 19:30.")
    present = PresentOptions(&arguments)
    timeZone = arguments.option(
      "time-zone", russianValue: "ПОЯС", en: "Use this time zone, for example Europe/Berlin.",
      ru: "Использовать этот часовой пояс, например Europe/Berlin."
    )
    force = arguments.flag("force", en: "Remind even if it is not due.", ru: "Напомнить, даже если ещё не время.")
    wait =
      arguments.number(
        "wait", russianValue: "СЕКУНДЫ", en: "Wait this many seconds for an answer to the notification.",
        ru: "Ждать ответа на уведомление столько секунд."
      ) ?? 0
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard action.count == 1, let name = action.first, let action = RemindAction(rawValue: name) else {
      throw Problem.unclearReminder.suggesting(action.first, among: RemindAction.allCases.map(\.rawValue), of: "remind")
    }
    let time = try time(in: context)
    switch action {
    case .next: return Outcome(try next(time, context))
    case .status: return Outcome(try await status(time, context))
    case .install: return try installed(time, context)
    case .uninstall: return try timer(context).uninstalled(saying: ReminderPhrases.removed, orMissing: .noReminder)
    case .now:
      let reminders = DueReminders(context.graph, context.launch, context.options, in: context.session.language)
      let shown = try await reminders.show(at: time, isForced: force, waiting: wait)
      return Outcome(shown.document, notes: shown.notes, problem: shown.problem)
    }
  }

  /// The time of the argument, else of the setting.
  @MainActor private func time(in context: Context) throws(Problem) -> TimeOfDay {
    if let at {
      guard let time = TimeText.time(at) else { throw .notATimeOfDay(at) }
      return time
    }
    do throws(SettingsError) {
      let value = try context.launch.settings(context.options).values()[.remindAt] ?? SettingKey.remindAt.defaultValue
      guard let time = TimeOfDay(value) else { throw .storage(.inputOutput(path: "remind_at", detail: value)) }
      return time
    } catch { throw Problem(error) }
  }

  @MainActor private func timer(_ context: Context) -> any UserJob {
    context.launch.reminderTimer(context.options, language: context.session.language)
  }

  /// Stores the time, and installs the timer.
  @MainActor private func installed(_ time: TimeOfDay, _ context: Context) throws(Problem) -> Outcome {
    let timer = timer(context)
    if at != nil, timer.isExpressible {
      do throws(SettingsError) { try context.launch.settings(context.options).set(.remindAt, to: "\(time)") } catch { throw Problem(error) }
    }
    return try timer.installed(members: [("at", .string("\(time)"))]) { $0 ? ReminderPhrases.started(time) : ReminderPhrases.startIt }
  }

  @MainActor private func status(_ time: TimeOfDay, _ context: Context) async throws(Problem) -> ReminderStatusDocument {
    let reminder = context.personalDictionary().reminder.build()
    await reminder.load(at: time)
    if let problem = reminder.state.problem { throw Problem(problem) }
    let isInstalled = context.launch.job(.reminder, running: []).isInstalled
    return ReminderStatusDocument(time: time, isInstalled: isInstalled, next: reminder.state.next, last: reminder.state.last)
  }

  @MainActor private func next(_ time: TimeOfDay, _ context: Context) throws(Problem) -> NextReminderDocument {
    var zone = context.localTime
    if let timeZone {
      guard let found = context.launch.localTime(inZone: timeZone) else { throw .unknownTimeZone(timeZone) }
      zone = found
    }
    return NextReminderDocument(next: zone.next(time, from: try present.now() ?? context.now), localTime: zone)
  }
}

/// The actions of `glot remind`.
enum RemindAction: String, CaseIterable {
  case install
  case uninstall
  case status
  case next
  case now
}
