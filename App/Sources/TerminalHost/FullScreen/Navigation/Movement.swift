import CoreModule

/// The ways to move in a list or a long text, with the keys for each.
enum Movement: CaseIterable, Sendable {
  case up
  case down
  case pageUp
  case pageDown

  var keys: [Key] {
    switch self {
    case .up: [.up, .character("k"), .control("k")]
    case .down: [.down, .character("j"), .control("n")]
    case .pageUp: [.pageUp, .control("b")]
    case .pageDown: [.pageDown, .character(" ")]
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

  /// How far it goes where `height` lines are seen.
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
  /// The keys that move where `height` lines are seen, `move` doing it. Beside a typed text, those that change it are left to it.
  @MainActor static func moving(
    _ movements: [Movement] = Movement.allCases, height: Int, besideText: Bool = false, _ move: @escaping @MainActor (Int) -> Void
  ) -> [ScreenAction] {
    movements.map { movement in
      let keys = movement.keys.filter { !besideText || !TextField.takes($0) }
      return ScreenAction(keys, movement.name, movement.name, isHinted: false, isCommand: false) { move(movement.step(height)) }
    }
  }

  /// The key that tries again what did not work.
  @MainActor static func retrying(isHinted: Bool, _ run: @escaping @MainActor () -> Void) -> ScreenAction {
    ScreenAction([.control("l")], ScreenPhrases.retry, ScreenPhrases.retryMeans, isHinted: isHinted, run: run)
  }
}
