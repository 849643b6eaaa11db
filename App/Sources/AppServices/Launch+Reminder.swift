package import CoreModule

extension Launch {
  /// The timer that checks once a minute for due reminders in the data of this run.
  package func reminderTimer(_ options: LaunchOptions, language: InterfaceLanguage) -> any UserTimer {
    let folder = options.dataFolder ?? variables["GLOT_DATA_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    let place = folder.map { ["--data-dir", absolutePath($0)] } ?? []
    return timer(running: ["remind", "now", "--quiet", "--wait", "50", "--lang", language.rawValue] + place)
  }
}
