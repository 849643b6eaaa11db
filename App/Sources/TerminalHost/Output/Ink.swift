/// How a piece of text looks on a terminal.
///
/// While a text is put together, a noncharacter stands for each change: no text that is kept can hold one. As the marks become escape
/// sequences, control characters are made harmless: nothing that was stored can reach the terminal as such a sequence.
enum Ink: UInt32 {
  case plain = 0x1FFFE
  case bold = 0x2FFFE
  case dim = 0x3FFFE
  case yellow = 0x4FFFE

  var mark: String { Unicode.Scalar(rawValue).map { String($0) } ?? "" }

  /// The escape sequence (ECMA-48, SGR).
  var sequence: String {
    switch self {
    case .plain: "\u{1B}[0m"
    case .bold: "\u{1B}[1m"
    case .dim: "\u{1B}[2m"
    case .yellow: "\u{1B}[33m"
    }
  }

  /// Whether `scalar` is such a mark, which takes no room.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { Ink(rawValue: scalar.value) != nil }
}

extension String {
  /// The text with what could deceive a terminal or its reader shown as �; line breaks and tabs stay.
  var visible: String {
    guard mayHarm, unicodeScalars.contains(where: Self.isHarmful) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { Self.isHarmful($0) ? "\u{FFFD}" : $0 }))
  }

  /// The text as one harmless line.
  var visibleLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }).visible }

  /// The text as it is written to a terminal: harmless, and with its ink.
  var inked: String {
    guard mayHarm, unicodeScalars.contains(where: Self.isHarmful) else { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let ink = Ink(rawValue: scalar.value) {
        text.append(contentsOf: ink.sequence.unicodeScalars)
      } else {
        text.append(Self.isHarmful(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(text)
  }

  /// Whether any byte may belong to a harmful scalar: in most texts none does, and bytes are looked through faster than scalars.
  private var mayHarm: Bool {
    var before: UInt8 = 0
    return utf8.contains { byte in
      defer { before = byte }
      return switch byte {
      case 0x09, 0x0A: false
      case 0x00...0x1F, 0x7F, 0xEF...0xF4: true
      case 0x80...0x9F: before == 0xC2 || (before == 0xE2 && byte <= 0x81)
      default: false
      }
    }
  }

  /// Control characters, bidirectional controls that can make a text look like another, and noncharacters.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
