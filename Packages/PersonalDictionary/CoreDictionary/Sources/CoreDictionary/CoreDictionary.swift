import CoreDictionaryData
public import CoreDictionaryFormat
import CoreModule
public import PersonalDictionary

/// The built-in dictionary: seven languages, all 42 directions, no network.
public struct CoreDictionary: DictionarySource {
  let reader: CoreDictionaryReader
  let forms: FormIndexReader
  let parsed = ParsedIndex()

  /// `core`.
  public var name: String { "core" }
  /// `core`.
  public var kind: String { "core" }
  /// True.
  public var isLocal: Bool { true }
  /// True.
  public var knowsForms: Bool { true }
  /// All 42 directions.
  public var directions: [Direction] { Direction.all }
  /// The number of headwords in all languages.
  public var headwordCount: Int? { reader.headwordCount }

  /// Creates the embedded dictionary. It is read at the first look-up.
  public init() {
    let bytes = UnsafeRawBufferPointer(start: core_dictionary_bytes(), count: core_dictionary_length())
    let forms = UnsafeRawBufferPointer(start: core_forms_bytes(), count: core_forms_length())
    self.init(reader: CoreDictionaryReader(bytes), forms: FormIndexReader(forms))
  }

  /// Creates a dictionary from other bytes.
  public init(reader: CoreDictionaryReader, forms: FormIndexReader = FormIndexReader(UnsafeRawBufferPointer(start: nil, count: 0))) {
    self.reader = reader
    self.forms = forms
  }

  /// The entries whose headword is `text`, best first. It never throws.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    articles(for: text, in: direction)
  }

  /// The entries whose headword is `text`, without what only an article shows. It never throws.
  public func briefEntries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    articles(for: text, in: direction, isBrief: true)
  }

  /// The entries whose headword is `text`, best first.
  ///
  /// - Parameter isBrief: Whether they have only their translations.
  public func articles(for text: String, in direction: Direction, isBrief: Bool = false) -> [DictionaryEntry] {
    let article = reader.article(for: FoldedText(text), in: direction, isBrief: isBrief)
    guard !article.rows.isEmpty else { return [] }
    return Articles(meanings: Meaning.closest(to: text, in: article.rows), notes: article.notes).entries(source: name)
  }
}

extension CoreDictionary: NounGenders {
  /// See `NounGenders.gender(of:in:)`.
  public func gender(of noun: String, in language: Language) -> Gender { reader.gender(of: noun, in: language) }
}
