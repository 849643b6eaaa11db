import AppGraph
import CoreModule

/// The screens of each feature, one upon the other, and what is common to all of them. Knows no terminal.
@MainActor
final class Navigator {
  let graph: AppGraph
  let settings: any SettingsStore
  let access: ProgramAccess
  let clock: WallClock
  let localTime: LocalTime
  var language: InterfaceLanguage
  let tabs: [FeatureTab]
  /// The time that passes while something is shown.
  let moment: @MainActor () -> Moment
  /// The tab that is shown.
  private(set) var tab = 0
  /// The screens of each tab; none where a tab was not opened yet.
  private var stacks: [[any Screen]]
  var messages = MessageQueue()
  /// The row of the window in which the screen's own first line stands.
  var bodyTop = 0
  /// Whether the user wants to leave.
  private(set) var isEnded = false
  /// How much work is under way.
  private(set) var workCount = 0
  /// How much of it only follows what is typed.
  private var followingWorkCount = 0
  /// Keys that wait for the work of those before them.
  private var waitingKeys: [Key] = []
  /// So long keys wait at most.
  private let patience: Duration
  private var impatience: Task<Void, Never>?
  /// How much is under way that the program need not wait for.
  private(set) var leavableWorkCount = 0
  /// Called when the frame may look different now.
  var onChange: @MainActor () -> Void = {}
  /// Called when a setting has another value now.
  var onSetting: @MainActor (SettingKey, String) -> Void = { _, _ in }
  /// Called when the user wants to leave.
  var onEnd: @MainActor () -> Void = {}
  /// Called when something should be heard.
  var onBell: @MainActor () -> Void = {}
  private var following: Task<Void, Never>?
  /// Waits for all work to be done.
  private var whenDone: CheckedContinuation<Void, Never>?

  init(
    graph: AppGraph, settings: any SettingsStore, access: ProgramAccess, clock: WallClock, localTime: LocalTime,
    language: InterfaceLanguage, tabs: [FeatureTab] = FeatureTab.all, moment: @escaping @MainActor () -> Moment = Moment.now,
    patience: Duration = .milliseconds(300)
  ) {
    self.graph = graph
    self.settings = settings
    self.access = access
    self.clock = clock
    self.localTime = localTime
    self.language = language
    self.tabs = tabs
    self.moment = moment
    self.patience = patience
    stacks = tabs.map { _ in [] }
  }

  /// The screens of the tab that is shown, the first one below.
  var screens: [any Screen] { stacks.isEmpty ? [] : stacks[tab] }
  /// The screen that is seen.
  var top: (any Screen)? { screens.last }

  /// Shows the first screen, and keeps what is shown up to date from now on.
  func start() {
    show(tab: 0)
    let changes = graph.dataChanges.subscribe()
    following = Task { [weak self] in
      for await _ in changes { self?.readAgain() }
    }
  }

  /// Lets go of everything.
  func stop() {
    following?.cancel()
    impatience?.cancel()
    waitingKeys = []
    top?.rest()
    stacks = []
  }

  /// Returns when all work that is under way is done: what was typed last may be on its way to the disk.
  func finishWork() async {
    guard workCount > 0 else { return }
    await withCheckedContinuation { whenDone = $0 }
  }

  /// Goes to a tab, to where it was left.
  func show(tab index: Int) {
    guard stacks.indices.contains(index) else { return }
    top?.rest()
    tab = index
    if screens.isEmpty { stacks[tab] = [tabs[index].firstScreen(self)] }
    reload()
  }

  func push(_ screen: any Screen) {
    top?.rest()
    stacks[tab].append(screen)
    perform { await screen.load() }
  }

  /// Goes back; from the first screen there is nowhere to go.
  func pop() {
    if let top { pop(top) }
  }

  /// Goes back from `screen`, and from what lies upon it, in whichever tab it is.
  func pop(_ screen: any Screen) {
    for stack in stacks.indices {
      guard let index = stacks[stack].firstIndex(where: { $0 === screen }), index > 0 else { continue }
      stacks[stack].last?.rest()
      stacks[stack].removeSubrange(index...)
    }
    reload()
  }

  /// Reads again what the top screen shows because the data changed, here or elsewhere: no key is meant for what comes of that.
  private func readAgain() {
    guard let top else { return }
    performLeavable { await top.load() }
  }

  /// Reads again what the top screen shows.
  func reload() {
    guard let top else { return }
    perform { await top.load() }
  }

  func quit() {
    isEnded = true
    onEnd()
  }

  /// Does something that takes long and may be given up, such as asking a service: who leaves does not wait for it, and no key does.
  @discardableResult
  func performLeavable(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    leavableWorkCount += 1
    defer { onChange() }
    return Task {
      await work()
      leavableWorkCount -= 1
      onChange()
    }
  }

  /// Does something that takes a moment, and draws when it is done. The keys that come meanwhile are meant for what is seen then.
  func perform(_ work: @escaping @MainActor () async -> Void) {
    workCount += 1
    Task {
      await work()
      end()
    }
    onChange()
  }

  /// Does what follows from a text that is being typed; it goes on being typed meanwhile.
  func performFollowing(_ work: @escaping @MainActor () async -> Void) {
    followingWorkCount += 1
    perform { [self] in
      await work()
      followingWorkCount -= 1
    }
  }

  private func end() {
    workCount -= 1
    if workCount == 0 { whenDone.take()?.resume() }
    while let key = waitingKeys.first, !hasToWait(key) {
      waitingKeys.removeFirst()
      act(on: key)
    }
    if waitingKeys.isEmpty { impatience?.cancel() }
    onChange()
  }

  /// Does what `key` means, as soon as what the keys before it began is done.
  func handle(_ key: Key) {
    if waitingKeys.isEmpty, !hasToWait(key) {
      act(on: key)
      return onChange()
    }
    waitingKeys.append(key)
    guard waitingKeys.count == 1 else { return }
    impatience = Task { [weak self, patience] in
      do { try await Task.sleep(for: patience) } catch { return }
      self?.handleWaiting()
    }
  }

  /// A disk that is slow or a database that somebody else holds must not take the keys away for long.
  private func handleWaiting() {
    let keys = waitingKeys
    waitingKeys = []
    for key in keys where !isEnded { act(on: key) }
    onChange()
  }

  private func hasToWait(_ key: Key) -> Bool {
    guard workCount > 0, let top, !top.isBusy, key != .control("c") else { return false }
    return isEditing(key) ? workCount > followingWorkCount : true
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
