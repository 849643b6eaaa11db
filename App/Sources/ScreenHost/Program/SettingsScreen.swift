import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

@MainActor
final class SettingsScreen: Screen {
  private weak var navigator: Navigator?
  private let store: any SettingsStore
  private let disk = DiskWork(inBackground: true)
  private let changes = WorkChain()
  private var view: SettingsView

  init(navigator: Navigator) {
    self.navigator = navigator
    store = navigator.settings
    view = SettingsView(isLanguageOverridden: navigator.access.isLanguageOverridden)
  }

  let title = LocalizedText(en: "Settings", ru: "Настройки")

  func load() async {
    do throws(SettingsError) {
      let values = try await disk { [store] () throws(SettingsError) in try store.values() }
      view.loaded(values)
    } catch { view.failed(Problem(error)) }
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  private func move(by step: Int) { view.cursor.move(by: step, count: view.rows.count, height: navigator?.area.size.rows ?? 0) }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [.enter, " ", .right], en: ("change", "change the selected setting"),
        ru: ("изменить", "изменить выбранную настройку")
      ) { [weak self] in self?.change() },
      ScreenAction.retrying(isHinted: view.problem != nil) { [weak self] in self?.navigator?.reload() },
    ] + ScreenAction.moving(height: view.rows.count) { [weak self] in self?.move(by: $0) }
  }

  private func change() {
    switch view.selected {
    case .reminder: navigator?.open(.reminder)
    case .setting(let key):
      navigator?.perform { [self] in
        await changes.run { [self] in await change(key) }
      }
    }
  }

  private func change(_ key: SettingKey) async {
    let value = view.next(key)
    do throws(SettingsError) {
      try await disk { [store] () throws(SettingsError) in try store.set(key, to: value) }
      view.set(key, value)
      applyNow(key, value)
    } catch { navigator?.say(Problem(error)) }
  }

  /// Applies settings that can change while the program runs.
  private func applyNow(_ key: SettingKey, _ value: String) {
    guard let navigator else { return }
    switch key {
    case .language: navigator.language = InterfaceLanguage(rawValue: value) ?? navigator.access.environmentLanguage
    case .backup: navigator.access.setMakesBackups(value != "off")
    default: navigator.onSetting(key, value)
    }
  }
}
