import CoreModule
import Foundation

/// One way of writing a right answer.
struct AcceptedSpelling: Sendable {
  /// As it is shown.
  let text: String
  /// As it is compared.
  let compared: ComparedText
  /// Whether it belongs to the first answer, whose articles are known.
  let isFirst: Bool

  /// The ways of writing an answer as an entry gives it: `(to) hang`, `bueno/a`, `casa / hogar`, `house (building)`.
  static func all(of entry: String, _ articles: Articles, isFirst: Bool) -> [AcceptedSpelling] {
    var texts: [String] = []
    for alternative in alternatives(in: entry) {
      for text in withAndWithoutRemarks(alternative) { texts += withEndings(text) }
    }
    let spellings = texts.map(\.trimmed).filter { !$0.isEmpty }.withoutRepeats().map { text in
      AcceptedSpelling(text: text, compared: ComparedText(text, articles), isFirst: isFirst)
    }
    return spellings.filter { !$0.compared.whole.isEmpty }
  }

  /// Divided at slashes between spaces and at semicolons, and at commas in a list of single words.
  private static func alternatives(in entry: String) -> [String] {
    entry.components(separatedBy: " / ").flatMap { $0.components(separatedBy: ";") }.flatMap { part in
      let words = part.split(separator: ",").map(\.trimmed)
      return words.count > 1 && words.allSatisfy { !$0.contains(" ") } ? [part] + words : [part]
    }
  }

  /// The text without what is in parentheses, and with it.
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

  /// Each word that has endings behind a slash in each of its forms.
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

/// A text as it is compared: in lower case, without punctuation and stress marks, with its article apart.
struct ComparedText: Sendable {
  /// All of it.
  let whole: String
  /// The article, if there is one before the rest.
  let article: String?
  /// What follows the article, and the *to* of English verbs.
  let rest: String

  init(_ text: String, _ articles: Articles) {
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
      // Stress marks of Cyrillic letters are not part of the spelling; the breve of й and the dots of ё are.
      case "\u{0301}", "\u{0300}": if !(plain.last.map { (0x0400...0x052F).contains($0.value) } ?? false) { plain.append(scalar) }
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
