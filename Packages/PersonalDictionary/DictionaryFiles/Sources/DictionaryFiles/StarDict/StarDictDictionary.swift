import CoreModule
import Foundation
import PersonalDictionary

/// A StarDict dictionary.
final class StarDictDictionary: DictionaryOnDisk {
  private let information: StarDictInformation
  private let index: StarDictIndex
  private let synonyms: StarDictIndex?
  private let texts: any TextFile

  /// Opens the `.ifo` at `path` and the `.idx`, the `.dict.dz` or `.dict`, and the optional `.syn` beside it.
  init(path: String) throws(SourceFault) {
    let base = path.withoutEnding(".ifo")
    information = try StarDictInformation(path: path)
    index = try StarDictIndex(path: base + ".idx", tail: information.hasLongOffsets ? 12 : 8)
    do { synonyms = try StarDictIndex(path: base + ".syn", tail: 4) } catch {
      guard error.reason == .missing else { throw error }
      synonyms = nil
    }
    texts = try openTexts(base)
  }

  /// The title in the `.ifo`.
  func title() -> String? { information.title }

  func articles(for word: String) throws(SourceFault) -> [String] {
    var articles: [String] = []
    var seen: Set<Int> = []
    for spelling in Self.spellings(of: word) {
      var records = index.numbers(of: spelling).map { (headword: String?.none, numbers: $0) }
      for number in synonyms?.numbers(of: spelling) ?? [] {
        guard let record = index.record(BigEndian.number(number)) else { throw SourceFault(path: synonyms?.path ?? "", .damaged) }
        records.append((String(decoding: record.text, as: UTF8.self), record.numbers))
      }
      for (headword, numbers) in records {
        let place = BigEndian.number(numbers.dropLast(4))
        guard seen.insert(place).inserted else { continue }
        articles.append(
          try article(headword ?? String(decoding: spelling, as: UTF8.self), at: place, count: BigEndian.number(numbers.suffix(4)))
            .withHeadline)
      }
    }
    return articles
  }

  /// The number of headwords. Throws when one points outside the texts, or a synonym to no headword.
  func checkedCount() throws(SourceFault) -> Int {
    for number in 0..<index.count {
      guard let record = index.record(number),
        texts.mayHold(BigEndian.number(record.numbers.dropLast(4)), BigEndian.number(record.numbers.suffix(4)))
      else { throw SourceFault(path: index.path, .damaged) }
    }
    guard index.count > 0 else { throw SourceFault(path: index.path, .foreign) }
    guard let synonyms else { return index.count }
    for number in 0..<synonyms.count {
      guard let record = synonyms.record(number), BigEndian.number(record.numbers) < index.count else {
        throw SourceFault(path: synonyms.path, .damaged)
      }
    }
    return index.count
  }

  private func article(_ headword: String, at offset: Int, count: Int) throws(SourceFault) -> StarDictArticle {
    guard texts.mayHold(offset, count), count <= 8 << 20 else { throw SourceFault(path: texts.path, .truncated) }
    let bytes = try texts.bytes(at: offset, count: count)
    guard let article = StarDictArticle(headword, bytes, fields: information.fields) else {
      throw SourceFault(path: texts.path, .damaged)
    }
    return article
  }

  /// The possible spellings of a word in the index, which ignores the case of Latin letters only.
  private static func spellings(of word: String) -> [[UInt8]] {
    let composed = word.precomposedStringWithCanonicalMapping
    if composed.utf8.allSatisfy({ $0 < 0x80 }) { return [Array(composed.utf8)] }
    let small = composed.lowercased()
    let spellings = [composed, small, small.prefix(1).uppercased() + small.dropFirst(), composed.uppercased()]
    return spellings.withoutRepeats().map { Array($0.utf8) }
  }
}

/// Reads big-endian numbers.
enum BigEndian {
  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { ($0 & 0x7F_FFFF_FFFF_FFFF) << 8 | Int($1) }
  }
}
