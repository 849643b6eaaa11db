import CoreModule

/// Tells a list of words from other texts, such as prose, tables of numbers and files of programs.
struct WordListCheck {
  /// A record that is no word.
  let example: String
  /// A text that separates two columns in most records, though it is none of the usual separators.
  let separator: String?

  /// In a list without translations, longer phrases are rather sentences.
  private static let mostWords = 5
  private static let separators = [" - ", " – ", " — ", " = ", ": "]

  /// Examines the first records; `nil` when most of them are words.
  init?(_ records: [[String]], _ layout: ColumnLayout) {
    guard let column = layout.columns.firstIndex(of: .text) else { return nil }
    let texts = records.compactMap { column < $0.count ? $0[column] : nil }
    // Commas divide prose into ever other numbers of columns.
    let isAlone = layout.columns.count == 1 || records.count { $0.count == layout.columns.count } * 10 < records.count * 9
    let others = texts.filter { !Self.isWord($0) || isAlone && !Self.isAlone($0) }
    guard others.count * 2 > texts.count, let first = others.first else { return nil }
    example = first
    separator = isAlone ? Self.separators.first { Self.divides(texts, $0) } : nil
  }

  /// Whether at least half of it is letters.
  private static func isWord(_ text: String) -> Bool {
    let signs = text.filter { !$0.isWhitespace }
    return signs.count(where: \.isLetter) * 2 >= signs.count
  }

  /// Whether it can be a word or phrase without anything else. Several words that end with a full stop are a sentence.
  private static func isAlone(_ text: String) -> Bool {
    guard !(text.hasSuffix(".") && text.contains(" ")) else { return false }
    return !text.contains { ":=<>{}[]\\@#$%^*_|~\"".contains($0) } && text.split(whereSeparator: \.isWhitespace).count <= mostWords
      && !separators.contains { text.contains($0) }
  }

  private static func divides(_ texts: [String], _ separator: String) -> Bool {
    texts.count { $0.ranges(of: separator).count == 1 } * 2 > texts.count
  }
}
