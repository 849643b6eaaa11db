import AppGraph
import CoreModule

extension Navigator {
  /// What keys do on every screen, where the screen itself has nothing else for them. What a screen refuses is not offered there.
  var commonActions: [ScreenAction] {
    let actions: [ScreenAction?] = [helping, leaving, searching, choosing, undoing, redoing, setting, ending]
    return tabActions + actions.compactMap(\.self)
  }

  private var helping: ScreenAction? {
    guard !(top is HelpScreen) else { return nil }
    return ScreenAction([.character("?"), .function(1)], ScreenPhrases.help, ScreenPhrases.helpMeans) { [weak self] in self?.openHelp() }
  }

  private var searching: ScreenAction? {
    guard !(top is SearchScreen) else { return nil }
    return ScreenAction([.character("/"), .control("f")], ScreenPhrases.search, ScreenPhrases.searchMeans) { [weak self] in
      self?.openSearch()
    }
  }

  private var choosing: ScreenAction? {
    guard !(top is PaletteScreen), !(top is HelpScreen) else { return nil }
    return ScreenAction([.character(":"), .control("p")], ScreenPhrases.palette, ScreenPhrases.paletteMeans, isCommand: false) {
      [weak self] in self?.openPalette()
    }
  }

  private var undoing: ScreenAction {
    ScreenAction([.character("u"), .control("_")], ScreenPhrases.undo, ScreenPhrases.undoMeans) { [weak self] in self?.travel(.undo) }
  }

  private var redoing: ScreenAction {
    ScreenAction([.control("r")], ScreenPhrases.redo, ScreenPhrases.redoMeans, isHinted: false) { [weak self] in self?.travel(.redo) }
  }

  private var setting: ScreenAction? {
    guard !(top is SettingsScreen) else { return nil }
    return ScreenAction([.character(","), .function(2)], ScreenPhrases.settings, ScreenPhrases.settingsMean, isHinted: false) {
      [weak self] in self?.openSettings()
    }
  }

  var ending: ScreenAction {
    ScreenAction([.control("c")], ScreenPhrases.quit, ScreenPhrases.quitMeans, isHinted: false) { [weak self] in self?.quit() }
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
    if let top { push(HelpScreen(about: top.title, actions: keyTable)) }
  }

  private func openPalette() { push(PaletteScreen(navigator: self, actions: keyTable.filter(\.isCommand))) }

  private func openSettings() {
    closeAids()
    if !(top is SettingsScreen) { push(SettingsScreen(navigator: self)) }
  }

  /// Takes the palette and the help away, which are about the screen below them.
  func closeAids() {
    while let top, top is PaletteScreen || top is HelpScreen, screens.count > 1 { pop(top) }
  }
}
