/// A choice of a grammar.
public enum GrammarChoice: Equatable, Sendable {
  /// The original grammar.
  case builtIn
  /// The grammar with this name in the catalogue.
  case named(String)
  /// The grammar with these rules, in the format of rule files.
  case rules(String)
}

/// Finds the chosen grammar.
struct GrammarFinder {
  let catalogue: any GrammarCatalogue
  let reader: any RuleFileReader

  func grammar(_ choice: GrammarChoice) throws(StemmingProblem) -> any Grammar {
    switch choice {
    case .builtIn: return SuffixGrammar.original
    case .named(let name):
      guard let grammar = catalogue.grammar(named: name) else { throw .unknownGrammar(name, known: catalogue.names) }
      return grammar
    case .rules(let text): return try suffixGrammar(in: text)
    }
  }

  func suffixGrammar(in text: String) throws(StemmingProblem) -> SuffixGrammar {
    let file: RuleFile
    do { file = try reader.rules(in: text) } catch { throw .ruleSyntax(error) }
    do throws(RuleFaults) { return try RuleCheck.grammar(of: file) } catch { throw .rules(error) }
  }
}

/// The dependencies of features that use a grammar.
@MainActor
public protocol GrammarDependency {
  /// The grammars in addition to the built-in one.
  var grammarCatalogue: any GrammarCatalogue { get }
  /// Parses rule files.
  var ruleFileReader: any RuleFileReader { get }
}

extension GrammarFinder {
  @MainActor
  init(_ dependency: any GrammarDependency) { self.init(catalogue: dependency.grammarCatalogue, reader: dependency.ruleFileReader) }
}
