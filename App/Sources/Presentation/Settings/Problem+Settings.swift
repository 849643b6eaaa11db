package import AppGraph
package import CoreModule
package import CorePresentation
import Practice
import PracticeScheduling

extension Problem {
  package init(_ error: SettingsError) {
    switch error {
    case .malformed(let path, let line, let column):
      self.init(
        .configuration, "bad_configuration",
        LocalizedText(
          en: "\(path) is not valid TOML (line \(line), column \(column)).",
          ru: "Ошибка TOML в \(path) (строка \(line), столбец \(column))."
        ),
        hint: LocalizedText(en: "Correct the file or move it elsewhere.", ru: "Исправьте файл или переместите его.")
      )
    case .notAllowed(let path, let key, let value):
      self.init(
        .configuration, "bad_configuration",
        LocalizedText(
          en: "“\(value)” is not valid for \(key.rawValue) in \(path).", ru: "«\(value)» не подходит для \(key.rawValue) в \(path)."
        ),
        hint: Problem.allowedValues(of: key)
      )
    case .notChangeable(let path, let key): self = Problem.notChangeable(path, key)
    case .notUTF8(let path):
      self.init(
        .configuration, "bad_configuration", LocalizedText(en: "\(path) is not UTF-8.", ru: "\(path) — не UTF-8."),
        hint: LocalizedText(en: "Correct the file or move it elsewhere.", ru: "Исправьте файл или переместите его.")
      )
    case .notAFile(let path):
      self.init(
        .configuration, "bad_configuration",
        LocalizedText(
          en: "\(path) is not a file, but the settings must be one.",
          ru: "\(path) — не файл, а настройки должны быть файлом."
        ),
        hint: LocalizedText(en: "Move it elsewhere.", ru: "Переместите его в другое место.")
      )
    case .storage(let error): self.init(error)
    }
  }

  private static func notChangeable(_ path: String, _ key: SettingKey) -> Problem {
    Problem(
      .configuration, "bad_configuration",
      en: ("\(path) sets \(key.rawValue) in a form that glot cannot change.", "Nothing was changed. Edit the file."),
      ru: (
        "В \(path) параметр \(key.rawValue) записан в виде, который glot не может изменить.",
        "Ничего не изменено. Измените его в файле."
      )
    )
  }

  /// - Parameter name: What the setting is called where it was typed; its key when it is left out.
  package static func notASetting(_ value: String, of key: SettingKey, named name: LocalizedText? = nil) -> Problem {
    let (value, name) = (key.shown(value), name ?? LocalizedText(verbatim: key.rawValue))
    return .usage(
      LocalizedText(en: "“\(value)” is not valid for \(name(.english)).", ru: "«\(value)» не подходит для \(name(.russian))."),
      hint: allowedValues(of: key)
    )
  }

  private static func allowedValues(of key: SettingKey) -> LocalizedText {
    switch key {
    case .remindAt, .practiceDayStart:
      return LocalizedText(en: "Use a time such as \(key.defaultValue).", ru: "Укажите время, например \(key.defaultValue).")
    case .practiceNew, .practiceLimit:
      let (least, most) = (PracticeSettings.cardsPerDay.lowerBound, PracticeSettings.cardsPerDay.upperBound)
      return LocalizedText(en: "Use a number from \(least) to \(most).", ru: "Укажите число от \(least) до \(most).")
    case .practiceRetention:
      let (least, most) = (Scheduler.retentions.lowerBound, Scheduler.retentions.upperBound)
      return LocalizedText(en: "Use a number from \(least) to \(most).", ru: "Укажите число от \(least) до \(most).")
    case .tabs:
      let tabs = InterfaceTab.allCases.map(\.rawValue).joined(separator: ", ")
      return LocalizedText(
        en: "Name the tabs to show, separated by commas: \(tabs).", ru: "Перечислите через запятую вкладки, которые нужны: \(tabs)."
      )
    default:
      let allowed = key.offeredValues.joined(separator: ", ")
      return LocalizedText(en: "Use one of: \(allowed).", ru: "Возможные значения: \(allowed).")
    }
  }
}
