import CoreModule

extension DictionaryEntry {
  /// The entry as it may be shown and kept, whatever the source sent: its texts are tidied as those of users are, those that are too long and
  /// senses without a translation are left out. `nil` when no sense is left.
  var acceptable: DictionaryEntry? {
    guard let headword = UserText.tidied(headword)?.description else { return nil }
    var entry = self
    entry.headword = headword
    entry.partOfSpeech = partOfSpeech.flatMap { UserText.tidied($0)?.description }
    entry.attribution = attribution.flatMap { UserText.tidied($0)?.description }
    entry.senses = senses.compactMap(\.acceptable)
    return entry.senses.isEmpty ? nil : entry
  }
}

extension Sense {
  fileprivate var acceptable: Sense? {
    let translations = Self.acceptable(translations)
    guard !translations.isEmpty else { return nil }
    return Sense(translations: translations, context: Self.acceptable(context), examples: examples.compactMap(\.acceptable))
  }

  private static func acceptable(_ texts: [String]) -> [String] {
    texts.compactMap { UserText.tidied($0)?.description }.withoutRepeats()
  }
}

extension UsageExample {
  fileprivate var acceptable: UsageExample? {
    guard let source = UserText.tidied(source), let target = UserText.tidied(target) else { return nil }
    return UsageExample(source: source.description, target: target.description)
  }
}
