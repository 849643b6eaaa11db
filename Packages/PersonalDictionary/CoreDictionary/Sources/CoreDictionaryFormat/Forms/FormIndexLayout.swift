import PersonalDictionary

/// The layout of the index of forms. Numbers are little-endian; offsets are from the first byte.
///
///     header    magic with version (8), length of the file (4), digest of the tables (8),
///               for each language: offset of its tags (4), number of its arcs (4), offset of its arcs (4),
///               offset of its rules (4)
///     tags      number of tags (2), then for each: length (2), the features, separated by spaces
///     rules     length (2), the text of ``JoinedWords``
///     arcs      label (1), and three bytes: number of the first arc of the next state (22 bits), whether a record
///               ends here (1 bit), whether this is the last arc of its state (1 bit); the arcs of a state are in the order
///               of their labels
///
/// An automaton accepts records: the bytes of a form, 0, its place among the readings of the form, the code of the part of speech, the
/// number of the tag (2), the number of bytes to remove from the end of the form, and the bytes to append to get the headword.
enum FormIndexLayout {
  /// `GLOTFRM` and the version, in bytes from the highest.
  static let magic: UInt64 = 0x474C_4F54_4652_4D03
  static let lengthOffset = 8
  static let digestOffset = 12
  static let languageLength = 16
  static let headerLength = 20 + languageLength * Language.allCases.count
  static let arcLength = 4
  static let maximumArcs = 1 << 22
  static let isFinal: UInt32 = 1 << 30
  static let isLast: UInt32 = 1 << 31

  static func languageOffset(_ language: Language) -> Int { 20 + languageLength * language.column }
}
