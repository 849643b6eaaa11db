public import AppServices
public import CoreModule
import CoreModuleLive

extension LiveLaunch {
  public func localTime(inZone name: String) -> LocalTime? { .zone(named: name) }

  public func job(_ job: ProgramJob, running arguments: [String]) -> any UserJob {
    let absolute = Self.placeVariables.filter { variables[$0]?.hasPrefix("/") == true }
    let (name, description, schedule): (String, String, SystemdUserJob.Schedule) =
      switch job {
      case .reminder: ("glot-remind", "Reminders of glot", .everyMinute)
      case .server: ("glot-serve", "glot in the browser", .always)
      }
    return SystemdUserJob(
      name: name, description: description, schedule, arguments: [program] + arguments, variables: variables,
      keeping: arguments.contains("--data-dir") ? [] : absolute, home: home
    )
  }

  /// The variables with the program's folders. GLOT_DATA_DIR is passed as --data-dir instead.
  private static let placeVariables = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"]

  public func openTerminal(running arguments: [String]) -> Bool {
    TerminalWindow(variables: variables).open(running: [program] + arguments)
  }

  public func pendingReminder(_ options: LaunchOptions) -> any PendingMessage {
    MessageFile(path: places(options).stateFolder + "/owed-reminder")
  }
}
