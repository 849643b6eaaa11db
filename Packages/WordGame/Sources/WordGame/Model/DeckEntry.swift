/// A word that can be asked about, with everything that is a right translation of it.
public struct DeckEntry: Hashable, Sendable {
  /// The word that is asked about.
  public let prompt: String
  /// Its translations, the best first, none twice; any of them may be shown.
  public let translations: [String]
  /// What is right as well, but is not shown and not told: rare meanings.
  public let rareTranslations: Set<String>

  /// An entry; a translation that is given twice counts once.
  public init(prompt: String, translations: [String], rareTranslations: Set<String> = []) {
    var seen: Set<String> = []
    self.prompt = prompt
    self.translations = translations.filter { seen.insert($0).inserted }
    self.rareTranslations = rareTranslations.subtracting(seen)
  }

  /// Whether `text` is exactly one of the translations.
  public func isRight(_ text: String) -> Bool { translations.contains(text) || rareTranslations.contains(text) }

  /// This entry with the translations of another one for the same prompt.
  public func merged(with other: DeckEntry) -> DeckEntry {
    DeckEntry(
      prompt: prompt, translations: translations + other.translations,
      rareTranslations: rareTranslations.union(other.rareTranslations)
    )
  }

  /// The alternatives that a text lists: it is split at a slash between two spaces and nowhere else, so that `bueno/as` stays whole.
  public static func alternatives(in text: String) -> [String] {
    text.split(separator: " / ").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
