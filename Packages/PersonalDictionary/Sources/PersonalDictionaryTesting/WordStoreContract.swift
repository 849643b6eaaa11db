import CoreModule
public import PersonalDictionary

/// The behavior that every ``WordStore`` must have. Tests run these checks on each store.
public struct WordStoreContract: Sendable {
  /// What is checked, in a sentence.
  public let promise: String
  /// Runs the check on an empty store and returns the violations.
  public let violations: @Sendable (any WordStore) async throws -> [String]

  init(_ promise: String, _ violations: @escaping @Sendable (any WordStore) async throws -> [String]) {
    self.promise = promise
    self.violations = violations
  }
}

/// A draft with translations found by a source called `given`.
public func draft(
  _ text: String, _ translations: [String] = [], from: Language = .spanish, to: Language = .english, tags: [String] = []
) throws -> WordDraft {
  WordDraft(
    text: try UserText(text), direction: Direction(from: from, to: to) ?? .initial,
    found: translations.isEmpty ? nil : FoundTranslation(translations: translations, partOfSpeech: "noun", source: "given"), tags: tags
  )
}

/// A message when the values differ.
func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String) -> [String] {
  actual == expected ? [] : ["\(what): expected \(expected), got \(actual)"]
}
