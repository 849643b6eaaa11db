import AppGraph
import CoreModule
import CorePresentation
import Hummingbird
import Practice
import PracticeScheduling
import Presentation

/// The practice, as `glot practice`, `practice due` and `practice stats`.
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
    APIOperation(
      method: .get, path: "/api/practice/card",
      summary: LocalizedText(
        en: "The card that is asked now. All programs share one session. Nothing is asked when nothing is due.",
        ru: "Карточка, которая спрашивается сейчас. У всех программ один сеанс. Когда повторять нечего, карточки нет."),
      answer: .record(.askedCard)
    ) { request async throws(Problem) in asked(try await session(request), request) },
    APIOperation(
      method: .post, path: "/api/practice/answer",
      summary: LocalizedText(
        en: "Answers the card that is asked: with a text, the number of a choice, or a grade of one’s own from 1 (again) to 4 (easy).",
        ru: "Отвечает на карточку: текстом, номером варианта или собственной оценкой от 1 (снова) до 4 (легко)."),
      body: [
        .required("mark", .line), .optional("text", .anyText), .optional("choice", .count),
        .optional("grade", .number(1...4)),
      ],
      answer: .record(.answeredCard)
    ) { request async throws(Problem) in try await answer(request) },
  ]

  /// The session of all programs. A new one starts as it does in a browser.
  private static func session(_ request: APIRequest) async throws(Problem) -> SessionViewModel {
    let model = try await request.site.programPractice.current(request.site)
    await model.reload()
    if let problem = model.state.problem { throw Problem(problem) }
    return model
  }

  private static func asked(_ model: SessionViewModel, _ request: APIRequest) -> JSON {
    let card = model.state.question.map { question in
      JSON.object([
        ("mark", .string(question.mark)),
        ("asked", CardDocument(index: model.state.progress.answers + 1, question: question).json(request.localTime)),
      ])
    }
    return .object([("card", card ?? .null)])
  }

  private static func answer(_ request: APIRequest) async throws(Problem) -> JSON {
    let model = try await session(request)
    guard let question = model.state.question, request.text("mark") == question.mark else { throw movedOn }
    guard [request.has("text"), request.has("choice"), request.has("grade")].count(where: \.self) == 1 else { throw oneAnswer }
    if let text = request.text("text") {
      guard question.isTyped else { throw otherKind(question) }
      await model.type(text)
    } else if let choice = request.number("choice") {
      guard question.choices.indices.contains(choice - 1) else { throw otherKind(question) }
      model.choose(choice - 1)
    }
    model.dismissLeech()
    await model.answer(request.number("grade").flatMap { Grade(rawValue: $0) })
    if let problem = model.state.problem { throw Problem(problem) }
    guard let answered = model.state.lastAnswer, answered.question.mark == question.mark else { throw movedOn }
    return CardAnswerDocument(
      index: model.state.progress.answers, answered: answered, settings: request.site.graph.practiceSettings
    ).json(request.localTime)
  }

  private static let movedOn = Problem(
    .badData, "changed_meanwhile",
    en: ("This card is not asked now.", "Nothing was stored. Ask for the card again."),
    ru: ("Эта карточка сейчас не спрашивается.", "Ничего не сохранено. Запросите карточку снова.")
  )
  private static let oneAnswer = Problem(
    .usage, "invalid_request",
    en: ("One of text, choice and grade is needed.", "Nothing was stored."),
    ru: ("Нужно одно из полей «text», «choice» и «grade».", "Ничего не сохранено.")
  )

  private static func otherKind(_ question: Question) -> Problem {
    Problem(
      .badData, "other_kind",
      en: (
        "A card of the kind “\(question.kind.rawValue)” is not answered like that.",
        "Nothing was stored. The card tells its kind and choices."
      ),
      ru: ("На карточку вида «\(question.kind.rawValue)» так не отвечают.", "Ничего не сохранено. Вид и варианты указаны в самой карточке.")
    )
  }
}
