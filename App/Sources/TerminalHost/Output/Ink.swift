/// How a piece of text looks on a terminal.
///
/// While a text is put together, a mark of the private use area stands for each change. Only when control characters in it have been made
/// harmless do the marks become escape sequences: nothing that was stored can reach the terminal as one.
enum Ink: UInt32, CaseIterable {
  case plain = 0x10FFF0
  case bold
  case dim
  case yellow

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
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { (plain.rawValue...yellow.rawValue).contains(scalar.value) }
}

extension String {
  /// The text with control characters shown as �, but for line breaks and tabs.
  var visible: String {
    guard unicodeScalars.contains(where: Self.isHarmful) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { Self.isHarmful($0) ? "\u{FFFD}" : $0 }))
  }

  /// The text as it is written to a terminal: harmless, and with its ink.
  var inked: String {
    Ink.allCases.reduce(visible) { text, ink in text.replacing(ink.mark, with: ink.sequence) }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }
}
