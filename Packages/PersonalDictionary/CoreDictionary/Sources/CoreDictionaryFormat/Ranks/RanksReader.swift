import PersonalDictionary

/// Reads the ranks of headwords in place. Damaged bytes give fewer ranks or none.
public struct RanksReader: Sendable {
  private let bytes: CheckedBytes

  /// Creates a reader of `buffer`, which must outlive it and never change.
  public init(_ buffer: UnsafeRawBufferPointer) { bytes = CheckedBytes(buffer) }

  /// The digest of the tables that the ranks were made of.
  public var digest: UInt64 { bytes.uint64(at: RankLayout.digestOffset).map(UInt64.init(littleEndian:)) ?? 0 }

  /// The numbers of the keys of a language that have a rank, the commonest first, and whether each has that of the one before it.
  func keys(of language: Language) -> [(number: Int, hasSharedRank: Bool)] {
    var start = RankLayout.headerLength
    for other in Language.allCases where other.column < language.column {
      start += RankLayout.keyLength * (bytes.uint32(at: RankLayout.countOffset(other)) ?? 0)
    }
    let count = bytes.uint32(at: RankLayout.countOffset(language)) ?? 0
    guard bytes.slice(at: start, length: count * RankLayout.keyLength) != nil else { return [] }
    return (0..<count).compactMap { place in
      bytes.uint24(at: start + place * RankLayout.keyLength).map { ($0 & ~RankLayout.sharedRank, $0 & RankLayout.sharedRank != 0) }
    }
  }
}
