@preconcurrency internal import _FoundationICU

/// The properties of a Unicode scalar for word and character segmentation, in one byte.
public struct ScalarTraits: Equatable, Sendable {
  /// The class in the lower five bits, flags above them.
  public let rawValue: UInt8

  /// Traits from their raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The bit mask of the class.
  public static let classBits: UInt8 = 0x1F
  /// Set when the scalar belongs to the character before it (Unicode Standard Annex #29, rules GB9 and GB9a).
  public static let attachesMark: UInt8 = 0x20
  /// Set when the next scalar belongs to the same character (rule GB9b).
  public static let prependsMark: UInt8 = 0x40

  /// The traits of any scalar by the toolchain's Unicode version.
  public init(of scalar: UInt32) {
    let code = UChar32(bitPattern: scalar)
    var traits = WordClass(of: code).rawValue
    switch property(code, UCHAR_GRAPHEME_CLUSTER_BREAK) {
    case U_GCB_EXTEND.rawValue, U_GCB_SPACING_MARK.rawValue, U_GCB_ZWJ.rawValue: traits |= Self.attachesMark
    case U_GCB_PREPEND.rawValue: traits |= Self.prependsMark
    default: break
    }
    rawValue = traits
  }
}

/// The classes of word segmentation (Unicode Standard Annex #29, table 3), as far as they affect the word count. They follow ICU, which the
/// original program uses, where it deviates from the annex: Korean is separated from letters.
public enum WordClass: UInt8, CaseIterable, Sendable {
  /// Spaces, line breaks, punctuation, symbols: never part of a word.
  case other
  /// Letters of scripts that use spaces.
  case letter
  /// Hebrew letters, which quotation marks can join.
  case hebrewLetter
  /// Digits.
  case digit
  /// The underscore and similar characters.
  case connector
  /// Joins two letters.
  case midLetter
  /// Joins two digits.
  case midNumber
  /// Joins two letters or two digits.
  case midBoth
  /// The apostrophe, which also acts as ``midBoth``.
  case singleQuote
  /// The quotation mark, which joins Hebrew letters.
  case doubleQuote
  /// Belongs to the character before it.
  case mark
  /// The zero-width joiner: a ``mark`` that also joins a following pictograph.
  case joiner
  /// Emoji and other pictographs: ``other`` unless joined.
  case pictograph
  /// A ``letter`` that a joiner joins like a ``pictograph``.
  case pictographicLetter
  /// Korean syllables, which form words of their own.
  case hangul
  /// Ideographs and hiragana: divided by a dictionary.
  case ideograph
  /// Katakana: divided by a dictionary, and joined by a ``connector``.
  case katakana
  /// Thai and similar scripts: divided by a dictionary, and joined to letters.
  case southEastAsian

  /// Whether word boundaries of this class need a dictionary.
  public var needsDictionary: Bool { rawValue >= WordClass.ideograph.rawValue }

  fileprivate init(of code: UChar32) {
    let breakClass = property(code, UCHAR_WORD_BREAK)
    switch breakClass {
    case U_WB_EXTEND.rawValue, U_WB_FORMAT.rawValue: self = .mark
    case U_WB_ZWJ.rawValue: self = .joiner
    case U_WB_KATAKANA.rawValue: self = .katakana
    case _ where (0xAC00...0xD7A3).contains(code): self = .hangul
    case _ where WordClass.isIdeograph(code): self = .ideograph
    case _ where property(code, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT.rawValue: self = .southEastAsian
    case U_WB_ALETTER.rawValue: self = WordClass.isPictograph(code) ? .pictographicLetter : .letter
    case U_WB_HEBREW_LETTER.rawValue: self = .hebrewLetter
    case U_WB_NUMERIC.rawValue: self = .digit
    case U_WB_EXTENDNUMLET.rawValue: self = .connector
    case U_WB_MIDLETTER.rawValue: self = .midLetter
    case U_WB_MIDNUM.rawValue: self = .midNumber
    case U_WB_MIDNUMLET.rawValue: self = .midBoth
    case U_WB_SINGLE_QUOTE.rawValue: self = .singleQuote
    case U_WB_DOUBLE_QUOTE.rawValue: self = .doubleQuote
    default: self = WordClass.isPictograph(code) ? .pictograph : .other
    }
  }

  private static func isPictograph(_ code: UChar32) -> Bool { swift_u_hasBinaryProperty(code, UCHAR_EXTENDED_PICTOGRAPHIC) != 0 }

  private static func isIdeograph(_ code: UChar32) -> Bool {
    let script = property(code, UCHAR_SCRIPT)
    return script == USCRIPT_HAN.rawValue || script == USCRIPT_HIRAGANA.rawValue || script == USCRIPT_KATAKANA.rawValue
      || swift_u_hasBinaryProperty(code, UCHAR_IDEOGRAPHIC) != 0
  }
}

private func property(_ code: UChar32, _ property: UProperty) -> UInt32 {
  UInt32(bitPattern: swift_u_getIntPropertyValue(code, property))
}
