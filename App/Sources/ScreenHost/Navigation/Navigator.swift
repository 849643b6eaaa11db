import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// A stack of screens for each feature, and what all screens share. Independent of the terminal.
@MainActor
final class Navigator {
  let graph: AppGraph
  let settings: any SettingsStore
  let access: ProgramAccess
  let clock: WallClock
  let localTime: LocalTime
  var language: InterfaceLanguage
  /// The visible tabs: those of the user, and perhaps the current one, which is hidden otherwise.
  private(set) var tabs: [FeatureTab]
  /// The user's tabs.
  private var chosenTabs: [InterfaceTab]
  /// The monotonic clock.
  let monotonicNow: @MainActor () -> MonotonicTime
  /// The index of the current tab.
  private(set) var tab = 0
  /// The screens of each tab; empty until the tab is first opened.
  private var stacks: [[any Screen]]
  var messages = MessageQueue()
  /// Whether the terminal reports the mouse; otherwise it selects text with it.
  var usesMouse: Bool
  var lastClick: RowClick?
  var size = Size(columns: 80, rows: 24) { didSet { if size != oldValue { followSelection() } } }
  /// The row whose details are shown beside the list.
  var detailPosition = DetailPosition()
  /// Whether the user has quit.
  private(set) var isEnded = false
  /// The number of running operations.
  private(set) var workCount = 0
  /// The number of running operations that typing does not wait for.
  private var typingWorkCount = 0
  /// Keys that wait for the operations of earlier keys.
  private var waitingKeys: [Key] = []
  /// The maximum time that keys wait.
  private let keyWaitLimit: Duration
  private var keyWaitTimeout: Task<Void, Never>?
  /// The number of operations that the program does not wait for at its end.
  private(set) var backgroundWorkCount = 0
  /// Called when the frame may have changed.
  var onChange: @MainActor () -> Void = {}
  /// Called when a setting has changed.
  var onSetting: @MainActor (SettingKey, String) -> Void = { _, _ in }
  /// Called when the user quits.
  var onEnd: @MainActor () -> Void = {}
  /// Called to ring the bell.
  var onBell: @MainActor () -> Void = {}
  /// What is due; counted when a tab is opened and after each change of the data.
  private(set) lazy var due = DueCounts(navigator: self)
  private var isDueOutdated = false
  /// For the settings, which no store of the feature tree wraps.
  let disk = DiskWork(inBackground: true)
  private var changeSubscription: Task<Void, Never>?
  /// Resumed when the last operation ends.
  private var whenDone: CheckedContinuation<Void, Never>?

  init(
    graph: AppGraph, settings: any SettingsStore, access: ProgramAccess, clock: WallClock, localTime: LocalTime,
    language: InterfaceLanguage, tabs: [FeatureTab] = FeatureTab.all, usesMouse: Bool = true,
    monotonicNow: @escaping @MainActor () -> MonotonicTime = MonotonicTime.now,
    keyWaitLimit: Duration = .milliseconds(300)
  ) {
    self.graph = graph
    self.settings = settings
    self.access = access
    self.clock = clock
    self.localTime = localTime
    self.language = language
    self.tabs = tabs
    chosenTabs = tabs.map(\.id)
    self.usesMouse = usesMouse
    self.monotonicNow = monotonicNow
    self.keyWaitLimit = keyWaitLimit
    stacks = tabs.map { _ in [] }
  }

  /// The screens of the current tab, bottom first.
  var screens: [any Screen] { stacks.isEmpty ? [] : stacks[tab] }
  /// The visible screen.
  var top: (any Screen)? { screens.last }

  /// Shows the first screen, and reloads the top screen after each change of the data from now on.
  func start() {
    show(tab: 0)
    let changes = graph.dataChanges.subscribe()
    changeSubscription = Task { [weak self] in
      for await _ in changes { self?.reloadAfterChange() }
    }
  }

  /// Cancels what is waiting and releases all screens.
  func stop() {
    changeSubscription?.cancel()
    keyWaitTimeout?.cancel()
    waitingKeys = []
    top?.willDisappear()
    stacks = []
  }

  /// Waits for all operations, such as saving what was typed last.
  func finishWork() async {
    guard workCount > 0 else { return }
    await withCheckedContinuation { whenDone = $0 }
  }

  /// Switches to a tab, which keeps its stack of screens.
  func show(tab index: Int) {
    guard stacks.indices.contains(index) else { return }
    top?.willDisappear()
    let left = tab
    tab = index
    if left != index { hide(left) }
    if screens.isEmpty { stacks[tab] = [tabs[tab].firstScreen(self)] }
    isDueOutdated = true
    reload()
  }

