/// The content of a rule file before validation.
public struct RuleFile: Equatable, Sendable {
  /// The rules.
  public var entries: [RuleEntry] = []
  /// The minimum stem of rules that set none; `nil` for 0.
  public var minimumStem: Int?
  /// Entries that are not valid rules.
  public var faults: [RuleFault] = []

  /// Creates a file without rules.
  public init() {}
}

/// A rule in a file.
public struct RuleEntry: Equatable, Sendable {
  /// The first line of the rule, from 1.
  public let line: Int
  /// The suffix, in any case.
  public let suffix: String
  /// The replacement, in any case.
  public let replacement: String
  /// The minimum number of letters before the suffix, if the rule sets it.
  public let minimumStem: Int?

  /// Creates a rule.
  public init(line: Int, suffix: String, replacement: String, minimumStem: Int? = nil) {
    self.line = line
    self.suffix = suffix
    self.replacement = replacement
    self.minimumStem = minimumStem
  }
}

/// A fault of a rule file.
public struct RuleFault: Hashable, Sendable {
  /// The kind of a fault.
  public enum Kind: Hashable, Sendable {
    /// A suffix is empty and would match every word.
    case emptySuffix
    /// This suffix or replacement has other characters than letters, which words never have.
    case notLetters(String)
    /// A rule on this earlier line has the same suffix.
    case duplicate(suffix: String, firstLine: Int)
    /// These suffixes replace each other in an endless cycle: each is replaced by the next, the last by the first.
    case cycle(suffixes: [String], lines: [Int])
    /// The setting has an unknown name.
    case unknownKey(String)
    /// The value of this setting must be a text.
    case notText(key: String)
    /// The value of this setting must be a whole number from 0 to ``RuleCheck/maximumMinimumStem``.
    case notANumber(key: String)
    /// A rule has no suffix.
    case missingSuffix
    /// The file has no rules.
    case noRules
  }

  /// The line, from 1.
  public let line: Int
  /// The kind of the fault.
  public let kind: Kind

  /// Creates a fault.
  public init(line: Int, _ kind: Kind) { (self.line, self.kind) = (line, kind) }
}

/// All faults of a rule file, by line.
public struct RuleFaults: Error, Hashable, Sendable {
  /// The faults; at least one.
  public let faults: [RuleFault]

  /// Creates a list of faults, sorted by line.
  public init(_ faults: [RuleFault]) { self.faults = faults.sorted { $0.line < $1.line } }
}

/// A syntax error in a rule file.
public struct RuleSyntaxError: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Creates an error.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

/// Parses rule files.
public protocol RuleFileReader: Sendable {
  /// Parses `text`; faults of single rules are part of the result.
  ///
  /// - Throws: ``RuleSyntaxError`` when the text is not in the format.
  func rules(in text: String) throws(RuleSyntaxError) -> RuleFile
}
