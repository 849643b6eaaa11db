/// What the sources know about a word.
public struct LookUpAnswer: Equatable, Sendable {
  /// The direction that was asked.
  public var direction: Direction
  /// The entries of all sources, in the user's order of sources.
  public var entries: [DictionaryEntry]
  /// The base form whose entries these are, when the word itself is no headword: `dog` for dogs.
  public var baseForm: String?
  /// Why a source could not be asked, when nothing was found.
  public var pendingReason: PendingReason?

  /// An answer from its parts.
  public init(direction: Direction, entries: [DictionaryEntry], baseForm: String? = nil, pendingReason: PendingReason? = nil) {
    self.direction = direction
    self.entries = entries
    self.baseForm = baseForm
    self.pendingReason = pendingReason
  }

  /// The translations of all entries, best first: the first of each sense before the second of any.
  public var translations: [String] {
    let senses = entries.flatMap(\.senses).map(\.translations)
    let depth = senses.map(\.count).max() ?? 0
    return (0..<depth).flatMap { rank in senses.compactMap { $0.count > rank ? $0[rank] : nil } }.withoutRepeats()
  }

  /// The answer as a word keeps it, or `nil` when nothing was found.
  public var found: FoundTranslation? {
    guard let first = entries.first, !translations.isEmpty else { return nil }
    return FoundTranslation(translations: translations, partOfSpeech: first.partOfSpeech, source: first.source, baseForm: baseForm)
  }
}
