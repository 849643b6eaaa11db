/// Replaces the ending of a form by that of the dictionary form: `ies` by `y`, `aba` by `ar`.
///
/// The stem may change: `finals` replace its last letters (`busqu` by `busc`), `inner` its last vowel (`cuent` by `cont`).
struct EndingRule: Sendable {
  /// The endings of forms.
  ///
  /// A plain letter also matches its accented forms, since many people type without accents.
  let endings: [String]
  /// The letters that may precede the ending; empty for any letter.
  let before: Set<Character>
  /// The endings of dictionary forms, the likeliest first.
  let bases: [[Character]]
  let finals: [Exchange]
  let inner: [Exchange]
  /// Rules of a higher rank are tried first; of the same rank, those with longer endings.
  let rank: Int
  /// Whether the rule comes first for capitalised words: German nouns.
  let isForNouns: Bool

  /// Creates a rule. Its lists are separated by spaces; `_` means no ending, and `old>new` an exchange.
  init(
    _ endings: String, _ bases: String, after before: String = "", finals: String = "", inner: String = "", rank: Int = 0,
    nouns: Bool = false
  ) {
    self.before = Set(before)
    self.endings = Grammar.list(endings)
    self.bases = Grammar.list(bases).map(Array.init)
    self.finals = Grammar.list(finals).compactMap(Exchange.init)
    self.inner = Grammar.list(inner).compactMap(Exchange.init)
    self.rank = rank
    isForNouns = nouns
  }

  /// Whether `word` has one of the endings after one of the required letters.
  ///
  /// A stem has two letters; one is enough before a long ending of a noun: Portuguese `c-ães`.
  func applies(to word: Spelling, ending length: Int) -> Bool {
    guard let last = word.folded.dropLast(length).last, before.isEmpty || before.contains(last) else { return false }
    guard word.folded.count >= length + (rank > 0 && length > 2 ? 1 : 2) else { return false }
    return endings.contains { $0.count == length && Self.matches(word.letters.suffix(length), $0) }
  }

  /// Whether the letters match; a plain letter also matches its accented forms.
  static func matches(_ letters: some Sequence<Character>, _ pattern: some Sequence<Character>) -> Bool {
    zip(letters, pattern).allSatisfy { letter, pattern in
      letter == pattern || Spelling.fold(letter) == pattern || letter.lowercased() == String(pattern)
    }
  }

  /// The possible stems of the dictionary form, the unchanged one first.
  func stems(of stem: [Character]) -> [[Character]] {
    var stems = [stem]
    stems += finals.compactMap { $0.atEnd(of: stem) }
    stems += stems.flatMap { one in inner.compactMap { $0.atLastVowel(of: one) } }
    return stems
  }
}

extension EndingRule {
  /// Letters to replace; a plain letter also matches its accented forms.
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
      guard stem.count >= old.count, EndingRule.matches(stem.suffix(old.count), old) else { return nil }
      return stem.dropLast(old.count) + (stem[stem.count - old.count].isUppercase ? Self.capitalised(new) : new)
    }

    /// The stem with its last vowel exchanged, if the exchange applies to it. The *u* of a final `gu` or `qu` is silent and does not count.
    func atLastVowel(of stem: [Character]) -> [Character]? {
      let isMute = stem.count > 2 && stem.last == "u" && "gq".contains(stem[stem.count - 2])
      let heard = isMute ? stem.dropLast(2) : stem[...]
      guard let last = heard.lastIndex(where: { Self.vowels.contains(Spelling.fold($0)) }) else { return nil }
      let start = last + 1 - old.count
      guard start >= 0, EndingRule.matches(stem[start...last], old) else { return nil }
      return stem[..<start] + (stem[start].isUppercase ? Self.capitalised(new) : new) + stem[(last + 1)...]
    }

    private static func capitalised(_ letters: [Character]) -> [Character] {
      letters.prefix(1).flatMap { Array($0.uppercased()) } + letters.dropFirst()
    }

    private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
  }
}
