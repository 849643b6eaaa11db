public import CoreModule

/// An error of the feature for the user.
public enum StemmingProblem: Error, Equatable, Sendable {
  /// The grammar is unknown; these are known.
  case unknownGrammar(String, known: [String])
  /// The rules are not in the format of rule files.
  case ruleSyntax(RuleSyntaxError)
  /// The rules are invalid.
  case rules(RuleFaults)
  /// A text cannot be counted.
  case text(TextFault)
  /// The stored roots could not be read or changed.
  case store(StorageError)
}
