/// How a piece of text looks, by what it means. Which colours that is, the ``Palette`` knows.
struct Look: Hashable, Sendable {
  /// What the text means.
  enum Role: Hashable, Sendable {
    case plain
    /// What the eye should find first.
    case strong
    /// The program's own names: titles, tabs.
    case accent
    /// What can be overlooked.
    case dim
    /// Something went wrong.
    case warning
    /// The star of a favourite.
    case star
    /// A part that was searched for.
    case hit
    /// A key to press.
    case key
  }

  var role = Role.plain
  /// Whether it stands in the selected line.
  var isSelected = false
}

/// How many colours a terminal has.
enum ColorDepth: Sendable {
  case none
  case sixteen
  case indexed
  case direct

  /// What the environment says about the terminal.
  init(variables: [String: String], choice: ColorChoice?) {
    let term = variables["TERM"] ?? ""
    let isForced = choice == .always || (choice == nil && variables["FORCE_COLOR"]?.isEmpty == false)
    if choice == .never || (!isForced && variables["NO_COLOR"]?.isEmpty == false) {
      self = .none
    } else if ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") || term.hasSuffix("-direct") {
      self = .direct
    } else if term.contains("256color") || term.hasPrefix("tmux") || term.hasPrefix("xterm-kitty") || term == "alacritty" || term == "foot"
    {
      self = .indexed
    } else {
      self = term.hasSuffix("-mono") || term.hasPrefix("vt1") || term.hasPrefix("vt2") ? .none : .sixteen
    }
  }
}

/// Whether the terminal writes light on dark or dark on light.
enum Theme: Sendable {
  case dark
  case light

  /// `COLORFGBG` tells the colours of many terminals: the last number is the background, 7 and 15 are white.
  init(variables: [String: String]) {
    let background = variables["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    self = background == 7 || background == 15 ? .light : .dark
  }
}
