import CoreDictionaryData
public import CoreDictionaryFormat
import CoreModule
public import PersonalDictionary

/// The built-in dictionary: seven languages, all 42 directions, no network.
public struct CoreDictionary: DictionarySource {
  let reader: CoreDictionaryReader
  let forms: FormIndexReader
  let ranks: RanksReader
  let parsed = ParsedIndex()

  /// Always `core`.
  public var name: String { "core" }
  /// Always `core`.
  public var kind: String { "core" }
  /// Always `true`.
  public var isLocal: Bool { true }
  /// Always `true`.
  public var knowsForms: Bool { true }
  /// All 42 directions.
  public var directions: [Direction] { Direction.all }
  /// The number of headwords in all languages.
  public var headwordCount: Int? { reader.headwordCount }

  /// Creates the embedded dictionary. It is read at the first look-up.
  public init() {
    let bytes = UnsafeRawBufferPointer(start: core_dictionary_bytes(), count: core_dictionary_length())
    let forms = UnsafeRawBufferPointer(start: core_forms_bytes(), count: core_forms_length())
    let ranks = UnsafeRawBufferPointer(start: core_ranks_bytes(), count: core_ranks_length())
    self.init(reader: CoreDictionaryReader(bytes), forms: FormIndexReader(forms), ranks: RanksReader(ranks))
  }

  /// The data of a dictionary without forms or ranks.
  public static var nothing: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: nil, count: 0) }

  /// Creates a dictionary from other data.
  public init(
    reader: CoreDictionaryReader, forms: FormIndexReader = FormIndexReader(Self.nothing), ranks: RanksReader = RanksReader(Self.nothing)
  ) {
    self.reader = reader
    self.forms = forms
    self.ranks = ranks
  }

  /// The entries whose headword is `text`, best first. It never throws.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    entriesNow(for: text, in: direction)
  }

  /// The entries whose headword is `text`, with only what ``DictionarySource/briefEntries(for:in:policy:)`` requires. It never throws.
  public func briefEntries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    entriesNow(for: text, in: direction, isBrief: true)
  }

  /// The entries whose headword is `text`, best first, without an `await`: the data is in memory.
  ///
  /// - Parameter isBrief: Whether the entries have only their headwords, parts of speech and translations.
  public func entriesNow(for text: String, in direction: Direction, isBrief: Bool = false) -> [DictionaryEntry] {
    let article = reader.article(for: FoldedText(text), in: direction, isBrief: isBrief)
    guard !article.rows.isEmpty else { return [] }
    return EntryGrouping(meanings: Meaning.closest(to: text, in: article.rows), notes: article.notes).entries(source: name)
  }
}

extension CoreDictionary: NounGenders {
  public func gender(of noun: String, in language: Language) -> Gender { reader.gender(of: noun, in: language) }
}
