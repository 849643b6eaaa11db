import AppGraph
import CoreModule

/// What screens need of the program besides the feature tree.
struct ProgramAccess: Sendable {
  /// The files that the user names.
  var files: any UserFiles
  /// The user's home folder, for which `~` stands; `nil` where it is not known.
  var home: String?
  /// The absolute form of a path.
  var absolutePath: @Sendable (String) -> String
  /// Looks once a minute whether a reminder is due.
  var timer: any UserTimer
  /// The language that the environment asks for.
  var environmentLanguage: InterfaceLanguage
  /// Whether an option or a variable has decided on the language of this run.
  var isLanguageGiven: Bool
  /// Whether a backup is made by itself when this run ends.
  var setMakesBackups: @Sendable (Bool) -> Void

  /// The path that `text` means.
  func path(_ text: String) -> String {
    guard let home, text == "~" || text.hasPrefix("~/") else { return text }
    return home + text.dropFirst()
  }
}

extension ProgramAccess {
  /// What the running program has.
  @MainActor
  init(_ context: Context) {
    let launch = context.launch
    self.init(
      files: launch.files(context.options), home: launch.variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil },
      absolutePath: { launch.absolutePath($0) }, timer: ReminderInstallation.timer(context),
      environmentLanguage: .ofEnvironment(launch.variables), isLanguageGiven: context.session.isLanguageGiven,
      setMakesBackups: { launch.setMakesBackups($0) }
    )
  }
}
