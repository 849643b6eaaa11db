import AppGraph
import CoreModule

/// The screens, one upon the other, and what is common to all of them. Knows no terminal.
@MainActor
final class Navigator {
  let graph: AppGraph
  let settings: any SettingsStore
  let clock: WallClock
  let localTime: LocalTime
  var language: InterfaceLanguage
  private(set) var screens: [any Screen] = []
  var messages = MessageQueue()
  /// Whether the user wants to leave.
  private(set) var isEnded = false
  /// How much work is under way.
  private(set) var workCount = 0
  /// Called when the frame may look different now.
  var onChange: @MainActor () -> Void = {}
  /// Called when a setting has another value now.
  var onSetting: @MainActor (SettingKey, String) -> Void = { _, _ in }
  private var following: Task<Void, Never>?

  init(graph: AppGraph, settings: any SettingsStore, clock: WallClock, localTime: LocalTime, language: InterfaceLanguage) {
    self.graph = graph
    self.settings = settings
    self.clock = clock
    self.localTime = localTime
    self.language = language
  }

  /// The screen that is seen.
  var top: (any Screen)? { screens.last }

  /// Shows the first screen, and keeps what is shown up to date from now on.
  func start() {
    push(wordsScreen())
    let changes = graph.dataChanges.subscribe()
    following = Task { [weak self] in
      for await _ in changes { self?.reload() }
    }
  }

  /// Lets go of everything.
  func stop() {
    following?.cancel()
    screens = []
  }

  func push(_ screen: any Screen) {
    screens.append(screen)
    perform { await screen.load() }
  }

  /// Goes back; from the first screen there is nowhere to go.
  func pop() {
    guard screens.count > 1 else { return }
    screens.removeLast()
    reload()
  }

  /// Goes back from `screen`, and from what lies upon it.
  func pop(_ screen: any Screen) {
    guard screens.count > 1, let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    screens.removeSubrange(index...)
    reload()
  }

  /// Reads again what the top screen shows.
  func reload() {
    guard let top else { return }
    perform { await top.load() }
  }

  func quit() { isEnded = true }

  /// Does something that takes time, and draws when it is done.
  func perform(_ work: @escaping @MainActor () async -> Void) {
    workCount += 1
    Task {
      await work()
      workCount -= 1
      onChange()
    }
    onChange()
  }

  func say(_ text: LocalizedText) {
    messages.add(text, isProblem: false)
    onChange()
  }

  func say(_ problem: Problem) {
    messages.add(problem.sentence, isProblem: true)
    onChange()
  }
}

extension Problem {
  /// What failed and what to do, as one text.
  var sentence: LocalizedText {
    guard let hint else { return message }
    return LocalizedText(en: message(.english) + " " + hint(.english), ru: message(.russian) + " " + hint(.russian))
  }
}
