import AppGraph
import CoreModule

extension Problem {
  /// What an error of the configuration file means to the user.
  init(_ error: SettingsError) {
    switch error {
    case .malformed(let path, let detail):
      self.init(
        .configuration, "bad_configuration",
        LocalizedText(en: "\(path) is not valid TOML (\(detail)).", ru: "\(path) — неверный TOML (\(detail))."),
        hint: LocalizedText(en: "Correct the file or move it away.", ru: "Исправьте файл или уберите его.")
      )
    case .notAllowed(let path, let key, let value):
      let allowed = key.allowedValues.joined(separator: ", ")
      self.init(
        .configuration, "bad_configuration",
        LocalizedText(
          en: "“\(value)” is not a value for \(key.rawValue) in \(path).", ru: "«\(value)» не подходит для \(key.rawValue) в \(path)."
        ),
        hint: LocalizedText(en: "Use one of: \(allowed).", ru: "Возможные значения: \(allowed).")
      )
    case .unreadable(let path, let detail):
      self.init(
        .permissionDenied, "permission_denied",
        LocalizedText(en: "\(path) cannot be read: \(detail).", ru: "Не удаётся прочитать \(path): \(detail).")
      )
    case .unwritable(let path, let detail):
      self.init(
        .permissionDenied, "permission_denied",
        LocalizedText(en: "\(path) cannot be written: \(detail).", ru: "Не удаётся записать \(path): \(detail).")
      )
    }
  }
}
