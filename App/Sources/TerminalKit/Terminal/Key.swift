/// A keystroke, a paste or a mouse event.
package enum Key: Hashable, Sendable {
  case character(Character)
  /// Ctrl with a lower-case letter.
  case control(Character)
  case alt(Character)
  case enter
  case tab
  case backTab
  case backspace
  case delete
  case escape
  case up
  case down
  case shiftUp
  case shiftDown
  case left
  case right
  case controlLeft
  case controlRight
  case home
  case end
  case pageUp
  case pageDown
  case function(Int)
  /// A pasted text.
  case paste(String)
  case mouse(MouseEvent)

  /// Whether the key inserts text into a text field.
  package var isText: Bool {
    switch self {
    case .character, .paste: true
    default: false
    }
  }

  /// The displayed name.
  package var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-" + letter.uppercased()
    case .alt(let character): "Alt-" + String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .escape: "Esc"
    case .up: "↑"
    case .down: "↓"
    case .shiftUp: "Shift-↑"
    case .shiftDown: "Shift-↓"
    case .left: "←"
    case .right: "→"
    case .controlLeft: "Ctrl-←"
    case .controlRight: "Ctrl-→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    case .paste: "Paste"
    case .mouse: "Mouse"
    }
  }
}

/// The key of a character is written as the character.
extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}
