public import CoreModule
public import PersonalDictionary

/// Looks words up in the binary dictionary in place. A look-up reads only the keys of a binary search and the rows found. Damaged bytes
/// give fewer rows or none.
public struct CoreDictionaryReader: Sendable {
  private let bytes: CheckedBytes
  private let index = KeyIndex()

  /// Creates a reader of `buffer`, which must outlive it and never change.
  public init(_ buffer: UnsafeRawBufferPointer) { bytes = CheckedBytes(buffer) }

  /// The number of headwords in all languages; spellings that differ only in case and accents count once.
  public var headwordCount: Int {
    guard isWhole else { return 0 }
    return Language.allCases.map { bytes.uint32(at: BinaryLayout.keyTableOffset($0)) ?? 0 }.reduce(0, +)
  }

  /// The rows with a word of `direction.from` that folds to `key`, in table order.
  public func rows(for key: FoldedText, in direction: Direction) -> [StoredRow] { article(for: key, in: direction).rows }

  /// The rows, with the notes on their headwords.
  ///
  /// - Parameter isBrief: Whether the notes, the glosses and the genders of the translations are left out.
  public func article(for key: FoldedText, in direction: Direction, isBrief: Bool = false) -> StoredArticle {
    guard let found = record(of: key, in: direction.from) else { return .nothing }
    var notes: [UInt8]?
    if !isBrief, var place = found.notes { notes = symbols(of: direction.from, .notes)?.text(at: &place) }
    return StoredArticle(
      rows: found.rowNumbers.compactMap { row($0, in: direction, isBrief: isBrief) }, notes: StoredNotes(notes ?? []))
  }

  /// The gender of the noun with exactly this spelling, of all its meanings; empty when it is unknown or the word is not a noun.
  public func gender(of noun: String, in language: Language) -> Gender {
    let key = FoldedText(noun)
    guard let found = record(of: key, in: language), let table = bytes.uint32(at: BinaryLayout.rowsOffset) else { return [] }
    var gender: Gender = []
    for number in found.rowNumbers {
      let offset = table + number * BinaryLayout.rowLength
      guard bytes.byte(at: offset) == PartOfSpeech.noun.code else { continue }
      let cell = cell(language, ofRowAt: offset)
      if let place = cell.texts.firstIndex(of: noun) { gender.formUnion(cell.genders[place]) }
    }
    return gender
  }

  private var isWhole: Bool {
    bytes.begin(with: BinaryLayout.magic) && bytes.uint32(at: BinaryLayout.lengthOffset) == bytes.count
  }

  /// Calls `body` with each key of `language`, in order.
  func forEachKey(of language: Language, _ body: ([UInt8]) -> Void) { forEachKey(of: language) { key, _ in body(key) } }

  /// Calls `body` with each key of `language`, in order, and the number of its block.
  private func forEachKey(of language: Language, _ body: ([UInt8], Int) -> Void) {
    guard isWhole, let table = keyTable(of: language) else { return }
    for block in 0..<table.blockCount {
      guard let offset = bytes.uint32(at: table.offset + 4 * block) else { return }
      var keys = BlockOfKeys(bytes, at: offset)
      for _ in 0..<min(BinaryLayout.keysInBlock, table.keyCount - block * BinaryLayout.keysInBlock) {
        guard keys.next(), keys.pass() else { return }
        body(keys.key, block)
      }
    }
  }

  private func keyTable(of language: Language) -> (offset: Int, keyCount: Int, blockCount: Int)? {
    let header = BinaryLayout.keyTableOffset(language)
    guard let count = bytes.uint32(at: header), let offset = bytes.uint32(at: header + 4) else { return nil }
    return (offset, count, (count + BinaryLayout.keysInBlock - 1) / BinaryLayout.keysInBlock)
  }

  /// The row numbers of `key`, and the position of its notes, if any; `nil` when it is not there.
  private func record(of key: FoldedText, in language: Language) -> (rowNumbers: [Int], notes: Int?)? {
    find(key, in: language) { keys, _ in keys.record() }
  }

  /// The number of `key` among the keys of a language, which are in byte order; `nil` when it is not there.
  public func keyNumber(of key: FoldedText, in language: Language) -> Int? { find(key, in: language) { _, number in number } }

  /// What `read` makes of the block at `key`, and of the number of `key`.
  private func find<Found>(_ key: FoldedText, in language: Language, _ read: (inout BlockOfKeys, Int) -> Found?) -> Found? {
    guard isWhole, let table = keyTable(of: language) else { return nil }
    var key = key.description
    return key.withUTF8 { wanted in
      let index = index(of: language, table)
      func find(inBlock number: Int, at offset: Int) -> Found? {
        var keys = BlockOfKeys(bytes, at: offset)
        guard let place = keys.find(wanted) else { return nil }
        return read(&keys, number * BinaryLayout.keysInBlock + place)
      }
      if let index {
        return index.firstBlock(of: wanted) { number in
          bytes.uint32(at: table.offset + 4 * number).flatMap { find(inBlock: number, at: $0) }
        }
      }
      return block(with: wanted, in: language).flatMap { find(inBlock: $0.number, at: $0.offset) }
    }
  }

