import CoreModule
import PersonalDictionary

/// Writes the binary dictionary for ``CoreDictionaryReader``. The same rows always give the same bytes.
public struct CoreDictionaryWriter {
  private let rows: [CoreDictionaryRow]
  private let languages: [LanguageTexts]

  /// Creates a writer of these rows, in this order, and of notes on their words.
  public init(rows: [CoreDictionaryRow], notes: DictionaryNotes = DictionaryNotes()) {
    self.rows = rows
    languages = Language.allCases.map { LanguageTexts($0, in: rows, notes) }
  }

  /// The binary dictionary.
  public var bytes: [UInt8] {
    let rowsEnd = BinaryLayout.headerLength + rows.count * BinaryLayout.rowLength
    let blocks = languages.map(\.blocks)
    var pool = BytePool(offset: rowsEnd + 4 * blocks.map(\.count).reduce(0, +))
    let symbols = languages.map { $0.symbols.map { pool.append($0.bytes) } }
    let weights = RowWeights(of: rows)
    let rowTable = rows.enumerated().flatMap { record(of: $1, number: $0, weight: weights.weight(of: $1), in: &pool) }
    let keyTables = blocks.map { blocks in blocks.flatMap { littleEndian(UInt32(pool.append($0))) } }
    var header = Array(littleEndian(BinaryLayout.magic).reversed())
    header += [pool.end, rows.count, BinaryLayout.headerLength].flatMap { littleEndian(UInt32($0)) }
    var tableOffset = rowsEnd
    for (language, (blocks, symbols)) in zip(languages, zip(blocks, symbols)) {
      header += ([language.keyCount, tableOffset] + symbols).flatMap { littleEndian(UInt32($0)) }
      tableOffset += 4 * blocks.count
    }
    return header + rowTable + keyTables.joined() + pool.bytes
  }

  private func record(of row: CoreDictionaryRow, number: Int, weight: UInt16, in pool: inout BytePool) -> [UInt8] {
    var record = [row.partOfSpeech.code, row.provenance] + littleEndian(weight)
    for language in languages {
      record += littleEndian(UInt32(language.cell(number).map { pool.appendOnce($0) } ?? 0)).prefix(3)
    }
    return record
  }
}

/// The texts of a language with their symbols.
private struct LanguageTexts {
  let symbols: [SymbolTable]
  private let cells: [(words: [UInt8], glosses: [UInt8])]
  private let keys: [(bytes: [UInt8], rowNumbers: [Int], notes: [UInt8])]

  var keyCount: Int { keys.count }

  init(_ language: Language, in rows: [CoreDictionaryRow], _ notes: DictionaryNotes) {
    let details = notes.details[language] ?? [:]
    let glosses = notes.glosses[language]?.glosses(of: rows, in: language) ?? [:]
    let genders = notes.genders[language]
    cells = rows.enumerated().map { number, row in
      let words = row[language].flatMap { word in
        let gender = genders?.gender(of: word, in: row, language) ?? details[Headword(word, row.partOfSpeech)]?.gender ?? []
        return Array(word.utf8) + [gender.rawValue]
      }
      return (words, Self.text(of: glosses[number] ?? [:]))
    }
    var rowNumbers: [[UInt8]: [Int]] = [:]
    var headwords: [[UInt8]: [Headword]] = [:]
    for (number, row) in rows.enumerated() where row.isAbout(language) {
      for word in row[language] {
        let key = Array(FoldedText(word).description.utf8)
        if rowNumbers[key]?.last != number { rowNumbers[key, default: []].append(number) }
        let headword = Headword(word, row.partOfSpeech)
        if headwords[key]?.contains(headword) != true { headwords[key, default: []].append(headword) }
      }
    }
    keys = rowNumbers.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, numbers in
      (key, numbers, StoredNotes.text(headwords[key] ?? [], details))
    }
    // The symbols are chosen for the texts as stored, where equal cells count once.
    symbols = [Array(Set(cells.map(\.words))).sorted { $0.lexicographicallyPrecedes($1) }, keys.map(\.notes), cells.map(\.glosses)]
      .map(SymbolTable.init)
  }

  /// Glosses by the place of their word in the cell. Words after the last place that can be encoded have none.
  private static func text(of glosses: [Int: GlossTable.Gloss]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (place, gloss) in glosses.sorted(by: { $0.key < $1.key }) where place < BinaryLayout.maximumPlaces {
      let example = gloss.example.isEmpty ? "" : "\t\(gloss.example)"
      bytes.append(BinaryLayout.firstPlace + UInt8(place))
      bytes += "\(gloss.text)\(example)\n".utf8
    }
    return bytes
  }

  /// The encoded cell of a row; `nil` when it has no word.
  func cell(_ number: Int) -> [UInt8]? {
    let (words, glosses) = cells[number]
    guard !words.isEmpty else { return nil }
    let codes = symbols[BinaryLayout.Texts.cells.rawValue].compressed(words)
    let start = sevenBits(2 * codes.count + (glosses.isEmpty ? 0 : 1)) + codes
    return glosses.isEmpty ? start : start + measured(glosses, .glosses)
  }

  /// The encoded blocks of keys.
  var blocks: [[UInt8]] {
    stride(from: 0, to: keys.count, by: BinaryLayout.keysInBlock).map { start in
      (start..<min(start + BinaryLayout.keysInBlock, keys.count)).flatMap { record(ofKey: $0, isFirst: $0 == start) }
    }
  }

  private func record(ofKey number: Int, isFirst: Bool) -> [UInt8] {
    let key = keys[number]
    let shared = isFirst ? 0 : zip(keys[number - 1].bytes, key.bytes).prefix { $0 == $1 }.count
    let steps = zip(key.rowNumbers, [0] + key.rowNumbers).map { $0 - $1 }
    let rest = key.bytes[shared...]
    var bytes = [UInt8(min(shared, 15) << 4 | min(rest.count, 15))]
    for count in [shared, rest.count] where count >= 15 { bytes += sevenBits(count - 15) }
    bytes += rest
    bytes += sevenBits(2 * steps.count + (key.notes.isEmpty ? 0 : 1))
    for step in steps { bytes += sevenBits(step) }
    if !key.notes.isEmpty { bytes += measured(key.notes, .notes) }
    return bytes
  }

  /// A compressed text after its length.
  private func measured(_ text: [UInt8], _ kind: BinaryLayout.Texts) -> [UInt8] {
    let codes = symbols[kind.rawValue].compressed(text)
    return sevenBits(codes.count) + codes
  }
}
