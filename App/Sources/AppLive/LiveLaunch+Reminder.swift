public import AppGraph
public import CoreModule
import CoreModuleLive

extension LiveLaunch {
  /// See `Launch.localTime(inZone:)`.
  public func localTime(inZone name: String) -> LocalTime? { .zone(named: name) }

  /// See `Launch.timer(running:)`.
  public func timer(running arguments: [String]) -> any UserTimer {
    SystemdUserTimer(name: "glot-remind", arguments: [ownFile] + arguments, variables: variables, home: home)
  }

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
