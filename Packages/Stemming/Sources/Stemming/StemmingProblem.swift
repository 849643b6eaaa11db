public import CoreModule

/// What a screen about stems has to tell the user when something did not work.
public enum StemmingProblem: Error, Equatable, Sendable {
  /// There is no grammar of this name; these there are.
  case unknownGrammar(String, known: [String])
  /// The text with the rules is not in the format of rule files.
  case ruleSyntax(RuleSyntaxError)
  /// The rules cannot be used.
  case rules(RuleFaults)
  /// A text cannot be counted.
  case text(TextFault)
  /// The kept roots could not be read or changed.
  case store(StorageError)
}
