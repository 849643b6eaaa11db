/// The meaning of a piece of text. ``Palette`` maps it to colours.
package struct Look: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case plain
    /// The most important text.
    case strong
    /// The program's own names: titles, tabs.
    case accent
    /// Secondary text.
    case dim
    case warning
    /// The star of a favourite.
    case star
    /// A match of the search.
    case hit
    /// A key to press.
    case key
    /// A word of a text that is new to the reader.
    case newWord
    /// One that the reader has saved.
    case keptWord
    /// One that the reader is learning.
    case learnedWord
  }

  package var role = Role.plain
  /// Whether it is in the selected line.
  package var isSelected = false
}

package enum ColorDepth: Sendable {
  case none
  case sixteen
  case indexed
  case direct

  package init(variables: [String: String], choice: ColorChoice?) {
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

package enum Theme: Sendable {
  case dark
  case light

  /// Many terminals set `COLORFGBG`: the last number is the background; 7 and 15 are white.
  package init(variables: [String: String]) {
    let background = variables["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    self = background == 7 || background == 15 ? .light : .dark
  }
}
