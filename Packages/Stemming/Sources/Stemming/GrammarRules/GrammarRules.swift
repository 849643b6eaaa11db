public import CoreModule

/// The state of the list of rules.
public struct GrammarRulesState: Equatable, Sendable {
  /// The rules, longest suffix first.
  public var rules: [SuffixRule] = []
  /// The error of the last action; `nil` when it succeeded.
  public var problem: StemmingProblem?
}

/// Shows the rules of the built-in grammar, or of one in a file.
@MainActor
public final class GrammarRulesViewModel {
  /// The state of the list.
  public private(set) var state = GrammarRulesState()

  private let grammars: GrammarFinder

  init(grammars: GrammarFinder) { self.grammars = grammars }

  /// Shows the rules of the built-in grammar.
  public func load() { state = GrammarRulesState(rules: SuffixGrammar.original.rules) }

  /// Shows the rules in `text`, in the format of rule files.
  public func load(from text: String) {
    do throws(StemmingProblem) {
      state.rules = try grammars.suffixGrammar(in: text).rules
      state.problem = nil
    } catch {
      state.problem = error
    }
  }
}

/// The dependencies of the list of rules.
@MainActor
public protocol GrammarRulesDependency: GrammarDependency {}

/// Builds the list of rules.
public typealias GrammarRulesBuilder = Builder<any GrammarRulesDependency>

extension GrammarRulesBuilder {
  /// Creates the view model.
  public func build() -> GrammarRulesViewModel {
    GrammarRulesViewModel(grammars: GrammarFinder(dependency))
  }
}
