public import CoreModule

/// Words of two languages that look like translations of each other but are not.
public struct FalseFriend: Hashable, Sendable {
  /// The English word.
  public let english: String
  /// The meaning of the English word in the other language.
  public let meaningOfEnglish: String
  /// The word of the other language that looks like it.
  public let other: String
  /// The meaning of the other word in English.
  public let meaningOfOther: String
}

/// A list of false friends: English with Spanish, German, French, Italian and Russian.
///
/// Only pairs that are wrong in every common sense are listed: *real* is also Spanish, so *real – real* is missing.
public enum FalseFriends {
  /// The codes of the languages besides English.
  public static let languages = ["es", "de", "fr", "it", "ru"]

  /// The pairs of English and the language with this code.
  public static func all(with language: String) -> [FalseFriend] {
    table(with: language).split(separator: "\n").compactMap(FalseFriend.init(line:))
  }

  /// The words that look like the translation of `prompt` but are not. Only the lines of this prompt are parsed.
  public static func decoys(of prompt: String, in languages: LanguagePair) -> [String] {
    guard languages.from == "en" || languages.to == "en" else { return [] }
    let (language, place) = languages.from == "en" ? (languages.to, 0) : (languages.from, 2)
    let wanted = " \(prompt) "
    let pairs = table(with: language).utf8.split(separator: UInt8(ascii: "\n")).filter { line in
      let cells = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      guard cells.count == 4 else { return false }
      return cells[place].elementsEqual(place == 0 ? wanted.utf8.dropFirst() : wanted.utf8.dropFirst(0))
    }
    return pairs.compactMap { FalseFriend(line: Substring($0)) }.map { place == 0 ? $0.other : $0.english }
  }

  /// For each prompt in these languages, the words that look like its translation but are not.
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

extension FalseFriend {
  fileprivate init?(line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard cells.count == 4 else { return nil }
    self.init(english: cells[0], meaningOfEnglish: cells[1], other: cells[2], meaningOfOther: cells[3])
  }
}
