/// A source that changes how another source is asked, such as by caching its answers.
///
/// It must implement ``DictionarySource/entries(for:in:policy:)``. By default, everything else is passed on to the wrapped source, except
/// ``DictionarySource/briefEntries(for:in:policy:)``, which returns whole entries.
public protocol DictionarySourceWrapper: DictionarySource {
  /// The wrapped source.
  var base: any DictionarySource { get }
}

extension DictionarySourceWrapper {
  /// The wrapped source's name.
  public var name: String { base.name }
  /// The wrapped source's kind.
  public var kind: String { base.kind }
  /// Whether the wrapped source needs no network.
  public var isLocal: Bool { base.isLocal }
  /// The wrapped source's directions.
  public var directions: [Direction] { base.directions }
  /// The wrapped source's number of headwords.
  public var headwordCount: Int? { base.headwordCount }
  /// Whether the wrapped source has the forms of its headwords.
  public var knowsForms: Bool { base.knowsForms }
  /// The fault of the wrapped source's files.
  public var fault: SourceFault? { base.fault }

  /// The entries that ``DictionarySource/entries(for:in:policy:)`` returns with ``RequestPolicy/respectingPauses``.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await entries(for: text, in: direction, policy: .respectingPauses)
  }

  /// The wrapped source's inflections.
  public func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    await base.inflections(of: text, in: language, match)
  }

  /// The wrapped source's divisions.
  public func divisions(of text: String, in language: Language) async -> [WordDivision] {
    await base.divisions(of: text, in: language)
  }

  /// The wrapped source's suggestions.
  public func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] {
    await base.suggestions(for: text, in: direction, limit: limit)
  }
}
