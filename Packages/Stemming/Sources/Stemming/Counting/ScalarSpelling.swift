/// The spelling of a scalar within a word, cached for scripts with case.
struct ScalarSpelling {
  /// The role of a scalar.
  enum Role {
    case space
    case nothing
    case apostrophe
    /// A letter that is spelled as the one to three bytes of UTF-8 in `bytes`, first byte lowest.
    case letter(bytes: UInt32, count: Int)
    /// A letter with a longer spelling, or one that normal form C may change.
    case special
  }

  private let spelling: WordSpelling
  /// A cache for the first scalars; zero means not computed yet.
  private var cache: [UInt32]

  private static let cacheCount: UInt32 = 0x3000

  init(_ spelling: WordSpelling) {
    self.spelling = spelling
    cache = Array(repeating: 0, count: Int(Self.cacheCount))
  }

  /// The role of a scalar.
  mutating func role(of value: UInt32) -> Role {
    guard value < Self.cacheCount else { return Role(entry: entry(of: value)) }
    let index = Int(value)
    if cache[index] == 0 { cache[index] = entry(of: value) }
    return Role(entry: cache[index])
  }

  private func entry(of value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value) else { return Role.nothingEntry }
    if scalar.properties.isWhitespace { return Role.spaceEntry }
    if spelling.readsApostrophes, WordSpelling.isApostrophe(scalar) { return Role.apostropheEntry }
    guard WordSpelling.isLetter(scalar) else { return Role.nothingEntry }
    let mapping = spelling.letterCase.mapping(of: scalar).unicodeScalars
    guard Self.isComposed(value), mapping.count == 1, let only = mapping.first, Self.isComposed(only.value),
      let bytes = UTF8.encode(only), bytes.count <= 3
    else { return Role.specialEntry }
    return bytes.enumerated().reduce(UInt32(bytes.count) << 24) { $0 | UInt32($1.element) << UInt32(8 * $1.offset) }
  }

  /// Whether normal form C never changes the scalar, whatever other such scalars surround it.
  private static func isComposed(_ value: UInt32) -> Bool {
    switch value {
    case 0x00...0x2FF, 0x370...0x373, 0x376...0x377, 0x37B...0x37D, 0x386...0x482, 0x48A...0x52F: true
    case 0x531...0x556, 0x561...0x587, 0x5D0...0x5EA, 0x10A0...0x10FF: true
    case 0x1E00...0x1EFF, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    // Kana only change with voicing marks, and Hangul syllables with final consonants; both are missing in this list.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

extension ScalarSpelling.Role {
  fileprivate static let spaceEntry: UInt32 = 1 << 28
  fileprivate static let nothingEntry: UInt32 = 2 << 28
  fileprivate static let apostropheEntry: UInt32 = 3 << 28
  fileprivate static let specialEntry: UInt32 = 4 << 28

  fileprivate init(entry: UInt32) {
    switch entry {
    case Self.spaceEntry: self = .space
    case Self.nothingEntry: self = .nothing
    case Self.apostropheEntry: self = .apostrophe
    case Self.specialEntry: self = .special
    default: self = .letter(bytes: entry & 0xFF_FFFF, count: Int(entry >> 24))
    }
  }
}
