import AppServices
import CoreModule
import TerminalKit

/// The dependencies of screens besides the feature tree.
struct ProgramAccess: Sendable {
  /// Access to the files that the user names.
  var files: any UserFiles
  /// The user's home folder; `nil` when unknown.
  var home: String?
  /// Resolves a path against the working folder.
  var absolutePath: @Sendable (String) -> String
  /// The timer that checks once a minute for due reminders.
  var timer: any UserJob
  var environmentLanguage: InterfaceLanguage
  /// Whether an option or a variable decides the language, so that the setting is ignored.
  var isLanguageOverridden: Bool
  /// Enables or disables the backup at the end of this run.
  var setMakesBackups: @Sendable (Bool) -> Void

  /// Resolves a typed path, including `~`.
  func path(_ text: String) -> String {
    guard let home, text == "~" || text.hasPrefix("~/") else { return text }
    return home + text.dropFirst()
  }
}

extension ProgramAccess {
  init(_ launch: any Launch, _ options: LaunchOptions, _ session: Session, _ background: BackgroundWork) {
    self.init(
      files: launch.files(options), home: launch.variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil },
      absolutePath: { launch.absolutePath($0) }, timer: launch.reminderTimer(options, language: session.language),
      environmentLanguage: .ofEnvironment(launch.variables), isLanguageOverridden: session.isLanguageOverridden,
      setMakesBackups: { background.setMakesBackups($0) }
    )
  }
}
