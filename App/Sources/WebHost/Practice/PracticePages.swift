import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import PracticeScheduling
import Presentation

/// A session of the practice. Its state is the view model that the server keeps for the browser.
@MainActor
enum PracticePages {
  nonisolated static let routes: [Route] = [
    .get("/practice") { context async throws(Problem) in .page(try await card(context)) },
    .get("/practice/statistics") { context async throws(Problem) in .page(try await StatisticsPage.shown(context)) },
    .get("/practice/edit") { context async throws(Problem) in try await edit(context) },
    .post("/practice/:intent") { context async throws(Problem) in try await answer(context) },
  ]

  /// What can be done with a card.
  private enum Intent: String {
    case begin, show, type, choose, grade, undo, star, bury, suspend, reset, reschedule
  }

  private static func card(_ context: PageContext) async throws(Problem) -> Page {
    let model = try await model(context)
    await model.reload()
    if let problem = model.state.problem, model.state.overview == nil { throw Problem(problem) }
    var hasWords = model.state.question != nil
    if !hasWords { hasWords = try await context.site.hasWordsToPractise() }
    let view = CardView(context: context, state: model.state, hasWords: hasWords)
    let filter = hasWords ? PracticeFilterForm(context: context).body : nil
    return Page(title: Page.Tab.practice.name, body: "\(view.body)\(filter)", tab: .practice, assets: Asset.features)
  }

  private static func model(_ context: PageContext) async throws(Problem) -> SessionViewModel {
    try await context.session.practice.current(context.site)
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
    let question = model.state.question
    switch intent {
    case .begin:
      if context.fields.has("direction") { context.session.practice.options = try PracticeFilterForm.options(context) }
      var options = context.session.practice.options
      if context.fields["ahead"] == "yes" { (options.daysAhead, options.newLimit) = (SessionOptions.week, 0) }
      await model.start(options)
    case .show: model.reveal()
    case .type: if question?.isTyped == true { await model.type(context.fields["text"]) }
    case .choose: if question?.isRevealed == false { model.choose((try context.number("choice") ?? 1) - 1) }
    case .grade:
      let grade = try context.number("grade").flatMap { Grade(rawValue: $0) }
      guard question?.isGraded == true else { return }
      model.dismissLeech()
      await model.answer(grade)
    case .undo: await model.undo()
    case .star, .bury, .suspend, .reset, .reschedule: try await change(intent, model, context)
    }
  }

  /// Makes a change other than an answer, and says so.
  private static func change(_ intent: Intent, _ model: SessionViewModel, _ context: PageContext) async throws(Problem) {
    let word = model.state.question?.word
    switch intent {
    case .star: await model.star()
    case .bury: await model.bury()
    case .reset: await model.reset()
    case .reschedule: await model.reschedule(to: try context.dayField())
    default: await model.suspend()
    }
    guard let word, model.state.problem == nil else { return }
    switch intent {
    case .star:
      // Another card is asked when the word was deleted meanwhile.
      if let now = model.state.question?.word, now.id == word.id { context.session.say(PracticePhrases.starred(now)) }
    case .bury: context.session.say(PracticePhrases.buried(1))
    case .reset, .reschedule:
      if let held = model.state.lastHold {
        context.session.say(PracticePhrases.effect(of: held.event, on: held.question.word.text, today: held.day))
      }
    default: context.session.say(setAside(word.text))
    }
  }

  /// The form of the word that is asked.
  private static func edit(_ context: PageContext) async throws(Problem) -> Answer {
    let state = try await model(context).state
    guard let id = (state.question?.word ?? state.leech)?.id else { return .goTo("/practice") }
    do throws(WordStoreError) {
      let word = try await context.site.graph.wordStore.words(identified: [Word.ID(id.rawValue)]).first
      return .goTo(word.map { "/words/\($0.number.rawValue)/edit" } ?? "/practice")
    } catch { throw Problem(PersonalDictionaryProblem.store(error)) }
  }

  private static let movedOn = LocalizedText(
    en: "That card was answered already; here is the next one.", ru: "На эту карточку уже есть ответ; вот следующая."
  )

  private static func setAside(_ word: String) -> LocalizedText {
    LocalizedText(
      en: "“\(word)” is set aside and not asked any more.",
      ru: "«\(word)» исключено и больше не спрашивается."
    )
  }
}

extension Question {
  /// Tells this showing of the card from others.
  var mark: String { "\(word.id) \(asked.milliseconds)" }

  /// Whether an answer is to be typed now.
  var isTyped: Bool { kind == .recall && !isRevealed }

  /// Whether it can be graded now. A user who knows the answer may grade a card before its answer is shown.
  var isGraded: Bool { isRevealed || kind == .recognise || kind == .game }
}

extension Site {
  /// Whether there is any word to practise.
  func hasWordsToPractise() async throws(Problem) -> Bool {
    do throws(StorageError) {
      return try await !graph.practiceWords.newest(PracticeFilter(), after: nil, limit: 1).isEmpty
    } catch { throw Problem(error) }
  }
}
