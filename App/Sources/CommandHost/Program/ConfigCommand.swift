import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Presentation

struct ConfigCommand: Command {
  static let name = "config"
  static let help = CommandHelp(
    en: "Show or change the settings.", ru: "Показать или изменить настройки.",
    details: [
      LocalizedText(
        en: """
          The settings are language (auto, en, ru; --lang and GLOT_LANG come before it, the system’s language after it), color (auto, \
          always, never), log_level (debug, info, warning, error), offline (true, false), backup (on, off), todo.sync_url, \
          todo.sync_key_file, remind_at (a time such as 19:30), practice.new (20 words a day), practice.limit (200 reviews a day), \
          practice.retention (0.9; from 0.7 to 0.99), practice.articles (on, off), practice.day_start (04:00), ui.mouse (on; off leaves \
          the mouse to the terminal), ui.tabs (the tabs of the full screen in their order, such as words,tasks; the others are hidden) and \
          ui.pager (on, off: whether long output on a terminal goes through a pager, which GLOT_PAGER or PAGER names; without them less). \
          set changes one line of the file and leaves the rest as it is.
          """,
        ru: """
          Настройки: language (auto, en, ru; --lang и GLOT_LANG важнее, а язык системы действует при auto), color (auto, always, \
          never), log_level (debug, info, warning, error), offline (true, false), backup (on, off), todo.sync_url, todo.sync_key_file, \
          remind_at (время, например 19:30), practice.new (20 новых слов в день), practice.limit (200 повторений в день), \
          practice.retention (0.9; от 0.7 до 0.99), practice.articles (on, off), practice.day_start \
          (04:00), ui.mouse (on; при off мышью распоряжается терминал), ui.tabs (вкладки полноэкранного режима по порядку, например \
          words,tasks; остальные скрыты) и ui.pager (on, off: показывать ли в терминале длинный результат постранично — программой из \
          GLOT_PAGER или PAGER, а без них less). set меняет в файле одну строку, остальные не трогает.
          """
      ),
      ProgramHelp.record,
    ], examples: ["glot config list", "glot config get color", "glot config set color never"]
  )

  static let needsValidSettings = false

  let action: [String]

  init(_ arguments: inout ArgumentReader) {
    action = arguments.operands(
      "action", russianValue: "ДЕЙСТВИЕ", .takesNegativeNumbers, default: ["list"],
      en: "list; get and a setting; set, a setting and a value.",
      ru: "list; get и настройка; set, настройка и значение.", completion: .stored(.settings)
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let store = context.launch.settings(context.options)
    switch (action.first, action.count) {
    case ("list", 1): return try shown(SettingKey.allCases, in: store)
    case ("get", 2): return try shown([try key(action[1])], in: store)
    case ("set", 3):
      let key = try key(action[1])
      guard key.allows(action[2]) else { throw .notASetting(action[2], of: key) }
      do throws(SettingsError) { try store.set(key, to: action[2]) } catch { throw Problem(error) }
      var outcome = try shown([key], in: store)
      if key == .todoSyncKeyFile { outcome.notes = context.keyFileWarnings(context.launch.keyFile(action[2])) }
      return outcome
    default: throw Self.unclear.suggesting(action.first, among: ["list", "get", "set"], of: "config")
    }
  }

  private func shown(_ keys: [SettingKey], in store: any SettingsStore) throws(Problem) -> Outcome {
    let values: [SettingKey: String]
    do throws(SettingsError) { values = try store.values() } catch { throw Problem(error) }
    return Outcome(SettingValuesDocument(keys, values))
  }

  private func key(_ name: String) throws(Problem) -> SettingKey {
    guard let key = SettingKey(rawValue: name) else {
      let known = SettingKey.allCases.map(\.rawValue)
      let unknown = LocalizedText(en: "There is no setting “\(name)”.", ru: "Настройки «\(name)» нет.")
      let group = known.filter { $0.hasPrefix(name + ".") }
      if group.isEmpty, let near = nearest(to: name, among: known) {
        throw .usage(unknown, hint: LocalizedText(en: "Did you mean “\(near.name)”?", ru: "Возможно, вы имели в виду «\(near.name)»?"))
      }
      let list = (group.isEmpty ? known : group).joined(separator: ", ")
      throw .usage(unknown, hint: LocalizedText(en: "The settings are: \(list).", ru: "Настройки: \(list)."))
    }
    return key
  }

  private static let unclear = Problem.usage(
    en: ("There is no such action for settings.", "See “glot help config”."),
    ru: ("Такого действия для настроек нет.", "См. «glot help config».")
  )
}
