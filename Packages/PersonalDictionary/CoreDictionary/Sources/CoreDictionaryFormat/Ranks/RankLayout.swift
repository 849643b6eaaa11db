import PersonalDictionary

/// The layout of the ranks of headwords. Numbers are little-endian.
///
///     header   digest of what they were made of (8), for each language the number of its keys with a rank (4)
///     ranks    for each language the numbers of its keys in the dictionary (3 each), the commonest first; the highest bit is set if the
///              key has the rank of the one before it: a phrase, or a word that is mostly a form of another one
enum RankLayout {
  static let digestOffset = 0
  static let keyLength = 3
  static let sharedRank = 1 << 23
  static let headerLength = 8 + 4 * Language.allCases.count

  static func countOffset(_ language: Language) -> Int { 8 + 4 * language.column }
}
