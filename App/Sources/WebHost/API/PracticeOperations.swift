import AppGraph
import CoreModule
import CorePresentation
import Hummingbird
import Practice
import Presentation

/// The practice, as `glot practice due` and `stats`.
@MainActor
enum PracticeOperations {
  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .get, path: "/api/practice/due",
      summary: LocalizedText(en: "How many words are due, and how many are new.", ru: "Сколько слов пора повторить и сколько новых."),
      answer: .record(.due)
    ) { request async throws(Problem) in
      let statistics = request.site.practice.statistics.build()
      await statistics.loadDue()
      if let problem = statistics.state.problem { throw Problem(problem) }
      return DueDocument(overview: statistics.state.overview ?? SessionOverview(due: 0, new: 0, estimate: .zero)).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/practice/stats",
      summary: LocalizedText(en: "What was practised, and what is ahead.", ru: "Что повторялось и что предстоит."),
      answer: .record(.statistics)
    ) { request async throws(Problem) in
      let model = request.site.practice.statistics.build()
      await model.load()
      if let problem = model.state.problem { throw Problem(problem) }
      guard let statistics = model.state.statistics else { throw Refusal.failed.problem }
      return PracticeStatisticsDocument(statistics: statistics).json(request.localTime)
    },
  ]
}
