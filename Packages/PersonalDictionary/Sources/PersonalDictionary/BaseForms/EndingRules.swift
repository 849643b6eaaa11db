/// The rules of a language, found by the ending of a word.
struct EndingRules: Sendable {
  private let rules: [EndingRule]
  private let numbers: [String: [Int]]
  private let longest: Int

  init(_ rules: [EndingRule]) {
    self.rules = rules
    var numbers: [String: [Int]] = [:]
    for (number, rule) in rules.enumerated() {
      for ending in rule.endings { numbers[ending, default: []].append(number) }
    }
    self.numbers = numbers
    longest = numbers.keys.map(\.count).max() ?? 0
  }

  /// A rule that applies to a word, and the length of the ending it exchanges.
  struct Match {
    let rule: EndingRule
    let rank: Int
    let ending: Int
  }

  /// The rules for a word, the likeliest first.
  func matches(for word: Spelling) -> [Match] {
    var matches: [Match] = []
    for length in lengthsOfEndings(in: word) {
      for number in numbers[String(word.folded.suffix(length))] ?? [] {
        let rule = rules[number]
        matches.append(Match(rule: rule, rank: rule.isForNouns && word.isCapitalised ? 2 : rule.rank, ending: length))
      }
    }
    return matches.sorted { $0.rank > $1.rank }
  }

  /// The lengths of what may be an ending of the word, the longest first; a stem of two letters has to be left.
  func lengthsOfEndings(in word: Spelling) -> [Int] {
    (0...longest).reversed().filter { length in
      word.folded.count >= length + 2 && (length == 0 || numbers[String(word.folded.suffix(length))] != nil)
    }
  }
}
