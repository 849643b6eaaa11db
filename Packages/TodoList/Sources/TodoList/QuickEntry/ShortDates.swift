/// When `27.12`, which may as well be the version of a program, is a date although no word such as “by” or «до» stands before it.
///
/// In a line with Russian words it is one, but not right behind a Latin word: «Поставить Ubuntu 24.04». In other lines it is one at the end of
/// the text, with two digits for the day, and not behind a name or a word that versions follow: `Pay rent 31.12`, but no `Python 3.11`, no
/// `Install Ubuntu 24.04` and no `Upgrade to 31.02`.
enum ShortDates {
  case always, atEnd, never

  /// When it is one behind a word of a line.
  ///
  /// - Parameters:
  ///   - words: All words of the line.
  ///   - previous: The word before the date that stays in the text.
  ///   - isFirst: Whether that word begins the text, where every word has a capital letter.
  init(in words: [QuickEntryWord], after previous: QuickEntryWord?, isFirst: Bool) {
    if words.contains(where: { $0.key.unicodeScalars.contains(where: Self.isCyrillic) }) {
      let isName = previous.map { $0.key.unicodeScalars.contains(where: Self.isLatin) } ?? false
      self = isName ? .never : .always
    } else {
      let isName = !isFirst && previous?.typed.first?.isUppercase == true
      self = isName || Self.versionWords.contains(previous?.key ?? "") ? .never : .atEnd
    }
  }

  private static let versionWords: Set<String> = ["to", "from", "than", "version", "ver", "v", "release"]

  private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool { (0x400...0x52F).contains(scalar.value) }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }
}
