public import PersonalDictionary

/// Writes the ranks of headwords for ``RanksReader``.
public struct RanksWriter {
  private let keys: [Language: [(number: Int, hasSharedRank: Bool)]]
  private let digest: UInt64

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - keys: The numbers of the keys of each language that have a rank, the commonest first, and whether each has that of the one before it.
  ///   - digest: The digest of the tables that the ranks were made of.
  public init(_ keys: [Language: [(number: Int, hasSharedRank: Bool)]], digest: UInt64) { (self.keys, self.digest) = (keys, digest) }

  /// The ranks, encoded.
  public var bytes: [UInt8] {
    let lists = Language.allCases.map { keys[$0] ?? [] }
    let header = littleEndian(digest) + lists.flatMap { littleEndian(UInt32($0.count)) }
    return header
      + lists.joined().flatMap { key in
        littleEndian(UInt32(key.number | (key.hasSharedRank ? RankLayout.sharedRank : 0))).prefix(RankLayout.keyLength)
      }
  }
}
