/// A grammar of suffix rules. The rule with the longest matching suffix is applied once.
public struct SuffixGrammar: Grammar, Equatable {
  /// The rules, longest suffix first, then by suffix.
  public let rules: [SuffixRule]
  /// The rules by the last byte of their suffix.
  private let rulesByEnd: [[Ending]]

  /// Capital letters.
  public let spelling = WordSpelling.capitals

  /// A suffix as UTF-8 bytes.
  private struct Ending: Equatable {
    let bytes: [UInt8]
    let rule: SuffixRule
  }

  /// Creates a grammar. If two rules have the same suffix, the first is used.
  public init(rules: [SuffixRule]) {
    var suffixes: Set<String> = []
    let different = rules.filter { suffixes.insert($0.suffix).inserted }
    self.rules = different.sorted { ($1.suffix.count, $0.suffix) < ($0.suffix.count, $1.suffix) }
    var byEnd = Array(repeating: [Ending](), count: 256)
    for rule in self.rules {
      let bytes = Array(rule.suffix.utf8)
      if let last = bytes.last { byEnd[Int(last)].append(Ending(bytes: bytes, rule: rule)) }
    }
    rulesByEnd = byEnd
  }

  /// The seven rules of the original grammar.
  public static let original = SuffixGrammar(rules: [
    SuffixRule(replacing: "PZL", with: "AZ"),
    SuffixRule(replacing: "EZL", with: "R"),
    SuffixRule(replacing: "EVM", with: ""),
    SuffixRule(replacing: "PZ", with: "A"),
    SuffixRule(replacing: "LZ", with: ""),
    SuffixRule(replacing: "ZQ", with: ""),
    SuffixRule(replacing: "L", with: ""),
  ])

  public func stem(_ word: String) -> Stem {
    guard let last = word.utf8.last else { return Stem(unchanged: word) }
    for ending in rulesByEnd[Int(last)] where word.utf8.reversed().starts(with: ending.bytes.reversed()) {
      guard let root = ending.rule.applied(to: word) else { continue }
      return Stem(word: word, root: root, change: StemChange(suffix: ending.rule.suffix, replacement: ending.rule.replacement))
    }
    return Stem(unchanged: word)
  }
}