  private func index(of language: Language, _ table: (offset: Int, keyCount: Int, blockCount: Int)) -> KeyIndex.Table? {
    index.table(of: language.column, keys: table.keyCount, blocks: table.blockCount) { body in
      forEachKey(of: language) { key, block in key.withUnsafeBufferPointer { body($0, block) } }
    }
  }

  /// Whether there may be a key with these bytes, by what takes little time.
  public func mayHaveKey(_ key: UnsafeBufferPointer<UInt8>, in language: Language) -> Bool {
    guard isWhole, let table = keyTable(of: language) else { return false }
    guard let index = index(of: language, table) else { return true }
    return index.firstBlock(of: key) { $0 } != nil
  }

  /// The only block that can have `key`: the last one that does not start after it.
  private func block(with key: UnsafeBufferPointer<UInt8>, in language: Language) -> (number: Int, offset: Int)? {
    guard let table = keyTable(of: language) else { return nil }
    var range = 0..<table.blockCount
    var found: (number: Int, offset: Int)?
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      guard let offset = bytes.uint32(at: table.offset + 4 * middle), let first = firstKey(at: offset) else { return nil }
      if Self.precedes(key, first) {
        range = range.lowerBound..<middle
      } else {
        found = (middle, offset)
        range = middle + 1..<range.upperBound
      }
    }
    return found
  }

  private static func precedes(_ key: UnsafeBufferPointer<UInt8>, _ other: Slice<UnsafeRawBufferPointer>) -> Bool {
    let (start, count) = (other.startIndex, other.endIndex - other.startIndex)
    var place = 0
    while place < count {
      guard place < key.count else { return true }
      if key[place] != other.base[start + place] { return key[place] < other.base[start + place] }
      place += 1
    }
    return false
  }

  /// The first key of a block, in place.
  private func firstKey(at offset: Int) -> Slice<UnsafeRawBufferPointer>? {
    var offset = offset
    guard let (shared, length) = BlockOfKeys.beginning(bytes, at: &offset), shared == 0 else { return nil }
    return bytes.slice(at: offset, length: length)
  }

  private func symbols(of language: Language, _ texts: BinaryLayout.Texts) -> SymbolReader? {
    bytes.uint32(at: BinaryLayout.symbolsOffset(language, texts)).flatMap { SymbolReader(bytes, at: $0) }
  }

  /// The number of rows.
  public var rowCount: Int { isWhole ? bytes.uint32(at: BinaryLayout.rowCountOffset) ?? 0 : 0 }

  /// The weight of a hand-made row about a content word of both languages; `nil` for other rows.
  func weight(ofContentRow number: Int, in direction: Direction) -> Int? {
    guard let table = bytes.uint32(at: BinaryLayout.rowsOffset) else { return nil }
    let offset = table + number * BinaryLayout.rowLength
    guard bytes.byte(at: offset + 1) == BinaryLayout.handMade,
      let partOfSpeech = bytes.byte(at: offset).flatMap(PartOfSpeech.init(code:)), Self.contentClasses.contains(partOfSpeech),
      bytes.uint24(at: offset + BinaryLayout.cellOffset(direction.from)) ?? 0 > 0,
      bytes.uint24(at: offset + BinaryLayout.cellOffset(direction.to)) ?? 0 > 0
    else { return nil }
    return bytes.uint16(at: offset + 2)
  }

  /// The first headword of a key, as its first row spells it, and its part of speech in this row.
  func heading(ofKey number: Int, in language: Language) -> Headword? {
    guard isWhole, let keyTable = keyTable(of: language), (0..<keyTable.keyCount).contains(number),
      let block = bytes.uint32(at: keyTable.offset + 4 * (number / BinaryLayout.keysInBlock)),
      let table = bytes.uint32(at: BinaryLayout.rowsOffset)
    else { return nil }
    var keys = BlockOfKeys(bytes, at: block)
    for _ in 0..<number % BinaryLayout.keysInBlock {
      guard keys.next(), keys.pass() else { return nil }
    }
    guard keys.next(), let row = keys.record()?.rowNumbers.first else { return nil }
    let offset = table + row * BinaryLayout.rowLength
    let word = cell(language, ofRowAt: offset).texts.first { FoldedText($0).description.utf8.elementsEqual(keys.key) }
    guard let word, let partOfSpeech = bytes.byte(at: offset).flatMap(PartOfSpeech.init(code:)) else { return nil }
    return Headword(word, partOfSpeech)
  }

  /// The part of speech of a row that has exactly this word of `language`; `nil` for another row.
  func partOfSpeech(ofRow number: Int, with word: String, in language: Language) -> PartOfSpeech? {
    guard let table = bytes.uint32(at: BinaryLayout.rowsOffset) else { return nil }
    let offset = table + number * BinaryLayout.rowLength
    guard number < rowCount else { return nil }
    var hasWord = false
    _ = forEachWord(language, ofRowAt: offset) { text, _ in hasWord = hasWord || text.elementsEqual(word.utf8) }
    return hasWord ? bytes.byte(at: offset).flatMap(PartOfSpeech.init(code:)) : nil
  }

  /// The numbers of the rows with a word of `language` that folds to `key`.
  public func rowNumbers(for key: FoldedText, in language: Language) -> [Int] { record(of: key, in: language)?.rowNumbers ?? [] }

  /// The number of headwords of a language; spellings that differ only in case and accents count once.
  func headwordCount(of language: Language) -> Int { isWhole ? keyTable(of: language)?.keyCount ?? 0 : 0 }

  /// The row with this number, from 0; `nil` when there is none.
  public func row(_ number: Int, in direction: Direction, isBrief: Bool = false) -> StoredRow? {
    guard let count = bytes.uint32(at: BinaryLayout.rowCountOffset), number < count,
      let table = bytes.uint32(at: BinaryLayout.rowsOffset)
    else { return nil }
    let offset = table + number * BinaryLayout.rowLength
    guard let partOfSpeech = bytes.byte(at: offset).flatMap(PartOfSpeech.init(code:)), let weight = bytes.uint16(at: offset + 2)
    else { return nil }
    let words = cell(direction.from, ofRowAt: offset)
    let translations = cell(direction.to, ofRowAt: offset, hasGenders: !isBrief)
    return StoredRow(
      partOfSpeech: partOfSpeech,
      weight: weight,
      isRare: bytes.byte(at: offset + 1) == BinaryLayout.rare,
      isAnswer: bytes.byte(at: offset + 1) == BinaryLayout.answer,
      words: words.texts,
      genders: words.genders,
      glosses: isBrief ? [:] : glosses(at: words.glosses, in: direction.from),
      translations: translations.texts,
      translationGenders: translations.genders
    )
  }

  /// The first word of `language` in the row with this number.
  public func firstText(ofRow number: Int, in language: Language) -> String? {
    guard number < rowCount, let table = bytes.uint32(at: BinaryLayout.rowsOffset) else { return nil }
    return cell(language, ofRowAt: table + number * BinaryLayout.rowLength).texts.first
  }

  /// The words of a cell with their genders, and the position of its glosses, if any.
  private func cell(
    _ language: Language, ofRowAt offset: Int, hasGenders: Bool = true
  ) -> (texts: [String], genders: [Gender], glosses: Int?) {
    var (texts, genders): ([String], [Gender]) = ([], [])
    // Few cells have more words.
    texts.reserveCapacity(4)
    let glosses = forEachWord(language, ofRowAt: offset) { word, gender in
      texts.append(String(decoding: word, as: UTF8.self))
      if hasGenders { genders.append(Gender(rawValue: gender)) }
    }
    return (texts, genders, glosses)
  }

  /// Calls `body` with each word of a cell and its gender. Returns the position of the cell's glosses, if any.
  private func forEachWord(_ language: Language, ofRowAt offset: Int, _ body: (UnsafeRawBufferPointer, UInt8) -> Void) -> Int? {
    guard var place = bytes.uint24(at: offset + BinaryLayout.cellOffset(language)), place > 0, let length = bytes.sevenBits(at: &place)
    else { return nil }
    let words: Void? = symbols(of: language, .cells)?.withText(at: &place, length: length / 2) { cell in
      var (start, end) = (0, 0)
      while end < cell.count {
        if cell[end] < BinaryLayout.genders {
          body(UnsafeRawBufferPointer(rebasing: cell[start..<end]), cell[end])
          start = end + 1
        }
        end += 1
      }
    }
    return words != nil && length % 2 == 1 ? place : nil
  }

  private func glosses(at place: Int?, in language: Language) -> [Int: GlossTable.Gloss] {
    guard var place, let text = symbols(of: language, .glosses)?.text(at: &place) else { return [:] }
    let glosses = text.split(separator: UInt8(ascii: "\n")).compactMap { line -> (Int, GlossTable.Gloss)? in
      guard let letter = line.first, letter >= BinaryLayout.firstPlace else { return nil }
      let parts = line.dropFirst().split(separator: UInt8(ascii: "\t"), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      return (Int(letter - BinaryLayout.firstPlace), GlossTable.Gloss(text: parts.first ?? "", example: parts.count > 1 ? parts[1] : ""))
    }
    return Dictionary(glosses) { first, _ in first }
  }
}
