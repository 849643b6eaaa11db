package import AppGraph
package import CoreModule

/// The names of settings and of their values.
package enum SettingPhrases {
  package static func name(_ key: SettingKey) -> LocalizedText {
    switch key {
    case .language: LocalizedText(en: "Language", ru: "Язык")
    case .tabs: LocalizedText(en: "Tabs", ru: "Вкладки")
    case .mouse: LocalizedText(en: "Mouse", ru: "Мышь")
    case .pager: LocalizedText(en: "Pager for long output", ru: "Постраничный вывод")
    case .color: LocalizedText(en: "Colour", ru: "Цвет")
    case .backup: LocalizedText(en: "Automatic backups", ru: "Автоматические копии")
    case .offline: LocalizedText(en: "Offline mode", ru: "Автономный режим")
    case .remindAt: LocalizedText(en: "Daily reminder at", ru: "Ежедневное напоминание в")
    case .logLevel: LocalizedText(en: "Log level", ru: "Уровень журнала")
    case .todoSyncURL: LocalizedText(en: "Task server", ru: "Сервер задач")
    case .todoSyncKeyFile: LocalizedText(en: "Key for the task server", ru: "Ключ для сервера задач")
    case .practiceNew: LocalizedText(en: "New words a day", ru: "Новых слов в день")
    case .practiceLimit: LocalizedText(en: "Reviews a day", ru: "Повторений в день")
    case .practiceRetention: LocalizedText(en: "Desired retention", ru: "Желаемая доля верных ответов")
    case .practiceArticles: LocalizedText(en: "Ask for articles", ru: "Спрашивать артикли")
    case .practiceDayStart: LocalizedText(en: "A day of practice begins at", ru: "День занятий начинается в")
    }
  }

  private static func languageName(_ value: String) -> LocalizedText {
    switch InterfaceLanguage(rawValue: value) {
    case .english: LocalizedText(verbatim: "English")
    case .russian: LocalizedText(verbatim: "русский")
    case nil: LocalizedText(en: "system default", ru: "как в системе")
    }
  }

  package static func value(_ value: String, of key: SettingKey) -> LocalizedText {
    switch value {
    case _ where key == .language: languageName(value)
    case "auto": LocalizedText(en: "automatic", ru: "автоматически")
    case "always": LocalizedText(en: "always", ru: "всегда")
    case "never": LocalizedText(en: "never", ru: "никогда")
    case "true", "on": LocalizedText(en: "on", ru: "вкл.")
    case "false", "off": LocalizedText(en: "off", ru: "выкл.")
    default: LocalizedText(verbatim: value)
    }
  }
}
