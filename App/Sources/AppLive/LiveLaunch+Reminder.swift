public import AppGraph
public import CoreModule
import CoreModuleLive

extension LiveLaunch {
  /// See `Launch.localTime(inZone:)`.
  public func localTime(inZone name: String) -> LocalTime? { .zone(named: name) }

  /// See `Launch.timer(running:)`.
  public func timer(running arguments: [String]) -> any UserTimer {
    let absolute = Self.placeVariables.filter { variables[$0]?.hasPrefix("/") == true }
    return SystemdUserTimer(
      name: "glot-remind", arguments: [ownFile] + arguments, variables: variables,
      keeping: arguments.contains("--data-dir") ? [] : absolute, home: home
    )
  }

  /// The variables that say where the program keeps what; GLOT_DATA_DIR comes as --data-dir.
  private static let placeVariables = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"]

  /// See `Launch.openTerminal(running:)`.
  public func openTerminal(running arguments: [String]) -> Bool {
    TerminalWindow(variables: variables).open(running: [ownFile] + arguments)
  }

  /// See `Launch.owedReminder(_:)`.
  public func owedReminder(_ options: LaunchOptions) -> any OwedMessage {
    MessageFile(path: stateFolder(options) + "/owed-reminder")
  }
}

extension MessageFile: OwedMessage {}
