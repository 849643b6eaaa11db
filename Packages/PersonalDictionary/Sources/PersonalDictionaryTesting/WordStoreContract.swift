import CoreModule
public import CoreModuleTesting
public import PersonalDictionary

/// The behavior that every `WordStore` must have; the checks need an empty store.
public typealias WordStoreContract = Contract<any WordStore>

extension WordStoreContract {
  /// All checks.
  public static var all: [WordStoreContract] { saving + changing + searching + ranking + taking + near }
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
