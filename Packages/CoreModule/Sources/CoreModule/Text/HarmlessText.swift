/// A text that deceives neither a terminal nor whoever reads it: all that is written to one, or to a log.
///
/// What is given at run time passes ``init(_:)``. A literal stands as it is in the program, such as an escape sequence.
public struct HarmlessText: Equatable, Sendable {
  /// The text itself.
  public private(set) var text: String

  /// The text with what could deceive shown as �; line breaks and tabs stay.
  public init(_ text: String) {
    guard Self.mayHarm(text), text.unicodeScalars.contains(where: Self.isHarmful) else {
      self.text = text
      return
    }
    self.text = String(String.UnicodeScalarView(text.unicodeScalars.map { Self.isHarmful($0) ? "\u{FFFD}" : $0 }))
  }

  /// The text as one line.
  public init(line text: String) {
    // Most of what is painted is one such character.
    let isOneLetter = text.utf8.count == 1 && (text.utf8.first ?? 0) >= 0x20
    self.init(isOneLetter ? text : String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  /// Whether there is nothing to write.
  public var isEmpty: Bool { text.isEmpty }

  /// One text after the other.
  public static func + (left: HarmlessText, right: HarmlessText) -> HarmlessText {
    var text = left
    text += right
    return text
  }

  /// Puts a text behind.
  public static func += (left: inout HarmlessText, right: HarmlessText) { left.text += right.text }

  /// Control characters, bidirectional controls that can make a text look like another, and noncharacters.
  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Whether any byte may belong to a harmful scalar: in most texts none does, and bytes are looked through faster than scalars.
  private static func mayHarm(_ text: String) -> Bool {
    var before: UInt8 = 0
    return text.utf8.contains { byte in
      defer { before = byte }
      return switch byte {
      case 0x09, 0x0A: false
      case 0x00...0x1F, 0x7F, 0xEF...0xF4: true
      case 0x80...0x9F: before == 0xC2 || (before == 0xE2 && byte <= 0x81)
      default: false
      }
    }
  }
}

extension HarmlessText: ExpressibleByStringInterpolation {
  /// A text that stands in the program.
  public init(stringLiteral text: StaticString) { self.text = text.description }

  /// A text that stands in the program, with others in it.
  public init(stringInterpolation interpolation: Interpolation) { self = interpolation.whole }

  /// Puts together what stands in the program and what is given at run time.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var whole: HarmlessText = ""

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Takes what stands in the program as it is.
    public mutating func appendLiteral(_ text: StaticString) { whole.text += text.description }

    /// Takes what is given at run time as ``HarmlessText/init(_:)`` does.
    public mutating func appendInterpolation(_ text: String) { whole += HarmlessText(text) }

    /// Takes a text that is harmless already.
    public mutating func appendInterpolation(_ text: HarmlessText) { whole += text }

    /// Takes a number.
    public mutating func appendInterpolation(_ number: Int) { whole.text += "\(number)" }
  }
}
