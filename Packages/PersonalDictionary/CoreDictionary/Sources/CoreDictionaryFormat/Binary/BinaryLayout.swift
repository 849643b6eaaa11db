import PersonalDictionary

/// The layout of the binary dictionary. Numbers are little-endian; offsets are from the first byte.
///
///     header   magic with version (8), length of the file (4), number of rows (4), offset of the rows (4),
///              for each language: number of keys (4), offset of its key table (4), offsets of the symbols of its cells, notes and glosses (4 each)
///     rows     part of speech (1), provenance (1), weight (2), for each language: offset of its cell (3), 0 for none
///     keys     for each language: offsets of the blocks of its keys (4 each), which hold 16 keys, the last one what is left, in the order of
///              their bytes
///     pool     symbols: their number (1), eight bytes for each, the length of each (1)
///              cells: twice the length, one more where glosses follow; the words in symbols, each with its gender behind it; the length of the
///              glosses; these in symbols
///              blocks, for each key: half a byte for how many bytes it begins with of the key before (none for the first), the low half for how
///              many follow, where either is 15 or more by how much; these bytes; twice the number of its rows, one more where notes follow; the
///              first row number, and by how much each of the others is greater; the length of the notes; these in symbols, see ``StoredNotes``
///
/// A gloss is a letter for the place of its headword in the cell (`@` for the first), the text, an optional tab and example, and a line
/// end.
///
/// Lengths and numbers in the pool have seven bits per byte, lowest first; the highest bit marks that another byte follows.
enum BinaryLayout {
  /// The provenance of a row: hand-made or corrected; unreviewed; unreviewed with few sources; hand-made for the headwords of one language.
  static let handMade: UInt8 = 0
  static let wide: UInt8 = 1
  static let rare: UInt8 = 2
  static let answer: UInt8 = 3

  static let magic = Array("GLOTDIC".utf8) + [5]
  static let lengthOffset = 8
  static let rowCountOffset = 12
  static let rowsOffset = 16
  private static let languagesOffset = 20
  private static let languageLength = 20
  static let headerLength = languagesOffset + languageLength * Language.allCases.count
  static let rowLength = 4 + 3 * Language.allCases.count

  /// The position of the language's cell offset in a row.
  static func cellOffset(_ language: Language) -> Int { 4 + 3 * language.column }

  static let keysInBlock = 16

  static func keyTableOffset(_ language: Language) -> Int { languagesOffset + languageLength * language.column }

  /// The kinds of texts; each has its own symbols.
  enum Texts: Int, CaseIterable { case cells, notes, glosses }

  static func symbolsOffset(_ language: Language, _ texts: Texts) -> Int { keyTableOffset(language) + 8 + 4 * texts.rawValue }

  /// The number of gender values; the byte after each word of a cell is its gender.
  static let genders: UInt8 = 16

  /// The letter of the first place in a cell.
  static let firstPlace = UInt8(ascii: "@")
  static let maximumPlaces = 32
}
