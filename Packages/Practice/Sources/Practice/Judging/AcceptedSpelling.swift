import CoreModule
import Foundation

/// One way of writing a right answer.
struct AcceptedSpelling: Sendable {
  /// The text as it is shown.
  let text: String
  /// The text as it is compared.
  let compared: ComparedText
  /// Whether it belongs to the first answer, the only one whose articles are known.
  let isFirst: Bool

  /// The spellings of an answer in an entry: `(to) hang`, `bueno/a`, `casa / hogar`, `house (building)`.
  static func all(of entry: String, _ articles: AnswerArticles, isFirst: Bool) -> [AcceptedSpelling] {
    var texts: [String] = []
    for alternative in alternatives(in: entry) {
      for text in withAndWithoutRemarks(alternative) { texts += withEndings(text) }
    }
    let spellings = texts.map(\.trimmed).filter { !$0.isEmpty }.withoutRepeats().map { text in
      AcceptedSpelling(text: text, compared: ComparedText(text, articles), isFirst: isFirst)
    }
    return spellings.filter { !$0.compared.whole.isEmpty }
  }

  /// The parts of an entry between slashes with spaces around them and between semicolons; in a list of single words, also between commas.
  private static func alternatives(in entry: String) -> [String] {
    entry.components(separatedBy: " / ").flatMap { $0.components(separatedBy: ";") }.flatMap { part in
      let words = part.split(separator: ",").map(\.trimmed)
      return words.count > 1 && words.allSatisfy { !$0.contains(" ") } ? [part] + words : [part]
    }
  }

  /// The text without the parts in parentheses, and with them.
  private static func withAndWithoutRemarks(_ text: String) -> [String] {
    guard text.contains(where: { "([".contains($0) }) else { return [text] }
    var depth = 0
    var bare = ""
    for character in text {
      if "([".contains(character) { depth += 1 }
      if depth == 0 { bare.append(character) }
      if ")]".contains(character) { depth = max(0, depth - 1) }
    }
    return [bare.spaced.joined(separator: " "), text.filter { !"()[]".contains($0) }.spaced.joined(separator: " ")]
  }

  private static let maximumCombinations = 16

  /// The text with each form of the words that have endings after a slash.
  private static func withEndings(_ text: String) -> [String] {
    guard text.contains("/") else { return [text] }
    let texts = text.split(separator: " ").reduce([""]) { texts, word in
      let forms = forms(of: word)
      guard texts.count * forms.count <= maximumCombinations else { return texts.map { $0 + " " + word } }
      return texts.flatMap { text in forms.map { text + " " + $0 } }
    }
    return texts.map(\.trimmed)
  }

  /// `bueno/a` is bueno and buena, `cazador/a` cazador and cazadora, `he/she` he and she.
  private static func forms(of word: Substring) -> [String] {
    let parts = word.split(separator: "/").map { String($0.drop { $0 == "-" }) }
    guard let base = parts.first, parts.count > 1 else { return [String(word)] }
    return [base]
      + parts.dropFirst().map { ending in
        guard ending.count <= 3, ending.count + 1 < base.count else { return ending }
        let stem = base.hasSuffix("s") && ending.hasSuffix("s") ? base.dropLast() : base[...]
        return (stem.last.map(SlipRule.isVowel) ?? false ? String(stem.dropLast()) : String(stem)) + ending
      }
  }
}

/// A text as it is compared: in lower case, without punctuation and stress marks, with its article separated.
struct ComparedText: Sendable {
  /// The whole text.
  let whole: String
  /// The article; `nil` when there is none before the rest.
  let article: String?
  /// The text after the article, or after the *to* of an English verb.
  let rest: String

  init(_ text: String, _ articles: AnswerArticles) {
    whole = Self.plain(text)
    (article, rest) = articles.divided(whole)
  }

  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar {
      case "\u{2018}", "\u{2019}", "\u{02BC}", "`", "\u{00B4}": plain.append("'")
      case "-", "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}": plain.append(" ")
      case "'": plain.append(scalar)
      // They are not part of the spelling; the breve of й and the dots of ё are.
      case _ where scalar.isStressMark(after: plain.last): break
      default: plain.append(isPunctuation(scalar) ? " " : scalar)
      }
    }
    return String(plain).precomposedStringWithCanonicalMapping.spaced.joined(separator: " ")
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation: true
    default: false
    }
  }
}
