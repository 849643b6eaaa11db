/// What a character is for the division of a text into words and sentences.
enum TextCharacter {
  case lowercaseLetter, uppercaseLetter
  /// A mark on the letter before, or an invisible character inside a word.
  case mark
  case digit
  case apostrophe, hyphen
  case space
  /// A full stop, and what else may end a sentence.
  case terminator
  /// A closing quotation mark or bracket.
  case closer
  /// What may be before the first word of a sentence, where a capital says nothing: an opening quotation mark, a dash, a colon.
  case opener
  case other

  /// The classes of the characters of ASCII.
  static let ascii: [TextCharacter] = (0..<128).map { TextCharacter(ascii: $0) }

  private init(ascii byte: UInt8) {
    self =
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): .lowercaseLetter
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): .uppercaseLetter
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case UInt8(ascii: "'"): .apostrophe
      case UInt8(ascii: "-"): .hyphen
      case 0...0x20: .space
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): .terminator
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closer
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "*"),
        UInt8(ascii: "#"), UInt8(ascii: "_"):
        .opener
      default: .other
      }
  }

  /// The class of a character that is not in ASCII.
  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar.value {
      case 0xD7, 0xF7, 0xAA, 0xBA, 0x482: .other
      case 0xC0...0xDE, 0x400...0x42F: .uppercaseLetter
      case 0xDF...0xFF, 0x430...0x45F: .lowercaseLetter
      case 0x2019, 0x2BC: .apostrophe
      case 0x2010, 0x2011: .hyphen
      case 0x2026, 0x3002, 0xFF01, 0xFF1F, 0x203C, 0x2047...0x2049, 0x61F, 0x6D4, 0x964: .terminator
      case 0xBB, 0x201D, 0x203A, 0x300D: .closer
      case 0xAB, 0x2018, 0x201A...0x201C, 0x201E, 0x2039, 0xBF, 0xA1, 0x2012...0x2015, 0x2022: .opener
      // Soft hyphens, joiners, zero-width spaces, directional marks, and byte order marks.
      case 0xAD, 0x34F, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: .mark
      default: TextCharacter(properties: scalar.properties)
      }
  }

  private init(properties: Unicode.Scalar.Properties) {
    self =
      switch properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: .uppercaseLetter
      case .lowercaseLetter, .otherLetter, .modifierLetter: .lowercaseLetter
      case .nonspacingMark, .spacingMark, .enclosingMark: .mark
      case .decimalNumber, .letterNumber, .otherNumber: .digit
      case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: .space
      case .closePunctuation, .finalPunctuation: .closer
      case .openPunctuation, .initialPunctuation: .opener
      default: .other
      }
  }

  var isLetter: Bool { self == .lowercaseLetter || self == .uppercaseLetter }
}
