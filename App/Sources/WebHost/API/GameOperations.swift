import AppGraph
import CoreModule
import CorePresentation
import Hummingbird
import PersonalDictionary
import Presentation
import WordGame

/// What was played, as `glot play scores` and `words`.
@MainActor
enum GameOperations {
  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .get, path: "/api/game/scores", summary: LocalizedText(en: "The rounds that were played.", ru: "Сыгранные раунды."),
      query: [.optional("limit", .amount)], answer: .list(.record(.round))
    ) { request async throws(Problem) in
      let scores = request.site.game.scores.build()
      await scores.loadRounds(RoundQuery(limit: request.number("limit")))
      if let problem = scores.state.problem { throw Problem(problem) }
      return RoundsDocument(rounds: scores.state.rounds).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/game/words",
      summary: LocalizedText(en: "How often each word was answered in the game.", ru: "Сколько раз на каждое слово отвечали в игре."),
      query: [.optional("limit", .amount)], answer: .list(.record(.playedWord))
    ) { request async throws(Problem) in
      let scores = request.site.game.scores.build()
      await scores.loadWords(limit: request.number("limit"))
      if let problem = scores.state.problem { throw Problem(problem) }
      let words = scores.state.words
      let knowledge = await request.site.graph.knowledge(ofPlayed: words)
      return HistoriesDocument(histories: words, knowledge: knowledge, now: request.now).json(request.localTime)
    },
  ]
}
