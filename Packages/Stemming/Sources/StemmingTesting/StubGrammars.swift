public import Stemming

/// A catalogue of predefined grammars.
public struct StubGrammars: GrammarCatalogue {
  private let grammars: [(name: String, grammar: any Grammar)]

  /// Creates a catalogue with this order.
  public init(_ grammars: (name: String, grammar: any Grammar)...) { self.grammars = grammars }

  /// The names.
  public var names: [String] { grammars.map(\.name) }

  /// The grammar of this name.
  public func grammar(named name: String) -> (any Grammar)? { grammars.first { $0.name == name }?.grammar }
}

/// A grammar for tests that removes the last letter of each word, in lower case.
public struct ShorteningGrammar: Grammar {
  /// Lower case, with apostrophes.
  public let spelling: WordSpelling

  /// Creates the grammar with these elisions.
  public init(elisions: Set<String> = []) {
    spelling = WordSpelling(letterCase: .small, keepsApostrophes: true, elisions: elisions)
  }

  /// The word without its last letter.
  public func stem(_ word: String) -> Stem { Stem(word: word, root: String(word.dropLast())) }
}

/// Parses one rule per line: the suffix, a space, the replacement.
public struct LineRuleReader: RuleFileReader {
  /// Creates a reader.
  public init() {}

  /// The rules in `text`; a line that begins with `?` is a fault.
  public func rules(in text: String) throws(RuleSyntaxError) -> RuleFile {
    var file = RuleFile()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty {
      if line.hasPrefix("?") { throw RuleSyntaxError(line: index + 1, column: 1) }
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      file.entries.append(RuleEntry(line: index + 1, suffix: parts[0], replacement: parts.count > 1 ? parts[1] : ""))
    }
    return file
  }
}
