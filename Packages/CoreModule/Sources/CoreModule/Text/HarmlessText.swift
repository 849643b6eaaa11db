/// A text that is safe to write to a terminal or a log, without control sequences and disguises.
///
/// Run-time text passes ``init(_:)``. Literals are trusted, so that they can hold escape sequences.
public struct HarmlessText: Equatable, Sendable {
  /// The text itself.
  public private(set) var text: String

  /// Replaces harmful characters by �; line breaks and tabs stay.
  public init(_ text: String) {
    guard Self.mayHarm(text), text.unicodeScalars.contains(where: Self.isHarmful) else {
      self.text = text
      return
    }
    self.text = String(String.UnicodeScalarView(text.unicodeScalars.map { Self.isHarmful($0) ? "\u{FFFD}" : $0 }))
  }

  /// The text as one line.
  public init(line text: String) {
    // Most painted texts are a single such character.
    let isOneLetter = text.utf8.count == 1 && (text.utf8.first ?? 0) >= 0x20
    self.init(isOneLetter ? text : String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  /// Whether the text is empty.
  public var isEmpty: Bool { text.isEmpty }

  /// Concatenates two texts.
  public static func + (left: HarmlessText, right: HarmlessText) -> HarmlessText {
    var text = left
    text += right
    return text
  }

  /// Appends a text.
  public static func += (left: inout HarmlessText, right: HarmlessText) { left.text += right.text }

  /// Control characters, bidirectional controls, which can disguise a text, and noncharacters.
  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Whether eight bytes are all from 0x20 to 0x7E.
  private static func isPrintable(_ bytes: UInt64) -> Bool {
    (bytes | bytes &- 0x2020_2020_2020_2020 | bytes &+ 0x0101_0101_0101_0101) & 0x8080_8080_8080_8080 == 0
  }

  /// A fast check of bytes: whether the text may hold a harmful scalar. Most texts do not.
  static func mayHarm(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var place = 0
      while place < bytes.count {
        // Most bytes are printable ones of ASCII; eight of them are recognised at a time.
        if place + 8 <= bytes.count, isPrintable(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) {
          place += 8
          continue
        }
        let byte = bytes[place]
        place += 1
        let next = { (offset: Int) in place + offset < bytes.count ? bytes[place + offset] : 0 }
        switch byte {
        case 0x09, 0x0A: break
        case 0x00...0x1F, 0x7F, 0xEF...0xF4: return true
        case 0xC2: if next(0) <= 0x9F { return true }
        case 0xE2:
          if next(0) == 0x80 && (0xAA...0xAE).contains(next(1)) || next(0) == 0x81 && (0xA6...0xA9).contains(next(1)) { return true }
        default: break
        }
      }
      return false
    }
  }
}

extension HarmlessText: ExpressibleByStringInterpolation {
  /// A literal of the program.
  public init(stringLiteral text: StaticString) { self.text = text.description }

  /// A literal of the program with interpolated texts.
  public init(stringInterpolation interpolation: Interpolation) { self = interpolation.whole }

  /// Builds a text from literals and run-time values.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var whole: HarmlessText = ""

    /// Starts with an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal unchanged.
    public mutating func appendLiteral(_ text: StaticString) { whole.text += text.description }

    /// Appends a run-time text, made safe by ``HarmlessText/init(_:)``.
    public mutating func appendInterpolation(_ text: String) { whole += HarmlessText(text) }

    /// Appends a text that is already safe.
    public mutating func appendInterpolation(_ text: HarmlessText) { whole += text }

    /// Appends a number.
    public mutating func appendInterpolation(_ number: Int) { whole.text += "\(number)" }
  }
}
