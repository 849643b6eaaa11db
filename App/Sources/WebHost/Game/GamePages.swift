import AppGraph
import CoreModule
import CorePresentation
import Presentation
import WordGame

/// The word game. The rounds, their time and what is right are the server's; the page shows them, and the script makes the words fall.
@MainActor
enum GamePages {
  nonisolated static let routes: [Route] = [
    .get("/game") { context async throws(Problem) in .page(try await menu(context)) },
    .get("/game/round") { context async throws(Problem) in round(context) },
    .get("/game/frame") { context async throws(Problem) in try await frame(context) },
    .get("/game/scores") { context async throws(Problem) in .page(try await ScoresPage.shown(context)) },
    .get("/game/:form") { _ async throws(Problem) in .goTo("/game") },
    .post("/game/start") { context async throws(Problem) in try await start(context) },
    .post("/game/restart") { context async throws(Problem) in try await restart(context) },
    .post("/game/answer") { context async throws(Problem) in try await answer(context) },
    .post("/game/pause") { context async throws(Problem) in try await handle(.pause, context) },
    .post("/game/resume") { context async throws(Problem) in try await handle(.resume, context) },
  ]

  private static func menu(_ context: PageContext, _ problem: Problem? = nil) async throws(Problem) -> Page {
    let beginnings = try await beginnings(context)
    return Page(
      title: Page.Tab.game.name, body: GameView(context: context).menu(beginnings), tab: .game, problem: problem,
      assets: Asset.features + Asset.game)
  }

  /// The rounds that can be begun now.
  private static func beginnings(_ context: PageContext) async throws(Problem) -> [RoundBeginning] {
    let (scores, now) = (context.site.game.scores.build(), context.site.graph.clock.now())
    func last(isUnfinished: Bool) async throws(Problem) -> RoundRecord? {
      await scores.loadRounds(RoundQuery(isUnfinished: isUnfinished, until: now, limit: 1))
      if let problem = scores.state.problem { throw Problem(problem) }
      return scores.state.rounds.first
    }
    let canResume = try await last(isUnfinished: true) != nil
    let hasMistakes = try await last(isUnfinished: false).map { $0.wrong > 0 } ?? false
    return RoundBeginning.allCases.filter { $0 == .resume ? canResume : $0 == .mistakes ? hasMistakes : true }
  }

  private static func round(_ context: PageContext) -> Answer {
    guard let game = context.session.game, let round = game.state.round else { return .goTo("/game") }
    let view = GameView(context: context)
    let body = round.result.map { view.end(round, $0) } ?? view.round(game.state)
    return .page(
      Page(
        title: Page.Tab.game.name, body: body, tab: .game, problem: game.state.problem.map { Problem($0) },
        assets: Asset.features + Asset.game
      ))
  }

  /// Begins a round. Words fall only where the script is there to show it.
  private static func start(_ context: PageContext) async throws(Problem) -> Answer {
    guard let beginning = RoundBeginning(rawValue: context.fields["round"]) else { throw Refusal.noSuchPage.problem }
    let game = context.site.game.play.build()
    var options = beginning.options
    options.hasTimer = context.fields["timer"] == "yes"
    await context.session.game?.storeAnswers()
    await game.start(options)
    if let problem = game.state.problem { return .page(try await menu(context, Problem(problem))) }
    context.session.game = game
    return .goTo("/game/round")
  }

  /// Begins another round like this one.
  private static func restart(_ context: PageContext) async throws(Problem) -> Answer {
    let game = try game(context)
    await game.storeAnswers()
    await game.restart()
    if let problem = game.state.problem { return .page(try await menu(context, Problem(problem))) }
    return .goTo("/game/round")
  }

  /// An answer to the pair that the page has shown. One to a pair that has fallen meanwhile comes too late.
  private static func answer(_ context: PageContext) async throws(Problem) -> Answer {
    guard let said = ["yes": true, "no": false][context.fields["said"]] else { throw Refusal.noSuchPage.problem }
    let index = try context.number("index")
    let game = try game(context)
    game.handle(.frame)
    if game.state.round?.index == index { game.handle(.answer(said)) }
    await game.storeAnswers()
    return state(game, context)
  }

  private static func handle(_ event: RoundEvent, _ context: PageContext) async throws(Problem) -> Answer {
    let game = try game(context)
    game.handle(event)
    await game.storeAnswers()
    return state(game, context)
  }

  /// The present state of the round. The script requests it repeatedly, which lets time pass; without requests, the round is paused.
  private static func frame(_ context: PageContext) async throws(Problem) -> Answer {
    let game = try game(context)
    if game.handle(.frame) { await game.storeAnswers() }
    return .json(RoundState(context: context, state: game.state).json)
  }

  private static func game(_ context: PageContext) throws(Problem) -> PlayViewModel {
    guard let game = context.session.game else { throw noRound }
    return game
  }

  /// For the script the state, for a form the page.
  private static func state(_ game: PlayViewModel, _ context: PageContext) -> Answer {
    context.fields["script"] == "yes" ? .json(RoundState(context: context, state: game.state).json) : .goTo("/game/round")
  }

  private static let noRound = Problem(
    .nothingFound, "no_round", LocalizedText(en: "There is no round to play.", ru: "Раунд не начат."),
    hint: LocalizedText(en: "Begin one.", ru: "Начните новый.")
  )
}

/// A round as it is sent to the script.
@MainActor
struct RoundState {
  let context: PageContext
  let state: PlayState

  var json: JSON {
    guard let falling = state.falling else { return .null }
    let (round, now) = (falling.round, context.site.graph.clock.now())
    return .object([
      ("index", .number(round.index)), ("prompt", JSON(round.pair?.prompt)), ("shown", JSON(round.pair?.shown)),
      ("left", JSON(falling.millisecondsLeft(at: now).map { Int($0) })), ("time", .number(round.setup.rules.secondsPerPair * 1000)),
      ("counters", .string(counters(round))), ("verdict", .string(verdict)), ("right", .bool(state.lastAnswer?.isCorrect ?? true)),
      ("paused", .bool(falling.isPaused)), ("over", .bool(round.result != nil)),
      ("problem", JSON(state.problem.map { Problem($0).sentence(context.language) })),
    ])
  }

  /// Answers, lives, progress and level.
  func counters(_ round: Round) -> String {
    let lives = String(repeating: "♥", count: min(round.livesLeft, 10)) + String(repeating: "♡", count: min(round.wrong, 10))
    return
      "✓ \(round.correct)  ✗ \(round.wrong)  \(lives)  \(round.index)/\(round.setup.rules.pairs) · \(context(GamePhrases.level(round.level)))"
  }

  /// What became of the last answer.
  var verdict: String {
    guard let answer = state.lastAnswer else { return context(GamePhrases.question) }
    let late = answer.said == nil ? " (\(context(GamePhrases.late)))" : ""
    return "\(answer.isCorrect ? "✓" : "✗") \(answer.pair.prompt) — \(answer.translations.joined(separator: ", "))\(late)"
  }
}
