import CoreModule

/// The colours of the roles. Colour is never the only sign: hits and new words are underlined, the selected line has a mark.
package struct Palette: Sendable {
  package let depth: ColorDepth
  package let theme: Theme

  package init(depth: ColorDepth, theme: Theme) { (self.depth, self.theme) = (depth, theme) }

  /// The escape sequence (ECMA-48, SGR) for `look`, independent of the previous state.
  func sequence(for look: Look) -> HarmlessText {
    let parts = ["0"] + attributes(look.role) + color(look.role) + (look.isSelected ? background : [])
    return "\u{1B}[\(parts.joined(separator: ";"))m"
  }

  private func attributes(_ role: Look.Role) -> [String] {
    switch role {
    case .plain, .star: []
    case .strong, .accent, .key, .warning: ["1"]
    case .dim: depth == .none || depth == .sixteen ? ["2"] : []
    case .hit, .keptWord: ["1", "4"]
    case .newWord: ["4"]
    case .learnedWord: ["1"]
    }
  }

  private func color(_ role: Look.Role) -> [String] {
    guard let shades = Self.shades(role) else { return [] }
    let shade = theme == .dark ? shades.dark : shades.light
    switch depth {
    case .none: return []
    case .sixteen: return shades.basic.map { [$0] } ?? []
    case .indexed: return ["38;5;\(shade.index)"]
    case .direct: return ["38;2;\(shade.red);\(shade.green);\(shade.blue)"]
    }
  }

  private var background: [String] {
    let shade = theme == .dark ? Shade(237, 58, 58, 58) : Shade(254, 228, 228, 228)
    switch depth {
    case .none, .sixteen: return ["7"]
    case .indexed: return ["48;5;\(shade.index)"]
    case .direct: return ["48;2;\(shade.red);\(shade.green);\(shade.blue)"]
    }
  }

  private static func shades(_ role: Look.Role) -> Shades? {
    switch role {
    case .plain, .strong, .key: nil
    case .accent: Shades(basic: "36", dark: Shade(80, 95, 215, 215), light: Shade(24, 0, 95, 135))
    case .hit: Shades(basic: "32", dark: Shade(114, 135, 215, 135), light: Shade(28, 0, 120, 0))
    case .dim: Shades(basic: nil, dark: Shade(246, 148, 148, 148), light: Shade(241, 98, 98, 98))
    case .newWord: Shades(basic: "36", dark: Shade(117, 135, 215, 255), light: Shade(25, 0, 95, 175))
    case .keptWord: Shades(basic: "33", dark: Shade(221, 255, 215, 95), light: Shade(94, 135, 95, 0))
    case .learnedWord: Shades(basic: "32", dark: Shade(150, 175, 215, 135), light: Shade(28, 0, 120, 0))
    case .warning: Shades(basic: "31", dark: Shade(210, 255, 135, 135), light: Shade(124, 175, 0, 0))
    case .star: Shades(basic: "33", dark: Shade(220, 255, 215, 0), light: Shade(130, 165, 95, 0))
    }
  }

  private struct Shades {
    let basic: String?
    let dark: Shade
    let light: Shade
  }

  private struct Shade {
    let index: Int
    let red: Int
    let green: Int
    let blue: Int

    init(_ index: Int, _ red: Int, _ green: Int, _ blue: Int) {
      (self.index, self.red, self.green, self.blue) = (index, red, green, blue)
    }
  }
}
