public import PersonalDictionary

extension DictionarySource {
  /// What became of a question: the entries, or why the source could not be asked.
  public func outcome(for text: String, in direction: Direction) async -> Result<[DictionaryEntry], DictionarySourceError> {
    do { return .success(try await entries(for: text, in: direction)) } catch { return .failure(error) }
  }
}

extension Direction {
  /// The direction of two language codes that differ, such as `en` and `es`; that of the start where they are none.
  public static func of(_ from: String, _ to: String) -> Direction {
    guard let from = Language(code: from), let to = Language(code: to) else { return .initial }
    return Direction(from: from, to: to) ?? .initial
  }
}
