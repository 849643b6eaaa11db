import CoreModule

extension LookUp {
  /// The answer, with suggestions when nothing was found in any language.
  ///
  /// They are in the requested language; if it has none, in the other one of the direction; if that has none, in all others, those that the
  /// user learns first.
  ///
  /// - Parameter mayBeOther: Whether languages that the user did not request may be used.
  func suggesting(
    _ answer: LookUpAnswer, for text: String, mayBeOther: Bool, _ learned: LearnedLanguages
  ) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    guard answer.entries.isEmpty, answer.detected.isEmpty else { return answer }
    var answer = answer
    let (asked, direction) = (try await asked().filter(\.isLocal), answer.direction)
    answer.suggestions = await suggestions(for: text, in: [direction], asked, limit: Self.maximumSuggestions)
    if answer.suggestions.isEmpty, mayBeOther {
      answer.suggestions = await suggestions(for: text, in: [direction.reversed], asked, limit: Self.maximumSuggestions)
    }
    if answer.suggestions.isEmpty, mayBeOther {
      let languages = Language.allCases.filter { ![direction.from, direction.to].contains($0) && $0.mayWrite(text) }
      let others = try await learned.ordered(languages, by: { $0 }, chosen: direction)
      let directions = others.compactMap { Direction(from: $0, to: direction.to) }
      answer.suggestions = await suggestions(for: text, in: directions, asked, limit: Self.suggestionsOfOtherLanguage, isOther: true)
    }
    return answer
  }

  private func suggestions(
    for text: String, in directions: [Direction], _ sources: [any DictionarySource], limit: Int, isOther: Bool = false
  ) async -> [SuggestedSpelling] {
    var suggestions: [SuggestedSpelling] = []
    for direction in directions where suggestions.count < Self.maximumSuggestions {
      var texts: [String] = []
      for source in sources where source.directions.contains(direction) && texts.count < limit {
        texts += await source.suggestions(for: text, in: direction, limit: limit)
      }
      suggestions += texts.withoutRepeats().prefix(limit).map {
        SuggestedSpelling(text: $0, language: direction.from, isOfOtherLanguage: isOther)
      }
    }
    return Array(suggestions.prefix(Self.maximumSuggestions))
  }

  private static let maximumSuggestions = 5
  /// The limit for each language, so that several have a place.
  private static let suggestionsOfOtherLanguage = 2
}
