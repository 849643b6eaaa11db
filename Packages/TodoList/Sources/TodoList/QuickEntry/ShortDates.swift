/// When `27.12` is a date and not a version number, without a preposition such as “by” or «до».
///
/// In a line with Russian words it is a date, except after a Latin word: «Поставить Ubuntu 24.04». In other lines it is a date at the end
/// of the text, if the day has two digits and the word before is neither a name nor a word for versions: `Pay rent 31.12`, but not `Python
/// 3.11`, `Install Ubuntu 24.04` or `Upgrade to 31.02`.
enum ShortDates {
  case always, atEnd, never

  /// The rule after a word of a line.
  ///
  /// - Parameters:
  ///   - isRussian: Whether the line has Russian words.
  ///   - previous: The last word before the date that stays in the text.
  ///   - isFirst: Whether this word begins the text, where every word is capitalized.
  init(isRussian: Bool, after previous: QuickEntryWord?, isFirst: Bool) {
    let isVersion = ["to", "from", "than"].contains(previous?.key)
    if isRussian {
      let isName = previous.map { $0.key.unicodeScalars.contains(where: Self.isLatin) } ?? false
      self = isName || isVersion ? .never : .always
    } else {
      let isName = !isFirst && previous?.typed.first?.isUppercase == true
      self = isName || isVersion ? .never : .atEnd
    }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }
}
