import AppGraph
import CoreModule
import CorePresentation
import Presentation
import UBCOTranslation

/// The actions on stored translations.
@MainActor
struct TranslationHistory {
  private let graph: UBCOTranslationGraph

  init(_ context: Context) {
    graph = context.ubcoTranslation()
  }

  func listed(_ query: String, limit: OptionValue<Int>) async throws(Problem) -> Outcome {
    let limit = try limit()
    let history = graph.history.build()
    await history.load(query, limit: limit)
    if let problem = history.state.problem { throw Problem(problem) }
    let document = HistoryDocument(entries: history.state.entries)
    guard history.state.entries.isEmpty, limit != 0 else { return Outcome(document) }
    return query.isEmpty
      ? Outcome(document, notes: [TranslationPhrases.noHistory]) : Outcome(document, problem: TranslationPhrases.nothingFound(query))
  }

  func last() async throws(Problem) -> Outcome {
    let translator = graph.translator.build()
    await translator.showLast()
    if let problem = translator.state.problem { throw Problem(problem) }
    guard let entry = translator.state.kept else { throw TranslationPhrases.nothingKept }
    return Outcome(LastTranslationDocument(entry: entry))
  }

  func clear() async throws(Problem) -> Outcome {
    let history = graph.history.build()
    await history.clear()
    if let problem = history.state.problem { throw Problem(problem) }
    let cleared = history.state.entries
    return Outcome(
      HistoryDocument(entries: cleared), notes: [cleared.isEmpty ? TranslationPhrases.noHistory : TranslationPhrases.cleared(cleared.count)]
    )
  }
}
