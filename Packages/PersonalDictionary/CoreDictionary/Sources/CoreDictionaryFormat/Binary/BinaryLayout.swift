import PersonalDictionary

/// Where things are in the binary dictionary. All numbers are little-endian, all offsets count from the first byte.
///
///     header   magic with version (8), length of the file (4), number of rows (4), offset of the rows (4),
///              for each language: number of keys (4), offset of its key table (4)
///     rows     part of speech (1), provenance (1), weight (2), for each language: offset of its cell (3), 0 for none
///     keys     for each language: offsets of the blocks of its keys (4 each), which hold 16 keys, the last one what is left, in the order of
///              their bytes
///     pool     cells: length, words with | between; blocks: for each key how many bytes it begins with of the key before (none for the
///              first), how many follow, these, the number of its rows, the first row number, and by how much each of the others is greater
///
/// Lengths of cells and numbers within a block have seven bits a byte, the lowest first; the highest bit says that another byte follows.
enum BinaryLayout {
  /// The provenance of a row: people wrote or corrected it; nobody has read it; nobody has read it and few sources have it; people wrote it for
  /// the headwords of one language.
  static let handMade: UInt8 = 0
  static let wide: UInt8 = 1
  static let rare: UInt8 = 2
  static let answer: UInt8 = 3

  static let magic = Array("GLOTDIC".utf8) + [4]
  static let lengthOffset = 8
  static let rowCountOffset = 12
  static let rowsOffset = 16
  static let headerLength = 20 + 8 * Language.allCases.count
  static let rowLength = 4 + 3 * Language.allCases.count

  /// Where a row has the offset of the language's cell.
  static func cellOffset(_ language: Language) -> Int { 4 + 3 * language.column }

  static let keysInBlock = 16

  static func keyTableOffset(_ language: Language) -> Int { 20 + 8 * language.column }
}
