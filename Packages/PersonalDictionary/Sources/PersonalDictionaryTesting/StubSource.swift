public import PersonalDictionary

/// A source with words from a test.
public struct StubSource: DictionarySource {
  /// The name of the source.
  public let name: String
  /// Always `given`.
  public let kind = "given"
  /// Whether it counts as local.
  public let isLocal: Bool
  /// The directions it serves.
  public let directions: [Direction]
  private let translations: [Direction: [String: [String]]]
  private let suggestions: [Direction: [String: [String]]]
  private let failure: DictionarySourceError?

  /// Creates a source with translations and suggestions by direction and text, or one that always fails.
  public init(
    name: String = "given", isLocal: Bool = true, directions: [Direction] = Direction.all,
    translations: [Direction: [String: [String]]] = [:], suggestions: [Direction: [String: [String]]] = [:],
    failure: DictionarySourceError? = nil
  ) {
    self.name = name
    self.isLocal = isLocal
    self.directions = directions
    self.translations = translations
    self.suggestions = suggestions
    self.failure = failure
  }

  /// The entry whose headword is spelled exactly like `text`.
  public func entries(for text: String, in direction: Direction) throws(DictionarySourceError) -> [DictionaryEntry] {
    if let failure { throw failure }
    guard let found = translations[direction]?[text] else { return [] }
    return [DictionaryEntry(headword: text, partOfSpeech: "noun", source: name, senses: [Sense(translations: found)])]
  }
}

extension StubSource {
  /// The suggestions for exactly this text.
  public func suggestions(for text: String, in direction: Direction, limit: Int) -> [String] {
    Array((suggestions[direction]?[text] ?? []).prefix(limit))
  }
}

extension StubSource: GradedDictionary {
  /// The headwords it knows, all equally common.
  public func headwords(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) -> [GradedHeadword] {
    var drawn = SmallestRanks<String>(count)
    for text in (translations[direction] ?? [:]).keys { drawn.offer(text, rank: rank(text)) }
    return drawn.sorted().compactMap { headword($0, in: direction) }
  }

  /// The headword that is spelled exactly like `text`.
  public func headword(_ text: String, in direction: Direction) -> GradedHeadword? {
    translations[direction]?[text].map { GradedHeadword(text: text, translations: $0, rareTranslations: []) }
  }

  /// The headwords alone.
  public func spellings(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) -> [String] {
    headwords(in: direction, commonest: commonest, count: count, rank: rank).map(\.text)
  }

  /// The first translations of the headwords.
  public func translations(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) -> [String] {
    headwords(in: direction, commonest: commonest, count: count, rank: rank).compactMap(\.translations.first)
  }

  /// All headwords are equally common.
  public func commonness(of headwords: [String], in direction: Direction) -> [String: Double] {
    headwords.reduce(into: [:]) { $0[$1] = translations[direction]?[$1].map { _ in 1 } }
  }
}
