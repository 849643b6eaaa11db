import AppGraph
import CoreModule

/// Shows and changes the settings.
@MainActor
final class SettingsScreen: Screen {
  private weak var navigator: Navigator?
  private let store: any SettingsStore
  private let disk = DiskWork()
  private var view: SettingsView

  init(navigator: Navigator) {
    self.navigator = navigator
    store = navigator.settings
    view = SettingsView(language: navigator.language)
  }

  let title = SettingsView.title

  func load() async {
    do throws(SettingsError) {
      let values = try await disk { [store] () throws(SettingsError) in try store.values() }
      view.loaded(values)
    } catch { view.failed(Problem(error)) }
  }

  func fit(_ size: Size) { view.cursor.fit(count: view.rows.count, height: size.rows) }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func type(_ key: Key) -> Bool {
    guard let step = ListCursor.step(key, height: view.rows.count), key != .character(" ") else { return false }
    view.cursor.move(by: step, count: view.rows.count)
    return true
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter, .character(" "), .right], SettingsView.change, SettingsView.changeMeans) { [weak self] in self?.change() },
      ScreenAction([.control("l")], ScreenPhrases.retry, ScreenPhrases.retryMeans, isHinted: view.problem != nil) { [weak self] in
        self?.navigator?.reload()
      },
    ]
  }

  private func change() {
    switch view.selected {
    case .language:
      view.language = view.language == .english ? .russian : .english
      navigator?.language = view.language
    case .setting(let key):
      let value = view.next(key)
      navigator?.perform { [self] in
        do throws(SettingsError) {
          try await disk { [store] () throws(SettingsError) in try store.set(key, to: value) }
          view.set(key, value)
          navigator?.onSetting(key, value)
        } catch { navigator?.say(Problem(error)) }
      }
    }
  }
}
