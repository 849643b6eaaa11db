import CoreModule
import Presentation
import TerminalKit

extension Navigator {
  /// Runs the action of `key`, or passes it to the top screen.
  func act(on key: Key) {
    guard let top else { return }
    messages.expire(at: monotonicNow())
    if key == .escape, let message = messages.messages.first, message.shown != nil {
      messages.dismiss()
      // Esc only closed the message; the screen stays.
      if message.isProblem { return }
    }
    if case .mouse(let event) = key {
      handleMouse(event)
    } else if top.isText(key) {
      _ = top.type(key)
    } else {
      let key = top.isTyping ? key : key.onLatinLayout
      if let action = availableActions.first(where: { $0.keys.contains(key) }) { action.run() } else { _ = top.type(key) }
    }
  }

  /// Whether `key` edits the text of the top screen.
  func isEditing(_ key: Key) -> Bool {
    guard let top, top.isTyping else { return false }
    return top.isText(key) || TextField.takes(key) && !availableActions.contains { $0.keys.contains(key) }
  }

  /// The actions of the top screen, those that scroll its details, and the common ones.
  var availableActions: [ScreenAction] {
    guard let top else { return [] }
    let actions = top.actions
    let reserved = Set(actions.flatMap(\.keys))
    return actions + (top.isBusy ? [quitAction] : detailActions + commonActions).compactMap { $0.without(reserved) }
  }

  /// The actions that the footer shows.
  var hints: [ScreenAction] {
    let hints = keyTable.filter(\.isHinted)
    return hasHiddenDetail ? hints : hints.filter { !$0.keys.contains(.shiftDown) }
  }

  /// The available actions, without keys that would type text.
  var keyTable: [ScreenAction] {
    guard let top else { return [] }
    return availableActions.compactMap { $0.without(top.isText) }
  }
}
