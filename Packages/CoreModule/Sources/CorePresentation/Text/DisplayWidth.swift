/// The width of a text in terminal columns.
///
/// East Asian Wide and Fullwidth characters (Unicode Standard Annex #11) and emoji are wide. Invisible characters and combining marks take
/// no column, except spacing marks such as the vowels of Devanagari and Thai, which take one.
public struct DisplayWidth {
  /// Ink marks have no width.
  public static func of(_ text: String) -> Int {
    if let width = ofPlainText(text) { return width }
    if isPlainlyNarrow(text) { return text.unicodeScalars.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The width of a text of ASCII, Latin and Cyrillic letters, as most are: one column for each; `nil` for a text with others.
  private static func ofPlainText(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var width = 0
      for byte in bytes {
        switch byte {
        // Also the lead bytes of U+00C0 to U+02FF and U+0400 to U+047F.
        case 0x20...0x7E, 0xC3...0xCB, 0xD0, 0xD1: width += 1
        case 0x80...0xBF: break
        default: return nil
        }
      }
      return width
    }
  }

  /// Whether each scalar takes one column on every terminal.
  public static func isPlainlyNarrow(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isPlainlyNarrow) }

  /// Letters and signs of Latin, Greek and Cyrillic, and arrows: one column in any context.
  private static func isPlainlyNarrow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x377, 0x384...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2190...0x2193: true
    default: false
    }
  }

  /// The number of columns of a character.
  public static func of(_ character: Character) -> Int {
    if let value = character.asciiValue { return (0x20...0x7E).contains(value) ? 1 : 0 }
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }) { return 2 }
    if isJoinedEmoji(scalars) { return scalars.map(of).max() ?? 0 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// The width on a terminal that supports neither emoji nor grapheme clusters.
  public static func minimum(of character: String) -> Int { character.unicodeScalars.first.map(of) ?? 0 }

  /// The width on a terminal that shows all scalars side by side.
  public static func maximum(of character: String) -> Int {
    if character.utf8.count <= 1 { return character.utf8.count }
    return max(of(character), character.unicodeScalars.reduce(0) { $0 + (isEmoji($1) ? 2 : of($1)) })
  }

  /// ASCII digits and signs have the emoji property but are not shown as emoji.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { !scalar.isASCII && scalar.properties.isEmoji }

  /// Whether several emoji are joined into one. In other scripts, joined letters keep their width.
  private static func isJoinedEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.contains { $0.value == 0x200D } && scalars.contains(where: isEmoji)
  }

  /// Cuts `text` to `columns`, ending in `…` if it does not fit. Ink ends there.
  public static func cut(_ text: String, to columns: Int) -> String {
    // A character never has more columns than bytes.
    guard text.utf8.count > columns else { return text }
    var fitting = ""
    var width = 0
    for character in text {
      width += of(character)
      if width > columns { return columns > 0 ? ended(fitting) : "" }
      if width < columns { fitting.append(character) }
    }
    return text
  }

  /// Adds `…` and ends open ink.
  private static func ended(_ text: String) -> String {
    let ink = text.unicodeScalars.last(where: Ink.isMark).flatMap { Ink(rawValue: $0.value) } ?? .plain
    return text + "…" + (ink == .plain ? "" : Ink.plain.mark)
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if Ink.isMark(scalar) { return 0 }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: 0
    case .format: scalar.value == 0xAD ? 1 : 0
    default: isWide(scalar.value) ? 2 : isPartOfSyllable(scalar.value) ? 0 : 1
    }
  }

  /// Korean vowels and final consonants, which are shown within the square of the syllable.
  private static func isPartOfSyllable(_ value: UInt32) -> Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F: true
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD: true
    default: false
    }
  }
}
