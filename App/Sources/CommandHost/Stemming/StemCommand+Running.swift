import AppServices
import CoreModule
import CorePresentation
import Presentation
import Stemming
import TerminalKit

extension StemCommand {
  @MainActor
  func counted(by order: RootOrder, limit: Int?, in context: Context) async throws(Problem) -> Outcome {
    var request = StemCountRequest()
    request.grammar = try choice(in: context)
    (request.allowsEmptyRoots, request.explains, request.keeps) = (allowEmpty, explain, keep)
    (request.order, request.limit) = (order, limit)
    let texts = try StemTexts(text, files: file, in: context)
    let counting = context.stemming().counting.build(request)
    guard counting.start() else { throw problem(of: counting.state, in: context) }
    for text in texts.all {
      try text.read(in: context) { counting.read($0) }
      guard counting.endText() else { throw problem(of: counting.state, in: context, text: text.name) }
    }
    await counting.finish()
    if counting.state.problem != nil { throw problem(of: counting.state, in: context) }
    let notes = keep ? [StemPhrases.kept(counting.state.keptCount)] : []
    if explain { return Outcome(ExplainedStemsDocument(counts: counting.state.counts, stems: counting.state.stems), notes: notes) }
    return Outcome(RootsDocument(counts: counting.state.counts), notes: notes)
  }

  @MainActor
  func showRoots(by order: RootOrder, limit: Int?, in context: Context) async throws(Problem) -> Outcome {
    let roots = context.stemming().savedRoots.build()
    await roots.load(by: order, limit: limit)
    if let problem = roots.state.problem { throw Problem(problem, in: context.session.language) }
    let isEmpty = roots.state.counts.wordCount == 0
    return Outcome(RootsDocument(counts: roots.state.counts), notes: isEmpty ? [StemPhrases.nothingKept] : [])
  }

  @MainActor
  func cleared(in context: Context) async throws(Problem) -> Outcome {
    let roots = context.stemming().savedRoots.build()
    await roots.clear()
    if let problem = roots.state.problem { throw Problem(problem, in: context.session.language) }
    let cleared = roots.state.cleared
    return Outcome(ClearedRootsDocument(counts: cleared), notes: cleared.roots.isEmpty ? [StemPhrases.nothingToClear] : [])
  }

  /// Shows the rules of the built-in grammar or of a file.
  @MainActor
  func shownRules(in context: Context) throws(Problem) -> Outcome {
    let list = context.stemming().rules.build()
    if let rules { list.load(from: try ruleText(rules, context)) } else { list.load() }
    if let problem = list.state.problem { throw Problem(problem, in: context.session.language, rules: rules) }
    return Outcome(RulesDocument(rules: list.state.rules, isBuiltIn: rules == nil))
  }

  @MainActor
  private func choice(in context: Context) throws(Problem) -> GrammarChoice {
    switch (grammar, rules) {
    case (nil, nil): return .builtIn
    case (let name?, nil): return .named(name)
    case (nil, let path?): return .rules(try ruleText(path, context))
    case (_?, _?): throw .exclusive("--grammar", "--rules")
    }
  }

  private static let maximumRuleBytes = 16 << 20

  @MainActor
  private func ruleText(_ path: String, _ context: Context) throws(Problem) -> String {
    var bytes: [UInt8]
    do throws(UserFileError) {
      bytes = try context.launch.files(context.options).read(path, limit: Self.maximumRuleBytes)
    } catch { throw .reading(error) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let line = UTF8Lines.firstInvalid(in: bytes) { throw .notUTF8(LocalizedText(verbatim: path), line: line) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @MainActor
  private func problem(of state: StemCountingState, in context: Context, text: LocalizedText? = nil) -> Problem {
    guard let problem = state.problem else { return .internalError(in: "stem") }
    return Problem(problem, in: context.session.language, rules: rules, text: text)
  }
}
