import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit
import TodoList

/// Installs the daily reminder and sets its time.
@MainActor
final class ReminderScreen: Screen {
  private let model: ReminderViewModel
  private weak var navigator: Navigator?
  private let disk = DiskWork(inBackground: true)
  private var view = ReminderView()

  init(navigator: Navigator) {
    model = navigator.dictionary.reminder.build()
    self.navigator = navigator
  }

  let title = ReminderScreenPhrases.title
  var isTyping: Bool { view.field != nil }

  func load() async {
    guard let navigator else { return }
    let (settings, timer) = (navigator.settings, navigator.access.timer)
    do throws(SettingsError) {
      let values = try await disk { () throws(SettingsError) in try settings.values() }
      let time = TimeOfDay(values[.remindAt] ?? SettingKey.remindAt.defaultValue)
      let (isInstalled, plan) = await disk { (timer.isInstalled, timer.plan) }
      if let time { await model.loadOutlook(at: time) }
      view.loaded(model.state, at: time, isInstalled: isInstalled, plan: plan)
    } catch { view.failed(Problem(error)) }
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func type(_ key: Key) -> Bool { view.field?.type(key) ?? false }

  var actions: [ScreenAction] {
    if view.field != nil { return typingActions }
    var actions = [
      ScreenAction(
        ["t", "e"], en: ("time", "change the time of day"), ru: ("время", "изменить время")
      ) { [weak self] in self?.view.beginTyping() }
    ]
    if view.isInstalled {
      actions.append(
        ScreenAction(
          ["d", .delete], en: ("remove", "remove the reminder"), ru: ("выключить", "выключить напоминание")
        ) { [weak self] in self?.remove() })
    } else if view.isLoaded {
      actions.append(
        ScreenAction(
          [.enter, "i"], en: ("install", "install the reminder"), ru: ("включить", "включить напоминание")
        ) { [weak self] in self?.install() })
    }
    return actions + [ScreenAction.reloading(navigator, isHinted: view.problem != nil)]
  }

  private var typingActions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("save", "save the time"), ru: ("сохранить", "сохранить время")) { [weak self] in self?.keepTime() },
      ScreenAction([.escape], .goBack) { [weak self] in self?.view.endTyping() },
    ]
  }

  private func keepTime() {
    guard let text = view.field?.text else { return }
    guard let time = TimeText.time(text) else {
      navigator?.say(ReminderScreenPhrases.notATime(text))
      return
    }
    view.endTyping()
    navigator?.perform { [self] in
      guard let settings = navigator?.settings else { return }
      do throws(SettingsError) {
        try await disk { () throws(SettingsError) in try settings.set(.remindAt, to: "\(time)") }
      } catch { navigator?.say(Problem(error)) }
      await load()
    }
  }

  private func install() {
    guard let time = view.time else { return }
    change { timer throws(StorageError) in
      guard timer.isExpressible else { return Problem.lineBreakInPath.message }
      let isRunning = try timer.install()
      guard case .files = timer.plan else { return nil }
      return isRunning ? ReminderPhrases.started(time) : ReminderPhrases.startIt
    }
  }

  private func remove() {
    change { timer throws(StorageError) in try timer.uninstall() ? ReminderPhrases.removed : nil }
  }

  private func change(_ change: @escaping @Sendable (any UserJob) throws(StorageError) -> LocalizedText?) {
    navigator?.perform { [self] in
      guard let timer = navigator?.access.timer else { return }
      do throws(StorageError) {
        let text = try await disk { () throws(StorageError) in try change(timer) }
        if let text { navigator?.say(text) }
      } catch { navigator?.say(Problem(error)) }
      await load()
    }
  }
}
