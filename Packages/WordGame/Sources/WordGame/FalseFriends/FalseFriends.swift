/// Words of two languages that look like translations of each other and are none.
public struct FalseFriend: Hashable, Sendable {
  /// The English word.
  public let english: String
  /// What it means in the other language.
  public let meaningOfEnglish: String
  /// The word of the other language that looks like it.
  public let other: String
  /// What that means in English.
  public let meaningOfOther: String
}

/// The false friends that are known: English with Spanish, German, French, Italian and Russian.
///
/// Only pairs that are wrong in every usual sense are listed: *real* is also Spanish, so *real – real* is not here.
public enum FalseFriends {
  /// The languages besides English, by their codes.
  public static let languages = ["es", "de", "fr", "it", "ru"]

  /// The pairs of English with the language that has this code.
  public static func all(with language: String) -> [FalseFriend] {
    table(with: language).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard cells.count == 4 else { return nil }
      return FalseFriend(english: cells[0], meaningOfEnglish: cells[1], other: cells[2], meaningOfOther: cells[3])
    }
  }

  /// For each prompt in these languages that has any, what looks like its translation and is none.
  public static func decoys(in languages: LanguagePair) -> [String: [String]] {
    if languages.from == "en" {
      return all(with: languages.to).reduce(into: [:]) { $0[$1.english, default: []].append($1.other) }
    }
    guard languages.to == "en" else { return [:] }
    return all(with: languages.from).reduce(into: [:]) { $0[$1.other, default: []].append($1.english) }
  }

  private static func table(with language: String) -> String {
    switch language {
    case "es": spanish
    case "de": german
    case "fr": french
    case "it": italian
    case "ru": russian
    default: ""
    }
  }
}
