import AppGraph
import CoreModule

/// The settings, as lines.
struct SettingsView {
  enum Row: Equatable {
    /// The language of this run.
    case language
    case setting(SettingKey)
  }

  var language: InterfaceLanguage
  var cursor = ListCursor()
  private(set) var problem: Problem?
  private var values: [SettingKey: String] = [:]

  init(language: InterfaceLanguage) { self.language = language }

  static let title = LocalizedText(en: "Settings", ru: "Настройки")
  static let change = LocalizedText(en: "change", ru: "изменить")
  static let changeMeans = LocalizedText(en: "give the selected setting its next value", ru: "задать настройке следующее значение")

  let rows = [Row.language, .setting(.color), .setting(.backup), .setting(.offline)]

  var selected: Row { rows[min(cursor.selected, rows.count - 1)] }

  mutating func loaded(_ values: [SettingKey: String]) {
    self.values = values
    problem = nil
  }

  mutating func failed(_ problem: Problem) { self.problem = problem }

  mutating func set(_ key: SettingKey, _ value: String) { values[key] = value }

  /// The value behind the present one.
  func next(_ key: SettingKey) -> String {
    let allowed = key.allowedValues
    guard let index = allowed.firstIndex(of: value(key)) else { return key.defaultValue }
    return allowed[(index + 1) % allowed.count]
  }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem { return ScreenBody(NoticeLines.notice(problem.sentence, area, .warning)) }
    let width = (rows.map { DisplayWidth.of(Self.name($0)(area.language)) }.max() ?? 0) + 4
    return ScreenBody(
      rows.indices.dropFirst(cursor.top).prefix(area.size.rows).map { index in
        let isSelected = index == cursor.selected
        let line = StyledLine(isSelected ? "› " : "  ", .accent).appending(Self.name(rows[index])(area.language))
          .padded(to: min(width, max(4, area.size.columns * 2 / 3))).appending(shown(rows[index])(area.language), .strong)
        return isSelected ? line.padded(to: area.size.columns).selected : line
      })
  }

  private func value(_ key: SettingKey) -> String { values[key] ?? key.defaultValue }

  private func shown(_ row: Row) -> LocalizedText {
    switch row {
    case .language: LocalizedText(verbatim: language == .english ? "English" : "русский")
    case .setting(let key): Self.valueName(value(key))
    }
  }

  private static func name(_ row: Row) -> LocalizedText {
    switch row {
    case .language: LocalizedText(en: "Language, in this window", ru: "Язык, в этом окне")
    case .setting(.color): LocalizedText(en: "Colour", ru: "Цвет")
    case .setting(.backup): LocalizedText(en: "Backups by themselves", ru: "Автоматические копии")
    case .setting(.offline): LocalizedText(en: "Leave the network alone", ru: "Не использовать сеть")
    case .setting(.remindAt): LocalizedText(en: "Daily reminder at", ru: "Ежедневное напоминание в")
    case .setting(.logLevel): LocalizedText(en: "Log level", ru: "Уровень журнала")
    case .setting(.todoSyncURL): LocalizedText(en: "Task server", ru: "Сервер задач")
    case .setting(.todoSyncKeyFile): LocalizedText(en: "Key for the task server", ru: "Ключ для сервера задач")
    }
  }

  private static func valueName(_ value: String) -> LocalizedText {
    switch value {
    case "auto": LocalizedText(en: "by the terminal", ru: "по терминалу")
    case "always": LocalizedText(en: "always", ru: "всегда")
    case "never": LocalizedText(en: "never", ru: "никогда")
    case "true", "on": LocalizedText(en: "yes", ru: "да")
    case "false", "off": LocalizedText(en: "no", ru: "нет")
    default: LocalizedText(verbatim: value)
    }
  }
}
