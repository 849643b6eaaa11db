import CoreModule

/// What a text is in a language that nobody asked for.
public struct DetectedWord: Equatable, Sendable {
  /// The language.
  public let language: Language
  /// What it means, in the language that was asked for, or from it where the text is a word of that one.
  public let translations: [String]

  /// The first language that has `text` as a word or a form, spelled exactly so; `nil` when none has.
  ///
  /// - Parameter direction: The direction in which it is unknown. A word of the language that translations are wanted in comes before others.
  init?(_ text: String, notIn direction: Direction, sources: [any DictionarySource]) async {
    let others = Language.allCases.filter { $0 != direction.from && $0 != direction.to }
    for language in [direction.to] + others {
      let to = language == direction.to ? direction.from : direction.to
      guard let other = Direction(from: language, to: to) else { continue }
      var question = Question(local: sources.filter { $0.directions.contains(other) }, direction: other, asking: .nobody)
      let answer = await question.answerOfLocal(to: text)
      guard let reading = answer.readings.first, reading.match == .exact else { continue }
      self.language = language
      translations = answer.translations
      return
    }
    return nil
  }
}
