import CoreModule
import CorePresentation

/// Markup that is safe to send. Literals are trusted; text that comes in at run time is escaped.
struct HTML: Sendable {
  private(set) var text = ""

  /// Escapes a text.
  init(_ text: String) {
    for character in text.visible.unicodeScalars {
      switch character {
      case "&": self.text += "&amp;"
      case "<": self.text += "&lt;"
      case ">": self.text += "&gt;"
      case "\"": self.text += "&quot;"
      case "'": self.text += "&#39;"
      default: self.text.unicodeScalars.append(character)
      }
    }
  }

  /// A text with marks of ink, as documents for people have it.
  init(inked text: String) {
    var (rest, isOpen) = (text.unicodeScalars[...], false)
    while let place = rest.firstIndex(where: { Ink(rawValue: $0.value) != nil }) {
      self += HTML(String(rest[..<place]))
      if isOpen { self += "</span>" }
      let opening = Ink(rawValue: rest[place].value)?.opening
      if let opening { self += opening }
      isOpen = opening != nil
      rest = rest[rest.index(after: place)...]
    }
    self += HTML(String(rest))
    if isOpen { self += "</span>" }
  }

  static func += (left: inout HTML, right: HTML) { left.text += right.text }

  static func + (left: HTML, right: HTML) -> HTML {
    var whole = left
    whole += right
    return whole
  }
}

extension Ink {
  fileprivate var opening: HTML? {
    switch self {
    case .plain: nil
    case .bold: "<span class=\"strong\">"
    case .dim: "<span class=\"dim\">"
    case .yellow: "<span class=\"accent\">"
    }
  }
}

extension HTML: ExpressibleByStringInterpolation {
  /// Markup of the program.
  init(stringLiteral text: StaticString) { self.text = text.description }

  init(stringInterpolation interpolation: Interpolation) { self = interpolation.whole }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var whole: HTML = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: StaticString) { whole.text += text.description }
    mutating func appendInterpolation(_ text: String) { whole += HTML(text) }
    mutating func appendInterpolation(_ number: some BinaryInteger) { whole.text += String(number) }
    mutating func appendInterpolation(_ markup: HTML) { whole += markup }
    mutating func appendInterpolation(_ markup: HTML?) { if let markup { whole += markup } }
    mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { whole += part } }
  }
}
