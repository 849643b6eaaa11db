import CoreModule

extension LookUp {
  /// Texts that may be meant by `text`, which nobody knows: the likeliest first.
  func suggestions(for text: String, in direction: Direction) async throws(PersonalDictionaryProblem) -> [String] {
    var suggestions: [String] = []
    for source in try await asked() where source.isLocal && source.directions.contains(direction) && suggestions.count < Self.mostSuggestions {
      suggestions += await source.suggestions(for: text, in: direction, limit: Self.mostSuggestions)
    }
    return Array(suggestions.withoutRepeats().prefix(Self.mostSuggestions))
  }

  /// The answer with what may be meant, where nothing was found.
  ///
  /// - Parameter maySwap: Whether the other way round was tried as well, and is tried for what may be meant.
  func suggesting(_ answer: LookUpAnswer, for text: String, maySwap: Bool) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    guard answer.entries.isEmpty else { return answer }
    var answer = answer
    answer.suggestions = try await suggestions(for: text, in: answer.direction)
    if answer.suggestions.isEmpty, maySwap { answer.suggestions = try await suggestions(for: text, in: answer.direction.reversed) }
    return answer
  }

  private static let mostSuggestions = 5
}
