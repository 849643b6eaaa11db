import CoreModule
import CorePresentation

/// Markup that is safe to send. Literals are trusted; text that comes in at run time is escaped.
struct HTML: Sendable {
  private(set) var text = ""

  /// Escapes a text.
  init(_ text: String) {
    let text = text.visible
    var start = text.startIndex
    // Most texts have nothing to escape, and are taken as they are.
    for place in text.utf8.indices {
      guard let escape = Self.escape(text.utf8[place]) else { continue }
      self.text += text[start..<place]
      self.text += escape
      start = text.utf8.index(after: place)
    }
    if start == text.startIndex { self.text = text } else { self.text += text[start...] }
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
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

    init(literalCapacity: Int, interpolationCount: Int) { whole.text.reserveCapacity(literalCapacity + 16 * interpolationCount) }

    mutating func appendLiteral(_ text: StaticString) { whole.text += text.description }
    /// A literal is markup here too, as both sides of `\(isOn ? " on" : " off")`.
    @_disfavoredOverload mutating func appendInterpolation(_ text: String) { whole += HTML(text) }
    mutating func appendInterpolation(_ number: some BinaryInteger) { whole.text += String(number) }
    mutating func appendInterpolation(_ markup: HTML) { whole += markup }
    mutating func appendInterpolation(_ markup: HTML?) { if let markup { whole += markup } }
    mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { whole += part } }
  }
}
