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
    return ScreenAction(
      ["?", .function(1)], en: ("keys", "show the keys of this screen"), ru: ("клавиши", "показать клавиши этого экрана"), command: "help"
    ) { [weak self] in self?.openHelp() }
  }

  private var searchAction: ScreenAction? {
    guard top?.isSearch == false else { return nil }
    let name = LocalizedText(en: "search", ru: "поиск")
    let search = tabs[tab].search
    return ScreenAction(["/", .control("f")], ActionWords(name, search.explanation, command: search.command)) { [weak self] in
      self?.openSearch()
    }
  }

  private func openSearch() {
    closeOverlays()
    if top?.isSearch == false { tabs[tab].search.open(self) }
  }

  private var paletteAction: ScreenAction? {
    guard !(top is PaletteScreen), !(top is HelpScreen) else { return nil }
    return ScreenAction(
      [":", .control("p")], en: ("actions", "choose from all actions"), ru: ("действия", "выбрать из всех действий"), isCommand: false
    ) { [weak self] in self?.openPalette() }
  }

  private var undoAction: ScreenAction {
    ScreenAction(
      ["u", .control("_")], en: ("undo", "undo the last change"), ru: ("отменить", "отменить последнее изменение"), command: "undo"
    ) { [weak self] in self?.undoOrRedo(.undo) }
  }

  private var redoAction: ScreenAction {
    ScreenAction(
      [.control("r"), "U"], en: ("redo", "redo what was undone"), ru: ("повторить", "повторить отменённое"), command: "redo",
      isHinted: false
    ) { [weak self] in self?.undoOrRedo(.redo) }
  }

  private var settingsAction: ScreenAction? {
    guard !(top is SettingsScreen) else { return nil }
    return ScreenAction(
      [",", .function(2)], en: ("settings", "change the settings"), ru: ("настройки", "изменить настройки"), command: "config",
      isHinted: false
    ) { [weak self] in self?.openSettings() }
  }

  var quitAction: ScreenAction {
    // Where letters are text, q does not leave the screen.
    ScreenAction([.control("c")], .quit, isHinted: screens.count == 1 && top?.isTyping == true) { [weak self] in self?.quit() }
  }

  /// Esc never quits: it is easily pressed once too often.
  private var backAction: ScreenAction {
    guard screens.count > 1 else {
      return ScreenAction(["q"], .quit, isCommand: false) { [weak self] in self?.quit() }
    }
    return ScreenAction([.escape, "q"], .goBack) { [weak self] in self?.pop() }
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

  private func openPalette() { push(PaletteScreen(navigator: self, actions: keyTable.filter(\.isCommand) + programActions)) }

  private func openSettings() {
    closeOverlays()
    if !(top is SettingsScreen) { push(SettingsScreen(navigator: self)) }
  }

  /// Closes the palette and the help, which belong to the screen below them.
  func closeOverlays() {
    while let top, top is PaletteScreen || top is HelpScreen, screens.count > 1 { pop(top) }
  }
}
