import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Draws the settings.
struct SettingsView {
  enum Row: Equatable {
    case setting(SettingKey)
    /// Opens the choice of tabs.
    case tabs
    /// Opens the reminder.
    case reminder
  }

  /// Whether an option or a variable overrides the language.
  let isLanguageOverridden: Bool
  var cursor = ListCursor()
  private(set) var problem: Problem?
  private var values: [SettingKey: String] = [:]

  init(isLanguageOverridden: Bool) { self.isLanguageOverridden = isLanguageOverridden }

  let rows =
    [Row.setting(.language), .setting(.color), .setting(.mouse), .tabs, .setting(.backup), .setting(.offline), .reminder]
    + Self.practice.map { .setting($0) }

  private static let practice: [SettingKey] = [
    .practiceNew, .practiceLimit, .practiceRetention, .practiceArticles, .practiceDayStart,
  ]

  var selected: Row { rows[min(cursor.selected, rows.count - 1)] }

  /// Selects the first setting of the practice.
  mutating func selectPractice(height: Int) {
    if let row = rows.firstIndex(of: .setting(.practiceNew)) { cursor.select(row, count: rows.count, height: height) }
  }

  mutating func loaded(_ values: [SettingKey: String]) {
    self.values = values
    problem = nil
  }

  mutating func failed(_ problem: Problem) { self.problem = problem }

  mutating func set(_ key: SettingKey, _ value: String) { values[key] = value }

  /// The value after the current one.
  func next(_ key: SettingKey) -> String {
    let allowed = key.offeredValues
    guard let index = allowed.firstIndex(of: value(key)) else { return key.defaultValue }
    return allowed[(index + 1) % allowed.count]
  }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem { return ScreenBody(NoticeLines.retryable(problem.sentence, area)) }
    let width = (rows.map { DisplayWidth.of(Self.name($0)(area.language)) }.max() ?? 0) + 4
    let note = note(area)
    let size = Size(columns: area.size.columns, rows: listHeight(area))
    let lines = cursor.lines(of: rows, in: size) { row, isSelected in
      StyledLine(isSelected ? "› " : "  ", .accent).appending(Self.name(row)(area.language))
        .padded(to: min(width, max(4, area.size.columns * 2 / 3))).appending(shown(row)(area.language), .strong)
    }
    return ScreenBody(lines + note)
  }

  /// How many rows are visible above the remark.
  func listHeight(_ area: ViewArea) -> Int { max(1, area.size.rows - note(area).count) }

  /// The remark about the selected setting.
  private func note(_ area: ViewArea) -> [StyledLine] {
    let note: LocalizedText? =
      switch selected {
      case .setting(.language) where isLanguageOverridden: Self.overriddenLanguage
      case .setting(.mouse): Self.mouseMeans
      case .setting(.offline): Self.nextTime
      default: nil
      }
    return note.map { NoticeLines.notice($0, area) } ?? []
  }

  private static func count(_ tabs: Int) -> LocalizedText {
    let all = InterfaceTab.allCases.count
    return LocalizedText(en: "\(tabs) of \(all) …", ru: "\(tabs) из \(all) …")
  }

  private static let overriddenLanguage = LocalizedText(
    en: "At the next start, --lang or GLOT_LANG will again override this setting.",
    ru: "При следующем запуске --lang или GLOT_LANG снова переопределят эту настройку."
  )
  private static let mouseMeans = LocalizedText(
    en: "The mouse selects, opens and scrolls; with Shift the terminal selects text as usual. If off, it always does.",
    ru: "Мышь выбирает, открывает и прокручивает; с Shift терминал, как обычно, выделяет текст. Если выключена — выделяет всегда."
  )
  private static let nextTime = LocalizedText(
    en: "This takes effect when glot is next started.", ru: "Вступит в силу при следующем запуске glot."
  )

  private func value(_ key: SettingKey) -> String { values[key] ?? key.defaultValue }

  private func shown(_ row: Row) -> LocalizedText {
    switch row {
    case .setting(let key): SettingPhrases.value(value(key), of: key)
    case .tabs: Self.count((InterfaceTab.list(value(.tabs)) ?? []).count)
    case .reminder: LocalizedText(en: "at \(value(.remindAt)) …", ru: "в \(value(.remindAt)) …")
    }
  }

  private static func name(_ row: Row) -> LocalizedText {
    switch row {
    case .setting(let key): SettingPhrases.name(key)
    case .tabs: SettingPhrases.name(.tabs)
    case .reminder: ReminderScreenPhrases.title
    }
  }

  /// As in `Language: русский`.
  static func sentence(_ key: SettingKey, _ value: String) -> LocalizedText {
    let (name, shown) = (SettingPhrases.name(key), SettingPhrases.value(value, of: key))
    return LocalizedText(en: "\(name(.english)): \(shown(.english))", ru: "\(name(.russian)): \(shown(.russian))")
  }
}
