/// The rules of a language, found by the ending of a word.
struct EndingRules: Sendable {
  private let rules: [EndingRule]
  private let numbers: [String: [Int]]
  private let longest: Int

  init(_ rules: [EndingRule]) {
    self.rules = rules
    var numbers: [String: [Int]] = [:]
    for (number, rule) in rules.enumerated() {
      for ending in Set(rule.endings.map { Spelling.key($0) }) { numbers[ending, default: []].append(number) }
    }
    self.numbers = numbers
    longest = numbers.keys.map(\.count).max() ?? 0
  }

  /// A rule that applies to a word, and the length of the ending that it replaces.
  struct Match {
    let rule: EndingRule
    let rank: Int
    let ending: Int
  }

  /// The rules for a word, the likeliest first.
  func matches(for word: Spelling) -> [Match] {
    var matches: [Match] = []
    for length in (0...longest).reversed() where length < word.folded.count {
      for number in numbers[String(word.folded.suffix(length))] ?? [] {
        let rule = rules[number]
        guard rule.applies(to: word, ending: length) else { continue }
        matches.append(Match(rule: rule, rank: rule.isForNouns && word.isCapitalised ? 2 : rule.rank, ending: length))
      }
    }
    return matches.sorted { $0.rank > $1.rank }
  }
}
