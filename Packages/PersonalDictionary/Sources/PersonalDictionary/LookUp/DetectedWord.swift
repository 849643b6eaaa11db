import CoreModule

/// A word of another language than the requested one.
public struct DetectedWord: Equatable, Sendable {
  /// The language.
  public let language: Language
  /// Its translations into the requested target language, or into the source language if it is a word of the target language.
  public let translations: [String]

  /// Finds the first language that has exactly `text` as a word or a form; `nil` when none has.
  ///
  /// - Parameter direction: The direction in which it is unknown. Its target language is tried first.
  init?(_ text: String, notIn direction: Direction, sources: [any DictionarySource]) async {
    let others = Language.allCases.filter { $0 != direction.from && $0 != direction.to }
    for language in [direction.to] + others {
      let to = language == direction.to ? direction.from : direction.to
      guard let other = Direction(from: language, to: to) else { continue }
      var query = LookUpQuery(local: sources.filter { $0.directions.contains(other) }, direction: other, policy: .cacheOnly)
      let answer = await query.answerOfLocal(to: text)
      guard let reading = answer.readings.first, reading.match == .exact else { continue }
      self.language = language
      translations = answer.translations
      return
    }
    return nil
  }
}
