import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import WordGame

extension PlayOptions {
  @MainActor func scores(_ order: RoundOrder, limit: Int?, in context: Context) async throws(Problem) -> Outcome {
    var query = RoundQuery(languages: try wordLanguages())
    query.limit = limit
    let scores = context.wordGame().scores.build()
    await scores.loadRounds(query, order: order)
    if let problem = scores.state.problem { throw Problem(problem) }
    let rounds = scores.state.rounds
    return Outcome(RoundsDocument(rounds: rounds), notes: rounds.isEmpty && limit != 0 ? [GamePhrases.noRounds] : [])
  }

  @MainActor func words(_ order: HistoryOrder, limit: Int?, in context: Context) async throws(Problem) -> Outcome {
    let languages = try wordLanguages()
    let scores = context.wordGame().scores.build()
    await scores.loadWords(in: languages, order: order, limit: limit)
    if let problem = scores.state.problem { throw Problem(problem) }
    let words = scores.state.words
    let knowledge = context.session.format == .plain ? [:] : await context.graph.knowledge(ofPlayed: words)
    return Outcome(
      HistoriesDocument(histories: words, knowledge: knowledge, now: context.now),
      notes: words.isEmpty && limit != 0 ? [GamePhrases.noRounds] : []
    )
  }
}
