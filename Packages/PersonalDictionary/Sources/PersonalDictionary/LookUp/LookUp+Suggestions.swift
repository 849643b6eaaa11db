import CoreModule

extension LookUp {
  /// Texts that may be meant by `text`, which nobody knows: the likeliest first.
  func suggestions(for text: String, in direction: Direction) async throws(PersonalDictionaryProblem) -> [String] {
    var suggestions: [String] = []
    let serving = try await asked().filter { $0.isLocal && $0.directions.contains(direction) }
    for source in serving where suggestions.count < Self.mostSuggestions {
      suggestions += await source.suggestions(for: text, in: direction, limit: Self.mostSuggestions)
    }
    return Array(suggestions.withoutRepeats().prefix(Self.mostSuggestions))
  }

  /// The answer with what may be meant, where nothing was found and it is no word of another language.
  ///
  /// - Parameter maySwap: Whether the other way round was tried as well, and is tried for what may be meant.
  func suggesting(_ answer: LookUpAnswer, for text: String, maySwap: Bool) async throws(PersonalDictionaryProblem) -> LookUpAnswer {
    guard answer.entries.isEmpty, answer.detected == nil else { return answer }
    var answer = answer
    answer.suggestions = try await suggestions(for: text, in: answer.direction)
    if answer.suggestions.isEmpty, maySwap { answer.suggestions = try await suggestions(for: text, in: answer.direction.reversed) }
    return answer
  }

  private static let mostSuggestions = 5
}
