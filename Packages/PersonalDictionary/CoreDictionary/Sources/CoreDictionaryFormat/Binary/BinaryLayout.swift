import PersonalDictionary

/// The layout of the binary dictionary. Numbers are little-endian; offsets are from the first byte.
///
///     header   magic with version (8), length of the file (4), number of rows (4), offset of the rows (4),
///              for each language: number of keys (4), offset of its key table (4), offsets of the symbols of its
///              cells, notes and glosses (4 each)
///     rows     part of speech (1), provenance (1), weight (2), for each language: offset of its cell (3), 0 for none
///     keys     for each language: offsets of its blocks (4 each); a block has 16 keys, the last one fewer, in byte order
///     pool     symbols: their number (1), eight bytes for each, the length of each (1)
///              cells: twice the length, plus 1 if glosses follow; the words in symbols, each followed by its gender;
///              the length of the glosses; the glosses in symbols
///              blocks, for each key: the number of bytes shared with the previous key (high half of a byte) and of
///              those that follow (low half), where 15 means that the rest of the number follows; these bytes; twice
///              the number of its rows, plus 1 if notes follow; the first row number, and the difference of each
///              further one to the previous; the length of the notes; the notes in symbols, see ``StoredNotes``
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

  /// `GLOTDIC` and the version, in bytes from the highest.
  static let magic: UInt64 = 0x474C_4F54_4449_4305
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
