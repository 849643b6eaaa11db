import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

extension Navigator {
  /// The actions of every screen, unless the screen uses their keys.
  var commonActions: [ScreenAction] {
    let actions: [ScreenAction?] = [
      helpAction, backAction, searchAction, paletteAction, undoAction, redoAction, settingsAction, quitAction,
    ]
    return tabActions + actions.compactMap(\.self)
  }

  private var helpAction: ScreenAction? {
    guard !(top is HelpScreen) else { return nil }
    return ScreenAction([.character("?"), .function(1)], ScreenPhrases.help, ScreenPhrases.helpMeans) { [weak self] in self?.openHelp() }
  }

  private var searchAction: ScreenAction? {
    guard !(top is SearchScreen) else { return nil }
    return ScreenAction([.character("/"), .control("f")], ScreenPhrases.search, ScreenPhrases.searchMeans) { [weak self] in
      self?.openSearch()
    }
  }

  private var paletteAction: ScreenAction? {
    guard !(top is PaletteScreen), !(top is HelpScreen) else { return nil }
    return ScreenAction([.character(":"), .control("p")], ScreenPhrases.palette, ScreenPhrases.paletteMeans, isCommand: false) {
      [weak self] in self?.openPalette()
    }
  }

  private var undoAction: ScreenAction {
    ScreenAction([.character("u"), .control("_")], ScreenPhrases.undo, ScreenPhrases.undoMeans) { [weak self] in self?.undoOrRedo(.undo) }
  }

  private var redoAction: ScreenAction {
    ScreenAction([.control("r")], ScreenPhrases.redo, ScreenPhrases.redoMeans, isHinted: false) { [weak self] in self?.undoOrRedo(.redo) }
  }

  private var settingsAction: ScreenAction? {
    guard !(top is SettingsScreen) else { return nil }
    return ScreenAction([.character(","), .function(2)], ScreenPhrases.settings, ScreenPhrases.settingsMean, isHinted: false) {
      [weak self] in self?.openSettings()
    }
  }

  var quitAction: ScreenAction {
    ScreenAction([.control("c")], ScreenPhrases.quit, ScreenPhrases.quitMeans, isHinted: false) { [weak self] in self?.quit() }
  }

  /// Esc never quits: it is easily pressed once too often.
  private var backAction: ScreenAction {
    guard screens.count > 1 else {
      return ScreenAction([.character("q")], ScreenPhrases.quit, ScreenPhrases.quitMeans, isCommand: false) { [weak self] in self?.quit() }
    }
    return ScreenAction([.escape, .character("q")], ScreenPhrases.back, ScreenPhrases.backMeans) { [weak self] in self?.pop() }
  }

  func undoOrRedo(_ direction: StepDirection) {
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
    if let top { push(HelpScreen(about: top.title, actions: keyTable, navigator: self)) }
  }

  private func openPalette() { push(PaletteScreen(navigator: self, actions: keyTable.filter(\.isCommand))) }

  private func openSettings() {
    closeOverlays()
    if !(top is SettingsScreen) { push(SettingsScreen(navigator: self)) }
  }

  /// Closes the palette and the help, which belong to the screen below them.
  func closeOverlays() {
    while let top, top is PaletteScreen || top is HelpScreen, screens.count > 1 { pop(top) }
  }
}
