import CoreDictionaryData
public import CoreDictionaryFormat
import CoreModule
public import PersonalDictionary

/// The dictionary inside the program: seven languages, all 42 directions, no network, nothing to install.
public struct CoreDictionary: DictionarySource {
  let reader: CoreDictionaryReader
  let forms: FormIndexReader

  /// `core`.
  public let name = "core"
  /// `core`.
  public let kind = "core"
  /// It needs no network.
  public let isLocal = true
  /// The index of forms has those of all headwords.
  public let knowsForms = true
  /// All 42 directions.
  public var directions: [Direction] { Direction.all }
  /// How many headwords the seven languages have together.
  public var headwordCount: Int? { reader.headwordCount }

  /// The embedded dictionary. Nothing is read before the first look-up.
  public init() {
    let bytes = UnsafeRawBufferPointer(start: core_dictionary_bytes(), count: core_dictionary_length())
    let forms = UnsafeRawBufferPointer(start: core_forms_bytes(), count: core_forms_length())
    self.init(reader: CoreDictionaryReader(bytes), forms: FormIndexReader(forms))
  }

  /// A dictionary in other bytes.
  public init(reader: CoreDictionaryReader, forms: FormIndexReader = FormIndexReader(UnsafeRawBufferPointer(start: nil, count: 0))) {
    self.reader = reader
    self.forms = forms
  }

  /// The entries whose headword is `text`, best first. It never throws: there is nothing to reach.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    articles(for: text, in: direction)
  }

  /// The entries whose headword is `text`, best first.
  public func articles(for text: String, in direction: Direction) -> [DictionaryEntry] {
    let article = reader.article(for: FoldedText(text), in: direction)
    return Articles(meanings: Meaning.closest(to: text, in: article.rows), notes: article.notes).entries(source: name)
  }
}

extension CoreDictionary: NounGenders {
  /// See `NounGenders.gender(of:in:)`.
  public func gender(of noun: String, in language: Language) -> Gender { reader.gender(of: noun, in: language) }
}
