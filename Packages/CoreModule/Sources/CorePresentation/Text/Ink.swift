public import CoreModule

/// The style of a piece of text on a terminal.
///
/// While a text is built, noncharacters mark the changes of style, since no stored text can contain them. When the marks become escape
/// sequences, control characters are replaced, so stored text cannot contain escape sequences.
public enum Ink: UInt32, Sendable {
  /// The style of other text.
  case plain = 0x1FFFE
  /// Important text.
  case bold = 0x2FFFE
  /// Secondary text.
  case dim = 0x3FFFE
  /// Yellow text.
  case yellow = 0x4FFFE

  /// The noncharacter that marks the style.
  public var mark: String { Unicode.Scalar(rawValue).map { String($0) } ?? "" }

  /// The escape sequence (ECMA-48, SGR).
  var sequence: HarmlessText {
    switch self {
    case .plain: "\u{1B}[0m"
    case .bold: "\u{1B}[1m"
    case .dim: "\u{1B}[2m"
    case .yellow: "\u{1B}[33m"
    }
  }

  /// Whether `scalar` is a style mark.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { Ink(rawValue: scalar.value) != nil }
}

extension String {
  /// The text with deceptive and control characters shown as �, except line breaks and tabs.
  public var visible: String { HarmlessText(self).text }

  /// The text as one harmless line.
  public var visibleLine: String { HarmlessText(line: self).text }
}

extension [String] {
  /// Quotes up to ten texts for a sentence, followed by a sign if there are more.
  public func named(_ opening: String, _ closing: String) -> String {
    prefix(10).map { opening + $0 + closing }.joined(separator: ", ") + (count > 10 ? " …" : "")
  }
}

extension HarmlessText {
  /// Converts ink marks to escape sequences and makes everything else harmless.
  public init(inked text: String) {
    // Every mark starts with such a byte, which is rare in text.
    guard text.utf8.withContiguousStorageIfAvailable({ $0.contains { $0 >= 0xF0 } }) ?? true else {
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
