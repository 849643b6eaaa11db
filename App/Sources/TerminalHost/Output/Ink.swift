import CoreModule

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
  var sequence: HarmlessText {
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
  var visible: String { HarmlessText(self).text }

  /// The text as one harmless line.
  var visibleLine: String { HarmlessText(line: self).text }
}

extension [String] {
  /// The texts in quotation marks, as a sentence names them: ten of them, and a sign that there are more.
  func named(_ opening: String, _ closing: String) -> String {
    prefix(10).map { opening + $0 + closing }.joined(separator: ", ") + (count > 10 ? " …" : "")
  }
}

extension HarmlessText {
  /// The text as it is written to a terminal: harmless, and with its ink.
  init(inked text: String) {
    // Every mark begins with such a byte, and few texts have any.
    guard text.utf8.contains(where: { $0 >= 0xF0 }) else {
      self.init(text)
      return
    }
    self = ""
    var rest = text.unicodeScalars[...]
    while let place = rest.firstIndex(where: Ink.isMark) {
      self += HarmlessText(String(rest[..<place])) + (Ink(rawValue: rest[place].value)?.sequence ?? "")
      rest = rest[rest.index(after: place)...]
    }
    self += HarmlessText(String(rest))
  }
}
