/// Exchanges the ending of a form for that of the dictionary form: `ies` for `y`, `aba` for `ar`.
///
/// A stem may change on the way: `finals` exchange its last letters (`busqu` for `busc`), `inner` its last vowel (`cuent` for `cont`).
struct EndingRule: Sendable {
  /// The endings of forms, without accents.
  let endings: [String]
  /// The endings of dictionary forms, the likeliest first.
  let bases: [[Character]]
  let finals: [Exchange]
  let inner: [Exchange]
  /// Rules of a higher rank go first, those of the same rank by the length of their ending.
  let rank: Int
  /// Whether the rule goes first for a word with a capital: German nouns.
  let isForNouns: Bool

  /// A rule whose lists are written with blanks between, `_` for no ending, and `old>new` for an exchange.
  init(_ endings: String, _ bases: String, finals: String = "", inner: String = "", rank: Int = 0, nouns: Bool = false) {
    self.endings = endings.split(separator: " ").map { $0 == "_" ? "" : String($0) }
    self.bases = bases.split(separator: " ").map { $0 == "_" ? [] : Array($0) }
    self.finals = finals.split(separator: " ").compactMap(Exchange.init)
    self.inner = inner.split(separator: " ").compactMap(Exchange.init)
    self.rank = rank
    isForNouns = nouns
  }

  /// The shapes a stem may have in the dictionary form, as it is first.
  func stems(of stem: [Character]) -> [[Character]] {
    var stems = [stem]
    stems += finals.compactMap { $0.atEnd(of: stem) }
    stems += stems.flatMap { one in inner.compactMap { $0.atLastVowel(of: one) } }
    return stems
  }
}

extension EndingRule {
  /// Letters that take the place of others; an accented one stands for itself, a plain one for its accented shapes as well.
  struct Exchange: Sendable {
    let old: [Character]
    let new: [Character]

    init?(_ text: some StringProtocol) {
      let sides = text.split(separator: ">", omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      old = Array(sides[0])
      new = sides[1] == "_" ? [] : Array(sides[1])
    }

    func atEnd(of stem: [Character]) -> [Character]? {
      guard stem.count > old.count, matches(stem.suffix(old.count)) else { return nil }
      return stem.dropLast(old.count) + new
    }

    /// The exchange where no vowel follows.
    func atLastVowel(of stem: [Character]) -> [Character]? {
      guard let last = stem.lastIndex(where: { Self.vowels.contains(Spelling.key([$0])) }) else { return nil }
      let start = last + 1 - old.count
      guard start >= 0, matches(stem[start...last]) else { return nil }
      return stem[..<start] + new + stem[(last + 1)...]
    }

    private func matches(_ letters: some Collection<Character>) -> Bool {
      zip(letters, old).allSatisfy { letter, old in letter == old || Spelling.key([letter]) == String(old) }
    }

    private static let vowels: Set<String> = ["a", "e", "i", "o", "u"]
  }
}
