import CoreModule

extension LookUp {
  /// Suggestions for an unknown text, the likeliest first.
  func suggestions(for text: String, in direction: Direction) async throws(PersonalDictionaryProblem) -> [String] {
    var suggestions: [String] = []
    let serving = try await asked().filter { $0.isLocal && $0.directions.contains(direction) }
    for source in serving where suggestions.count < Self.maximumSuggestions {
      suggestions += await source.suggestions(for: text, in: direction, limit: Self.maximumSuggestions)
    }
    return Array(suggestions.withoutRepeats().prefix(Self.maximumSuggestions))
  }

  /// The answer, with suggestions when nothing was found in any language.
  ///
  /// - Parameter maySwap: Whether the reversed direction is used too.
  func suggesting(_ answer: LookUpAnswer, for text: String, maySwap: Bool) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    guard answer.entries.isEmpty, answer.detected.isEmpty else { return answer }
    var answer = answer
    answer.suggestions = try await suggestions(for: text, in: answer.direction)
    if answer.suggestions.isEmpty, maySwap { answer.suggestions = try await suggestions(for: text, in: answer.direction.reversed) }
    return answer
  }

  private static let maximumSuggestions = 5
}
