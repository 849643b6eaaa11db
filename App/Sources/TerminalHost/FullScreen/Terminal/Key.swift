/// What a person did on the keyboard.
enum Key: Hashable, Sendable {
  case character(Character)
  /// Ctrl with a letter, which is in lower case.
  case control(Character)
  /// Alt with a character.
  case alt(Character)
  case enter
  case tab
  case backTab
  case backspace
  case delete
  case escape
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case function(Int)
  /// A text that was pasted as a whole.
  case paste(String)
  /// A press of the mouse, where a screen listens to it.
  case mouse(MouseEvent)

  /// Whether the key writes something where a text can be typed.
  var isText: Bool {
    switch self {
    case .character, .paste: true
    default: false
    }
  }

  /// The key as it is called on the screen.
  var name: String {
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
    case .left: "←"
    case .right: "→"
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
