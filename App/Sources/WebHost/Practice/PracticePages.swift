import CoreModule
import CorePresentation
import Practice
import PracticeScheduling
import Presentation

/// A session of the practice. Its state is the view model that the server keeps for the browser.
@MainActor
enum PracticePages {
  nonisolated static let routes: [Route] = [
    .get("/practice") { context async throws(Problem) in .page(try await card(context)) },
    .post("/practice/:intent") { context async throws(Problem) in try await answer(context) },
  ]

  /// What can be done with a card.
  private enum Intent: String {
    case begin, show, type, choose, grade, undo, star, bury, suspend
  }

  private static func card(_ context: PageContext) async throws(Problem) -> Page {
    let model = try await model(context)
    await model.reload()
    if let problem = model.state.problem, model.state.overview == nil { throw Problem(problem) }
    return Page(title: Page.Tab.practice.name, body: CardView(context: context, state: model.state).body, tab: .practice)
  }

  /// The session under way, begun if there is none.
  private static func model(_ context: PageContext) async throws(Problem) -> SessionViewModel {
    if let model = context.session.practice, model.state.overview != nil { return model }
    let model = context.site.practice.session.build()
    context.session.practice = model
    await model.start()
    if let problem = model.state.problem { throw Problem(problem) }
    return model
  }

  private static func answer(_ context: PageContext) async throws(Problem) -> Answer {
    guard let intent = Intent(rawValue: context.parameters["intent"] ?? "") else { throw Refusal.noSuchPage.problem }
    let model = try await model(context)
    let needsCard = intent != .begin && intent != .undo
    // A page that was left open must not grade the card that another page shows.
    guard !needsCard || context.fields["card"] == model.state.question?.mark else {
      context.session.say(movedOn)
      return .goTo("/practice")
    }
    try await run(intent, model, context)
    return .goTo("/practice")
  }

  private static func run(_ intent: Intent, _ model: SessionViewModel, _ context: PageContext) async throws(Problem) {
    switch intent {
    case .begin: await model.start()
    case .show: model.reveal()
    case .type: model.type(context.fields["text"])
    case .choose: model.choose((try context.number("choice") ?? 1) - 1)
    case .grade:
      model.dismissLeech()
      let grade = try context.number("grade").flatMap { Grade(rawValue: $0) }
      await model.answer(grade)
    case .undo: await model.undo()
    case .star: await model.star()
    case .bury: await model.bury()
    case .suspend: await model.suspend()
    }
  }

  private static let movedOn = LocalizedText(
    en: "That card was answered already; here is the next one.", ru: "На эту карточку уже есть ответ; вот следующая."
  )
}

extension Question {
  /// Tells this showing of the card from others.
  var mark: String { "\(word.id) \(asked.milliseconds)" }
}
