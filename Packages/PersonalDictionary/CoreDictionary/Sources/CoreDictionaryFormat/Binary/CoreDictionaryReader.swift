public import CoreModule
public import PersonalDictionary

/// Looks words up in the binary dictionary where it lies: nothing is read before the first look-up, and a look-up reads only the keys
/// of a binary search and the rows it finds. Damaged bytes give fewer rows or none.
public struct CoreDictionaryReader: Sendable {
  private let bytes: CheckedBytes

  /// A reader of `buffer`, which must outlive it and never change.
  public init(_ buffer: UnsafeRawBufferPointer) { bytes = CheckedBytes(buffer) }

  /// How many different headwords all languages have together, spellings that differ only in case and accents counted once.
  public var headwordCount: Int {
    guard isWhole else { return 0 }
    return Language.allCases.map { bytes.uint32(at: BinaryLayout.keyTableOffset($0)) ?? 0 }.reduce(0, +)
  }

  /// The rows with a word of `direction.from` that folds to `key`, in the order of the table.
  public func rows(for key: FoldedText, in direction: Direction) -> [StoredRow] {
    guard isWhole, let offset = offset(of: key, in: direction.from), let word = bytes.text(at: offset),
      let count = bytes.uint16(at: word.endIndex), bytes.slice(at: word.endIndex + 2, length: 4 * count) != nil
    else { return [] }
    return (0..<count).compactMap { place in
      bytes.uint32(at: word.endIndex + 2 + 4 * place).flatMap { row($0, in: direction) }
    }
  }

  private var isWhole: Bool {
    bytes.slice(at: 0, length: BinaryLayout.magic.count)?.elementsEqual(BinaryLayout.magic) == true
      && bytes.uint32(at: BinaryLayout.lengthOffset) == bytes.count
  }

  /// How many keys `language` has.
  func keyCount(of language: Language) -> Int { isWhole ? bytes.uint32(at: BinaryLayout.keyTableOffset(language)) ?? 0 : 0 }

  /// A key by its place in the order of keys.
  func key(_ place: Int, of language: Language) -> Slice<UnsafeRawBufferPointer>? {
    bytes.uint32(at: BinaryLayout.keyTableOffset(language) + 4).flatMap { bytes.uint32(at: $0 + 4 * place) }.flatMap { bytes.text(at: $0) }
  }

  private func offset(of key: FoldedText, in language: Language) -> Int? {
    let header = BinaryLayout.keyTableOffset(language)
    guard let count = bytes.uint32(at: header), let table = bytes.uint32(at: header + 4),
      bytes.slice(at: table, length: 4 * count) != nil
    else { return nil }
    let wanted = key.description.utf8
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      guard let offset = bytes.uint32(at: table + 4 * middle), let found = bytes.text(at: offset) else { return nil }
      if found.elementsEqual(wanted) { return offset }
      range = found.lexicographicallyPrecedes(wanted) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// How many rows there are.
  public var rowCount: Int { isWhole ? bytes.uint32(at: BinaryLayout.rowCountOffset) ?? 0 : 0 }

  /// The weight of a hand-made row about a content word that both languages have; `nil` for others.
  func weight(ofContentRow number: Int, in direction: Direction) -> Int? {
    guard let table = bytes.uint32(at: BinaryLayout.rowsOffset) else { return nil }
    let offset = table + number * BinaryLayout.rowLength
    guard bytes.byte(at: offset + 1) == BinaryLayout.handMade,
      let partOfSpeech = bytes.byte(at: offset).flatMap(PartOfSpeech.init(code:)), Self.contentClasses.contains(partOfSpeech),
      bytes.uint32(at: offset + 4 + 4 * direction.from.column) ?? 0 > 0, bytes.uint32(at: offset + 4 + 4 * direction.to.column) ?? 0 > 0
    else { return nil }
    return bytes.uint16(at: offset + 2)
  }

  /// A row by its number, from 0; `nil` when there is none.
  public func row(_ number: Int, in direction: Direction) -> StoredRow? {
    guard let count = bytes.uint32(at: BinaryLayout.rowCountOffset), number < count,
      let table = bytes.uint32(at: BinaryLayout.rowsOffset)
    else { return nil }
    let offset = table + number * BinaryLayout.rowLength
    guard let partOfSpeech = bytes.byte(at: offset).flatMap(PartOfSpeech.init(code:)), let weight = bytes.uint16(at: offset + 2)
    else { return nil }
    return StoredRow(
      partOfSpeech: partOfSpeech,
      weight: weight,
      isRare: bytes.byte(at: offset + 1) == BinaryLayout.rare,
      isAnswer: bytes.byte(at: offset + 1) == BinaryLayout.answer,
      words: cell(direction.from, ofRowAt: offset),
      translations: cell(direction.to, ofRowAt: offset)
    )
  }

  private func cell(_ language: Language, ofRowAt offset: Int) -> [String] {
    guard let place = bytes.uint32(at: offset + 4 + 4 * language.column), place > 0, let text = bytes.text(at: place) else { return [] }
    return text.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
  }
}
