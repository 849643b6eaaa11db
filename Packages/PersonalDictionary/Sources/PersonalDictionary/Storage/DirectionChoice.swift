extension DirectionStore {
  /// The direction for the languages that the user named; missing ones come from the chosen direction.
  func direction(from: Language?, to: Language?) async throws(PersonalDictionaryProblem) -> Direction {
    let chosen: Direction
    if let from, let to {
      guard let named = Direction(from: from, to: to) else { throw .store(.sameLanguages(from)) }
      return named
    }
    do { chosen = try await chosenDirection() ?? .initial } catch { throw PersonalDictionaryProblem(error) }
    switch (from, to) {
    case (let from?, nil): return chosen.fitted(from: from)
    case (nil, let to?): return chosen.fitted(to: to)
    default: return chosen
    }
  }
}

extension Direction {
  /// This direction from another language; if that is the target, the old source becomes the target.
  public func fitted(from language: Language) -> Direction { Direction(from: language, to: to) ?? reversed }

  /// This direction into another language; if that is the source, the old target becomes the source.
  public func fitted(to language: Language) -> Direction { Direction(from: from, to: language) ?? reversed }
}
