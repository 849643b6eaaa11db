import CoreModule
import CorePresentation

/// Markup that is safe to send. Literals are trusted; text that comes in at run time is escaped.
struct HTML: Equatable, Sendable {
  /// In UTF-8: the parts of a page are copied without further processing.
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Escapes a text.
  init(_ text: String) { append(escaping: text) }

  fileprivate mutating func append(_ markup: StaticString) { markup.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  fileprivate mutating func append(escaping text: String) {
    var text = text.visible
    text.withUTF8 { source in
      var start = 0
      for place in source.indices {
        guard let escape = Self.escape(source[place]) else { continue }
        bytes.append(contentsOf: source[start..<place])
        append(escape)
        start = place + 1
      }
      bytes.append(contentsOf: source[start...])
    }
  }

  private static func escape(_ byte: UInt8) -> StaticString? {
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

  static func += (left: inout HTML, right: HTML) { left.bytes += right.bytes }

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
  init(stringLiteral text: StaticString) { append(text) }

  init(stringInterpolation interpolation: Interpolation) { self = interpolation.whole }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var whole: HTML = ""

    init(literalCapacity: Int, interpolationCount: Int) { whole.bytes.reserveCapacity(literalCapacity + 16 * interpolationCount) }

    mutating func appendLiteral(_ text: StaticString) { whole.append(text) }
    /// A literal is markup here too, as both sides of `\(isOn ? " on" : " off")`.
    @_disfavoredOverload mutating func appendInterpolation(_ text: String) { whole.append(escaping: text) }
    mutating func appendInterpolation(_ number: some BinaryInteger) { whole.bytes += number.description.utf8 }
    /// A text as a part of a path or query.
    mutating func appendInterpolation(encoded text: String) {
      for byte in text.utf8 {
        let isPlain = byte < 0x80 && (UnicodeScalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte))
        if isPlain { whole.bytes.append(byte) } else { whole.bytes += ("%" + String(UInt16(byte) + 0x100, radix: 16).dropFirst()).utf8 }
      }
    }
    mutating func appendInterpolation(_ markup: HTML) { whole += markup }
    mutating func appendInterpolation(_ markup: HTML?) { if let markup { whole += markup } }
    mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { whole += part } }
  }
}
