import CoreModule

/// A word that is known in another language than the requested one.
public struct DetectedWord: Equatable, Sendable {
  /// The direction in which it is known.
  public let direction: Direction
  /// Its translations in that direction.
  public let translations: [String]

  /// The language of the word.
  public var language: Language { direction.from }

  /// The languages in which exactly `text` is a word or a form, with or without an article. Languages in which it is a word come first.
  ///
  /// - Parameters:
  ///   - direction: The direction in which it is unknown. Its target language comes first.
  ///   - target: The language to translate into; a word of this language itself is translated into the source language of `direction`.
  static func all(
    _ text: String, notIn direction: Direction, into target: Language, sources: [any DictionarySource]
  ) async -> [DetectedWord] {
    var (words, forms) = ([DetectedWord](), [DetectedWord]())
    let others = Language.allCases.filter { $0 != direction.from && $0 != direction.to }
    for language in [direction.to] + others where language.mayWrite(text) {
      guard let other = Direction(from: language, to: language == target ? direction.from : target) else { continue }
      var query = LookUpQuery(local: sources.filter { $0.directions.contains(other) }, direction: other, policy: .cacheOnly)
      let answer = await query.localAnswer(to: text)
      guard let reading = answer.readings.first else { continue }
      if reading.match != .exact {
        guard reading.match == .phrase, let rest = language.withoutArticle(text) else { continue }
        let isNoun = await query.localAnswer(to: rest).readings.contains { $0.match == .exact && $0.partOfSpeech != "verb" }
        guard isNoun || text.hasPrefix("to ") else { continue }
      }
      let word = DetectedWord(direction: other, translations: answer.translations)
      if reading.forms.isEmpty || language == direction.to { words.append(word) } else { forms.append(word) }
    }
    return words + forms
  }
}

extension Language {
  /// `text` without the article, or the English “to”, before it; `nil` when there is none.
  fileprivate func withoutArticle(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 1, Articles(of: self).contain(words[0]) else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  /// Whether `text` has a letter of the language's script; otherwise its dictionary need not be searched.
  func mayWrite(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isLetter)
  }

  /// Whether a character is a letter of the language's script.
  func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic && scalar.isCyrillic == (self == .russian) }
}
