import PersonalDictionary

/// The importance of rows: how certain it is that their words share the meaning, and how common the meaning is.
struct RowWeights {
  /// The highest Zipf frequency of the joined rows that start with a word; half a step less for each place further back.
  private var zipfOfWord: [[String: Double]]

  init(of rows: [CoreDictionaryRow]) {
    zipfOfWord = Language.allCases.map { _ in [:] }
    for row in rows {
      guard case .joined(_, let zipf) = row.rank else { continue }
      for (column, cell) in row.cells.enumerated() {
        for (place, word) in cell.enumerated() {
          zipfOfWord[column][word] = max(zipfOfWord[column][word] ?? 0, place == 0 ? zipf : zipf - 0.5)
        }
      }
    }
  }

  /// The weight of `row`, from 1 to 300.
  func weight(of row: CoreDictionaryRow) -> UInt16 {
    switch row.rank {
    case .everyday: weight(certainty: 1.4, zipf: zipf(of: row))
    case .answer: 300
    case .joined(let votes, let zipf): weight(certainty: Double(votes) / 60, zipf: zipf)
    case .wide(let editions, let zipf):
      UInt16(max(share(ofWide: editions) * Double(weight(certainty: Double(editions) / 11, zipf: zipf)), 1))
    }
  }

  /// The relative weight of an unreviewed row, by the number of editions that have it.
  private func share(ofWide editions: Int) -> Double {
    if editions <= CoreDictionaryRow.maximumRareEditions { return 0.2 }
    return editions < 8 ? 0.35 : 0.45
  }

  private func weight(certainty: Double, zipf: Double) -> UInt16 {
    UInt16(min(max(100 * certainty + 100 * (zipf - 3) / 3, 1), 300))
  }

  /// The frequency of an everyday row, estimated from joined rows with the same words.
  ///
  /// The median ignores a language whose word is common for another reason, as English `book` in the row about reserving.
  private func zipf(of row: CoreDictionaryRow) -> Double {
    let frequencies = zip(zipfOfWord, row.cells).compactMap { zipfs, cell in cell.first.flatMap { zipfs[$0] } }.sorted()
    return frequencies.count < 3 ? 4.8 : frequencies[frequencies.count / 2]
  }
}
