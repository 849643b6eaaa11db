import AppGraph
import CoreModule

extension Navigator {
  /// Does what `key` means now.
  func handle(_ key: Key) {
    guard let top else { return }
    messages.expire(at: moment())
    if key == .escape, messages.messages.first?.shown != nil { messages.dismiss() }
    if case .mouse(var event) = key {
      event.row -= bodyTop
      if event.row >= 0 { _ = top.type(.mouse(event)) }
    } else if top.isTyping, key.isText {
      _ = top.type(key)
    } else {
      let key = top.isTyping ? key : key.onLatinLayout
      if let action = availableActions.first(where: { $0.keys.contains(key) }) { action.run() } else { _ = top.type(key) }
    }
    onChange()
  }

  /// What keys do now.
  var availableActions: [ScreenAction] {
    guard let top else { return [] }
    let actions = top.actions
    let taken = Set(actions.flatMap(\.keys))
    return actions + (top.isBusy ? [ending] : commonActions).compactMap { $0.without(taken) }
  }

  private var ending: ScreenAction {
    ScreenAction([.control("c")], ScreenPhrases.quit, ScreenPhrases.quitMeans, isHinted: false) { [weak self] in self?.quit() }
  }

  /// What keys do on every screen, where the screen itself has nothing else for them.
  var commonActions: [ScreenAction] {
    tabActions + [
      ScreenAction([.character("?"), .function(1)], ScreenPhrases.help, ScreenPhrases.helpMeans) { [weak self] in self?.openHelp() },
      leaving,
      ScreenAction([.character("/"), .control("f")], ScreenPhrases.search, ScreenPhrases.searchMeans) { [weak self] in
        self?.openSearch()
      },
      ScreenAction([.character(":"), .control("p")], ScreenPhrases.palette, ScreenPhrases.paletteMeans, isCommand: false) { [weak self] in
        self?.openPalette()
      },
      ScreenAction([.character("u"), .control("_")], ScreenPhrases.undo, ScreenPhrases.undoMeans) { [weak self] in self?.travel(.undo) },
      ScreenAction([.control("r")], ScreenPhrases.redo, ScreenPhrases.redoMeans, isHinted: false) { [weak self] in self?.travel(.redo) },
      ScreenAction([.character(","), .function(2)], ScreenPhrases.settings, ScreenPhrases.settingsMean, isHinted: false) { [weak self] in
        self?.openSettings()
      },
      ending,
    ]
  }

  /// Esc only ever goes back: pressed once too often, it must not end the program.
  private var leaving: ScreenAction {
    guard screens.count > 1 else {
      return ScreenAction([.character("q")], ScreenPhrases.quit, ScreenPhrases.quitMeans, isCommand: false) { [weak self] in self?.quit() }
    }
    return ScreenAction([.escape, .character("q")], ScreenPhrases.back, ScreenPhrases.backMeans) { [weak self] in self?.pop() }
  }

  /// Takes the last change back, or does it again.
  func travel(_ direction: StepDirection) {
    perform { [self] in
      do throws(UndoError) {
        guard let step = direction == .undo ? try await graph.undoLog.undo() : try await graph.undoLog.redo() else {
          say(StepPhrases.nothing(to: direction).message)
          return
        }
        say(StepPhrases.effect(of: step, direction).reported)
        await top?.load()
      } catch { say(Problem(error)) }
    }
  }

  private func openHelp() {
    guard let top, !(top is HelpScreen) else { return }
    let actions = availableActions
    push(HelpScreen(about: top.title, actions: top.isTyping ? actions.compactMap(\.withoutLetters) : actions))
  }

  private func openPalette() {
    guard let top, !(top is PaletteScreen), !(top is HelpScreen) else { return }
    push(PaletteScreen(navigator: self, actions: availableActions.filter(\.isCommand)))
  }

  private func openSettings() {
    if !(top is SettingsScreen) { push(SettingsScreen(navigator: self)) }
  }
}
