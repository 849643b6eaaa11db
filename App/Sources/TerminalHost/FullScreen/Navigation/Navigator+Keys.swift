import CoreModule

extension Navigator {
  /// Does what `key` means now.
  func act(on key: Key) {
    guard let top else { return }
    messages.expire(at: moment())
    if key == .escape, let message = messages.messages.first, message.shown != nil {
      messages.dismiss()
      // Esc was meant for what stood in the way; what was typed stays.
      if message.isProblem { return }
    }
    if case .mouse(var event) = key {
      event.row -= bodyTop
      if event.row >= 0 { _ = top.type(.mouse(event)) }
    } else if top.isTyping, key.isText {
      _ = top.type(key)
    } else {
      let key = top.isTyping ? key : key.onLatinLayout
      if let action = availableActions.first(where: { $0.keys.contains(key) }) { action.run() } else { _ = top.type(key) }
    }
  }

  /// Whether `key` changes the text that is being typed.
  func isEditing(_ key: Key) -> Bool {
    guard let top, top.isTyping else { return false }
    return key.isText || TextField.takes(key) && !availableActions.contains { $0.keys.contains(key) }
  }

  /// What keys do now.
  var availableActions: [ScreenAction] {
    guard let top else { return [] }
    let actions = top.actions
    let taken = Set(actions.flatMap(\.keys))
    return actions + (top.isBusy ? [ending] : commonActions).compactMap { $0.without(taken) }
  }

  /// What keys do now, without those that are text here.
  var keyTable: [ScreenAction] {
    top?.isTyping == true ? availableActions.compactMap(\.withoutLetters) : availableActions
  }
}
