import CoreModule
import PersonalDictionary

/// Writes rows as the binary dictionary that ``CoreDictionaryReader`` looks up. The same rows always give the same bytes.
public struct CoreDictionaryWriter {
  private let rows: [CoreDictionaryRow]
  private let keys: [[Key]]
  private let blocks: [[[UInt8]]]

  private struct Key {
    let bytes: [UInt8]
    let rowNumbers: [Int]
  }

  /// A writer of `rows`, which keep their order.
  public init(rows: [CoreDictionaryRow]) {
    self.rows = rows
    keys = Language.allCases.map { CoreDictionaryWriter.keys(of: $0, in: rows) }
    blocks = keys.map(CoreDictionaryWriter.blocks)
  }

  /// The binary dictionary.
  public var bytes: [UInt8] {
    let rowsEnd = BinaryLayout.headerLength + rows.count * BinaryLayout.rowLength
    var pool = BytePool(offset: rowsEnd + 4 * blocks.map(\.count).reduce(0, +))
    let weights = RowWeights(of: rows)
    let rowTable = rows.flatMap { record(of: $0, weight: weights.weight(of: $0), in: &pool) }
    let keyTables = blocks.map { blocks in blocks.flatMap { littleEndian(UInt32(pool.append($0))) } }
    return header(length: pool.end, rowsEnd: rowsEnd) + rowTable + keyTables.joined() + pool.bytes
  }

  private func header(length: Int, rowsEnd: Int) -> [UInt8] {
    var header = BinaryLayout.magic
    header += [length, rows.count, BinaryLayout.headerLength].flatMap { littleEndian(UInt32($0)) }
    var tableOffset = rowsEnd
    for (keys, blocks) in zip(keys, blocks) {
      header += [keys.count, tableOffset].flatMap { littleEndian(UInt32($0)) }
      tableOffset += 4 * blocks.count
    }
    return header
  }

  private func record(of row: CoreDictionaryRow, weight: UInt16, in pool: inout BytePool) -> [UInt8] {
    var record = [row.partOfSpeech.code, row.provenance] + littleEndian(weight)
    for cell in row.cells {
      record += littleEndian(UInt32(cell.isEmpty ? 0 : pool.appendText(Array(cell.joined(separator: "|").utf8)))).prefix(3)
    }
    return record
  }

  private static func blocks(of keys: [Key]) -> [[UInt8]] {
    stride(from: 0, to: keys.count, by: BinaryLayout.keysInBlock).map { start in
      let block = keys[start..<min(start + BinaryLayout.keysInBlock, keys.count)]
      return block.indices.flatMap { index in
        record(of: block[index], behind: index == block.startIndex ? [] : block[index - 1].bytes)
      }
    }
  }

  private static func record(of key: Key, behind before: [UInt8]) -> [UInt8] {
    let shared = zip(before, key.bytes).prefix { $0 == $1 }.count
    let steps = zip(key.rowNumbers, [0] + key.rowNumbers).map { $0 - $1 }
    return sevenBits(shared) + sevenBits(key.bytes.count - shared) + key.bytes[shared...] + sevenBits(steps.count)
      + steps.flatMap(sevenBits)
  }

  private static func keys(of language: Language, in rows: [CoreDictionaryRow]) -> [Key] {
    var rowNumbers: [[UInt8]: [Int]] = [:]
    for (number, row) in rows.enumerated() where row.isAbout(language) {
      for key in Set(row[language].map { Array(FoldedText($0).description.utf8) }) {
        rowNumbers[key, default: []].append(number)
      }
    }
    return rowNumbers.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { Key(bytes: $0.key, rowNumbers: $0.value) }
  }
}
