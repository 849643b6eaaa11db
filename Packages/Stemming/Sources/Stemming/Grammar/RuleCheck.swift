/// Makes a grammar of the rules in a file, or reports all their faults.
public struct RuleCheck {
  /// The highest valid minimum stem.
  public static let maximumMinimumStem = 1000

  private var faults: [RuleFault]
  /// The valid rules with their lines.
  private var rules: [(rule: SuffixRule, line: Int)] = []
  private var lines: [String: Int] = [:]

  private init(_ file: RuleFile) {
    faults = file.faults
    for entry in file.entries { add(entry, minimumStem: entry.minimumStem ?? file.minimumStem ?? 0) }
    findCycles()
    if faults.isEmpty, rules.isEmpty { faults.append(RuleFault(line: 1, .noRules)) }
  }

  /// The grammar of the rules in `file`.
  ///
  /// - Throws: ``RuleFaults`` with all faults.
  public static func grammar(of file: RuleFile) throws(RuleFaults) -> SuffixGrammar {
    let check = RuleCheck(file)
    guard check.faults.isEmpty else { throw RuleFaults(check.faults) }
    return SuffixGrammar(rules: check.rules.map(\.rule))
  }

  private mutating func add(_ entry: RuleEntry, minimumStem: Int) {
    let (suffix, replacement) = (SuffixRule.spelled(entry.suffix), SuffixRule.spelled(entry.replacement))
    let odd = [suffix, replacement].filter { !Self.isOfLetters($0) }
    for text in odd { faults.append(RuleFault(line: entry.line, .notLetters(text))) }
    if suffix.isEmpty { faults.append(RuleFault(line: entry.line, .emptySuffix)) }
    if !suffix.isEmpty, let first = lines[suffix] {
      faults.append(RuleFault(line: entry.line, .duplicate(suffix: suffix, firstLine: first)))
      return
    }
    lines[suffix] = entry.line
    guard odd.isEmpty, !suffix.isEmpty else { return }
    rules.append((SuffixRule(replacing: suffix, with: replacement, minimumStem: minimumStem), entry.line))
  }

  /// Whether the text has only letters. A combining mark at its start would join the letter before it.
  private static func isOfLetters(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(WordSpelling.isLetter) && ("A" + text).count == text.count + 1
  }

  /// Applies the rules to each suffix again and again. If an earlier rule applies again to a word that is no shorter, the rules have a
  /// cycle.
  private mutating func findCycles() {
    let grammar = SuffixGrammar(rules: rules.map { SuffixRule(replacing: $0.rule.suffix, with: $0.rule.replacement) })
    var seen: Set<Set<String>> = []
    for (rule, _) in rules {
      guard let cycle = Self.cycle(from: rule.suffix, in: grammar), seen.insert(Set(cycle)).inserted else { continue }
      let lines = cycle.compactMap { self.lines[$0] }
      faults.append(RuleFault(line: lines.min() ?? 1, .cycle(suffixes: cycle, lines: lines)))
    }
  }

  private static func cycle(from suffix: String, in grammar: SuffixGrammar) -> [String]? {
    var word = suffix
    var path: [(suffix: String, length: Int)] = []
    while path.count <= grammar.rules.count, let change = grammar.stem(word).change {
      if let start = path.firstIndex(where: { $0.suffix == change.suffix && $0.length <= word.count }) {
        return path[start...].map(\.suffix)
      }
      path.append((change.suffix, word.count))
      word = grammar.stem(word).root
    }
    return nil
  }
}
