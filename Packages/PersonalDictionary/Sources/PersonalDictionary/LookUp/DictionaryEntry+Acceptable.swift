import CoreModule

extension DictionaryEntry {
  /// The entry with tidied texts, without texts that are too long and senses without a translation; `nil` when no sense is left.
  var acceptable: DictionaryEntry? {
    if isAcceptable { return self }
    guard let headword = UserText.tidied(headword)?.description else { return nil }
    var entry = self
    entry.headword = headword
    entry.partOfSpeech = partOfSpeech.flatMap { UserText.tidied($0)?.description }
    entry.attribution = attribution.flatMap { UserText.tidied($0)?.description }
    entry.senses = senses.compactMap(\.acceptable)
    return entry.senses.isEmpty ? nil : entry
  }

  /// Whether it is acceptable as it is, as those of the built-in dictionary are: only translations that need no changes.
  private var isAcceptable: Bool {
    attribution == nil && !senses.isEmpty && UserText.isPlain(headword) && headword.utf8.count <= UserText.maximumBytes
      && partOfSpeech.map(UserText.isPlain) ?? true && senses.allSatisfy(\.isAcceptable)
  }
}

extension Sense {
  fileprivate var isAcceptable: Bool {
    gloss == nil && context.isEmpty && examples.isEmpty && (1...Self.few).contains(translations.count)
      && translations.allSatisfy { UserText.isPlain($0) && $0.utf8.count <= UserText.maximumBytes } && !translations.hasRepeats
  }

  fileprivate var acceptable: Sense? {
    let translations = Self.acceptable(translations)
    guard !translations.isEmpty else { return nil }
    var sense = self
    sense.translations = translations
    sense.gloss = gloss.flatMap { UserText.tidied($0)?.description }
    sense.context = Self.acceptable(context)
    sense.examples = examples.compactMap(\.acceptable)
    return sense
  }

  /// So many translations are compared with each other one by one.
  private static let few = 16

  private static func acceptable(_ texts: [String]) -> [String] {
    if texts.allSatisfy({ UserText.isPlain($0) && $0.utf8.count <= UserText.maximumBytes }) { return texts.withoutRepeats() }
    return texts.compactMap { UserText.tidied($0)?.description }.withoutRepeats()
  }
}

extension UsageExample {
  fileprivate var acceptable: UsageExample? {
    guard let source = UserText.tidied(source)?.description else { return nil }
    let target = self.target.flatMap { UserText.tidied($0)?.description }
    return target == nil && self.target != nil ? nil : UsageExample(source: source, target: target)
  }
}

extension [String] {
  fileprivate var hasRepeats: Bool { indices.contains { self[..<$0].contains(self[$0]) } }
}
