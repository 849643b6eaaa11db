package import CoreModule
package import CorePresentation
package import Stemming

/// The rules of a grammar, printed as a rule file.
package struct RulesDocument: Document {
  let rules: [SuffixRule]
  let isBuiltIn: Bool

  package init(rules: [SuffixRule], isBuiltIn: Bool) { (self.rules, self.isBuiltIn) = (rules, isBuiltIn) }

  package func json(_ localTime: LocalTime) -> JSON {
    let rules = rules.map { rule -> JSON in
      .object([
        ("suffix", .string(rule.suffix)), ("replacement", .string(rule.replacement)), ("minimum_stem", .number(rule.minimumStem)),
      ])
    }
    return .object([("rules", .array(rules))])
  }

  package var plain: [[String]] { rules.map { [$0.suffix, $0.replacement, "\($0.minimumStem)"] } }

  package func text(_ style: TextStyle) -> String {
    let remark = isBuiltIn ? [style.dim("# " + StemPhrases.builtInGrammar(style.language))] : []
    return (remark + ["[rules]"] + rules.map(\.line)).joined(separator: "\n")
  }
}

extension SuffixRule {
  /// The rule in the format of a rule file. Rules contain only letters, so no escaping is needed.
  fileprivate var line: String {
    let isBare = suffix.utf8.allSatisfy { $0 < 0x80 }
    let key = isBare ? suffix : "\"\(suffix)\""
    return minimumStem == 0
      ? "\(key) = \"\(replacement)\"" : "\(key) = { replacement = \"\(replacement)\", minimum_stem = \(minimumStem) }"
  }
}
