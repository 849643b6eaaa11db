import CoreModule

/// A word that can be asked, with all its correct translations.
public struct DeckEntry: Hashable, Sendable {
  /// The word that is asked.
  public let prompt: String
  /// The translations that may be shown, best first, without repeats.
  public let translations: [String]
  /// Rare meanings, which are correct but never shown.
  public let rareTranslations: Set<String>

  /// Creates an entry and removes repeated translations.
  public init(prompt: String, translations: [String], rareTranslations: Set<String> = []) {
    self.prompt = prompt
    self.translations = translations.withoutRepeats()
    self.rareTranslations = rareTranslations.subtracting(translations)
  }

  /// Whether `text` is exactly one of the translations.
  public func isRight(_ text: String) -> Bool { translations.contains(text) || rareTranslations.contains(text) }

  /// This entry with the translations of another entry for the same prompt.
  public func merged(with other: DeckEntry) -> DeckEntry {
    DeckEntry(
      prompt: prompt, translations: translations + other.translations,
      rareTranslations: rareTranslations.union(other.rareTranslations)
    )
  }

  /// The alternatives in a text: it is split at a slash between spaces, so that `bueno/as` stays whole.
  public static func alternatives(in text: String) -> [String] {
    text.split(separator: " / ").map(\.trimmed).filter { !$0.isEmpty }
  }
}
