import CoreModule
public import PersonalDictionary

/// What every ``WordStore`` promises, as checks that say what they found. A test runs each of them on each store.
public struct WordStoreContract: Sendable {
  /// The promise, in a sentence.
  public let promise: String
  /// Checks it on an empty store; returns what is wrong, or nothing.
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

/// Says what differs, or nothing.
func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String) -> [String] {
  actual == expected ? [] : ["\(what): expected \(expected), got \(actual)"]
}
