import AppGraph
import CoreModule
import CorePresentation
import Presentation

extension Navigator {
  func settingValues() async throws(Problem) -> [SettingKey: String] {
    do throws(SettingsError) {
      return try await disk { [settings] () throws(SettingsError) in try settings.values() }
    } catch { throw Problem(error) }
  }

  /// Stores a setting, and applies it where it can change while the program runs.
  func set(_ key: SettingKey, to value: String) async throws(Problem) {
    do throws(SettingsError) {
      try await disk { [settings] () throws(SettingsError) in try settings.set(key, to: value) }
    } catch { throw Problem(error) }
    switch key {
    case .language: language = InterfaceLanguage(rawValue: value) ?? access.environmentLanguage
    case .backup: access.setMakesBackups(value != "off")
    case .mouse: usesMouse = value != "off"
    case .tabs: if let tabs = InterfaceTab.list(value) { arrange(tabs.map { FeatureTab.of($0) }) }
    default: onSetting(key, value)
    }
  }
}
