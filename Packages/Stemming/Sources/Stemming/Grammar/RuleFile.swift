/// A grammar as it stands in a file, before it is checked.
public struct RuleFile: Equatable, Sendable {
  /// The rules.
  public var entries: [RuleEntry] = []
  /// How many letters must stand before the suffix where a rule does not say it.
  public var minimumStem: Int?
  /// What could not be read as a rule.
  public var faults: [RuleFault] = []

  /// A file without rules.
  public init() {}
}

/// A rule as it stands in a file.
public struct RuleEntry: Equatable, Sendable {
  /// The line on which it begins, from 1.
  public let line: Int
  /// What the word ends with, in any case.
  public let suffix: String
  /// What is put in its place, in any case.
  public let replacement: String
  /// How many letters must stand before the suffix, if the rule says so.
  public let minimumStem: Int?

  /// A rule from its parts.
  public init(line: Int, suffix: String, replacement: String, minimumStem: Int? = nil) {
    self.line = line
    self.suffix = suffix
    self.replacement = replacement
    self.minimumStem = minimumStem
  }
}

/// Something that is wrong with the rules in a file.
public struct RuleFault: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A suffix is empty, which would fit every word.
    case emptySuffix
    /// A suffix or replacement holds this, which words do not: they are letters alone.
    case notLetters(String)
    /// Another rule, on this line, has the same suffix.
    case duplicate(suffix: String, firstLine: Int)
    /// These suffixes would replace each other for ever, each by the next one and the last by the first.
    case cycle(suffixes: [String], lines: [Int])
    /// A key that means nothing here.
    case unknownKey(String)
    /// The value of this key must be a text.
    case notText(key: String)
    /// The value of this key must be a whole number from 0 to ``RuleCheck/mostMinimumStem``.
    case notANumber(key: String)
    /// A rule has no suffix.
    case missingSuffix
    /// There is no rule at all.
    case noRules
  }

  /// The line, from 1.
  public let line: Int
  /// What is wrong there.
  public let kind: Kind

  /// A fault from its parts.
  public init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }
}

/// Everything that is wrong with the rules in a file, by line.
public struct RuleFaults: Error, Hashable, Sendable {
  /// The faults; at least one.
  public let faults: [RuleFault]

  /// Faults in any order.
  public init(_ faults: [RuleFault]) { self.faults = faults.sorted { $0.line < $1.line } }
}

/// A text that is not in the format of rule files from this place on.
public struct RuleSyntaxError: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// An error at a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Knows the format of rule files.
public protocol RuleFileReader: Sendable {
  /// The rules that stand in `text`; what is wrong with a single one is among the faults of the result.
  ///
  /// - Throws: ``RuleSyntaxError``, when the text is not in the format at all.
  func rules(in text: String) throws(RuleSyntaxError) -> RuleFile
}
