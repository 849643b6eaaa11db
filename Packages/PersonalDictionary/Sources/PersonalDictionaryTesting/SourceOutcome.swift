public import PersonalDictionary

extension DictionarySource {
  /// The outcome of a look-up: the entries or the error.
  public func outcome(for text: String, in direction: Direction) async -> Result<[DictionaryEntry], DictionarySourceError> {
    do { return .success(try await entries(for: text, in: direction)) } catch { return .failure(error) }
  }
}

extension Direction {
  /// The direction of two language codes such as `en` and `es`; the initial direction when they are invalid.
  public static func of(_ from: String, _ to: String) -> Direction {
    guard let from = Language(code: from), let to = Language(code: to) else { return .initial }
    return Direction(from: from, to: to) ?? .initial
  }
}
