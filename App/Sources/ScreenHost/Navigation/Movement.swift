import CoreModule
import TerminalKit

/// Movements in a list or a long text.
enum Movement: CaseIterable, Sendable {
  case up
  case down
  case pageUp
  case pageDown

  var keys: [Key] {
    switch self {
    case .up: [.up, "k", .control("k")]
    case .down: [.down, "j", .control("n")]
    case .pageUp: [.pageUp, .control("b")]
    case .pageDown: [.pageDown, " "]
    }
  }

  var name: LocalizedText {
    switch self {
    case .up: LocalizedText(en: "one line up", ru: "на строку вверх")
    case .down: LocalizedText(en: "one line down", ru: "на строку вниз")
    case .pageUp: LocalizedText(en: "one page up", ru: "на страницу вверх")
    case .pageDown: LocalizedText(en: "one page down", ru: "на страницу вниз")
    }
  }

  /// The number of lines to move when `height` lines are visible.
  func step(_ height: Int) -> Int {
    switch self {
    case .up: -1
    case .down: 1
    case .pageUp: -max(1, height - 1)
    case .pageDown: max(1, height - 1)
    }
  }
}

extension ScreenAction {
  /// Actions that move in a list. Beside a text field, the keys that the field handles are left out.
  @MainActor static func moving(
    _ movements: [Movement] = Movement.allCases, height: Int, besideText: Bool = false, _ move: @escaping @MainActor (Int) -> Void
  ) -> [ScreenAction] {
    movements.map { movement in
      let keys = movement.keys.filter { !besideText || !TextField.takes($0) }
      var action = ScreenAction(keys, ActionWords(movement.name, movement.name), isHinted: false, isCommand: false) {
        move(movement.step(height))
      }
      action.movement = movement
      return action
    }
  }

  /// Actions that scroll a text that fills the screen.
  @MainActor static func scrolling(
    on navigator: Navigator?, besideText: Bool = false,
    _ move: @escaping @MainActor (_ step: Int, _ area: ViewArea) -> Void
  ) -> [ScreenAction] {
    moving(height: navigator?.area.size.rows ?? 0, besideText: besideText) { [weak navigator] step in
      if let navigator { move(step, navigator.area) }
    }
  }

  /// The action that retries what has failed.
  @MainActor static func retrying(isHinted: Bool, _ run: @escaping @MainActor () -> Void) -> ScreenAction {
    ScreenAction([.control("l")], .retry, isHinted: isHinted, run: run)
  }

  /// The action that reads the data of the top screen again.
  @MainActor static func reloading(_ navigator: Navigator?, isHinted: Bool) -> ScreenAction {
    retrying(isHinted: isHinted) { [weak navigator] in navigator?.reload() }
  }
}