  /// Shows a tab, which may be hidden otherwise.
  func show(_ feature: FeatureTab) {
    if !tabs.contains(where: { $0.id == feature.id }) {
      tabs.append(feature)
      stacks.append([])
    }
    if let index = tabs.firstIndex(where: { $0.id == feature.id }), index != tab { show(tab: index) }
  }

  /// Shows these tabs in this order, and the current one until it is left.
  func arrange(_ chosen: [FeatureTab]) {
    let current = tabs[tab]
    let (before, kept) = (tabs, stacks)
    chosenTabs = chosen.map(\.id)
    tabs = chosenTabs.contains(current.id) ? chosen : chosen + [current]
    stacks = tabs.map { tab in before.firstIndex { $0.id == tab.id }.map { kept[$0] } ?? [] }
    tab = tabs.firstIndex { $0.id == current.id } ?? 0
  }

  /// Removes a tab that was left, unless it is one of the user's.
  private func hide(_ index: Int) {
    guard !chosenTabs.contains(tabs[index].id) else { return }
    tabs.remove(at: index)
    stacks.remove(at: index)
    if index < tab { tab -= 1 }
  }

  func push(_ screen: any Screen) {
    top?.willDisappear()
    stacks[tab].append(screen)
    perform { await screen.load() }
  }

  /// Goes back, unless this is the first screen.
  func pop() {
    if let top { pop(top) }
  }

  /// Closes `screen` and the screens above it, in whichever tab it is.
  func pop(_ screen: any Screen) {
    for stack in stacks.indices {
      guard let index = stacks[stack].firstIndex(where: { $0 === screen }), index > 0 else { continue }
      stacks[stack].last?.willDisappear()
      stacks[stack].removeSubrange(index...)
    }
    reload()
  }

  /// Reloads the top screen after a change of the data. Keys do not wait for this.
  private func reloadAfterChange() {
    guard let top else { return }
    performInBackground { [weak self] in
      await top.loadAfterChange()
      self?.detailPosition.outdate()
      await self?.due.count()
    }
  }

  /// Reloads the top screen.
  func reload() {
    guard let top else { return }
    perform { await top.load() }
  }

  func quit() {
    isEnded = true
    onEnd()
  }

  /// Runs a long operation, such as a request to a service. Neither keys nor the end of the program wait for it.
  @discardableResult
  func performInBackground(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    backgroundWorkCount += 1
    defer { onChange() }
    return Task {
      await work()
      backgroundWorkCount -= 1
      changed()
    }
  }

  /// Runs a short operation and draws the result. Later keys wait for it, since they are meant for what is shown then.
  func perform(_ work: @escaping @MainActor () async -> Void) {
    workCount += 1
    Task {
      await work()
      end()
    }
    onChange()
  }

  /// Runs an operation that follows from typed text, such as a search. Further typing does not wait for it.
  func performWhileTyping(_ work: @escaping @MainActor () async -> Void) {
    typingWorkCount += 1
    perform { [self] in
      await work()
      typingWorkCount -= 1
    }
  }

  private func end() {
    workCount -= 1
    detailPosition.outdate()
    if workCount == 0 {
      whenDone.take()?.resume()
      if isDueOutdated { countDue() }
    }
    while let key = waitingKeys.first, !hasToWait(key) {
      waitingKeys.removeFirst()
      act(on: key)
    }
    if waitingKeys.isEmpty { keyWaitTimeout?.cancel() }
    changed()
  }

  private func countDue() {
    isDueOutdated = false
    performInBackground { [due] in await due.count() }
  }

  /// Handles `key` when the operations of earlier keys are done.
  func handle(_ key: Key) {
    if waitingKeys.isEmpty, !hasToWait(key) {
      act(on: key)
      return changed()
    }
    waitingKeys.append(key)
    guard waitingKeys.count == 1 else { return }
    keyWaitTimeout = Task { [weak self, keyWaitLimit] in
      do { try await Task.sleep(for: keyWaitLimit) } catch { return }
      self?.handleWaiting()
    }
  }

  /// Handles the waiting keys anyway: a slow disk or a locked database must not block the keyboard for long.
  private func handleWaiting() {
    let keys = waitingKeys
    waitingKeys = []
    for key in keys where !isEnded { act(on: key) }
    changed()
  }

  /// Draws what has changed, with the details of the row that is selected now.
  private func changed() {
    followSelection()
    onChange()
  }

  private func hasToWait(_ key: Key) -> Bool {
    guard workCount > 0, let top, !top.isBusy, key != .control("c") else { return false }
    return isEditing(key) ? workCount > typingWorkCount : true
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
