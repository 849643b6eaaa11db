import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

@MainActor
final class SettingsScreen: Screen {
  private weak var navigator: Navigator?
  private let changes = WorkChain()
  private var view: SettingsView

  /// - Parameter showsPractice: Whether the settings of the practice are selected first.
  init(navigator: Navigator, showsPractice: Bool = false) {
    self.navigator = navigator
    view = SettingsView(isLanguageOverridden: navigator.access.isLanguageOverridden)
    if showsPractice { view.selectPractice(height: navigator.area.size.rows) }
  }

  let title = LocalizedText(en: "Settings", ru: "Настройки")

  func load() async {
    guard let navigator else { return }
    do throws(Problem) { view.loaded(try await navigator.settingValues()) } catch { view.failed(error) }
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func lists(in area: ViewArea) -> [ScreenList] {
    guard view.problem == nil else { return [] }
    let below = area.size.rows - view.listHeight(area)
    return [ScreenList(view.cursor, count: view.rows.count, in: area, below: below) { [weak self] in self?.view.cursor = $0 }]
  }

  private func move(by step: Int) {
    guard let area = navigator?.area else { return }
    view.cursor.move(by: step, count: view.rows.count, height: view.listHeight(area))
  }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [.enter, " ", .right], en: ("change", "change the selected setting"),
        ru: ("изменить", "изменить выбранную настройку")
      ) { [weak self] in self?.change() },
      ScreenAction.reloading(navigator, isHinted: view.problem != nil),
    ] + ScreenAction.moving(height: view.rows.count) { [weak self] in self?.move(by: $0) }
  }

  private func change() {
    switch view.selected {
    case .reminder: navigator?.open(.reminder)
    case .tabs: if let navigator { navigator.push(TabsScreen(navigator: navigator)) }
    case .setting(let key):
      navigator?.perform { [self] in
        await changes.run { [self] in await change(key) }
      }
    }
  }

  private func change(_ key: SettingKey) async {
    let value = view.next(key)
    do throws(Problem) {
      try await navigator?.set(key, to: value)
      view.set(key, value)
    } catch { navigator?.say(error) }
  }
}
