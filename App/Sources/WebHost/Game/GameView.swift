import AppGraph
import CoreModule
import CorePresentation
import Practice
import Presentation
import WordGame

/// The menu of the game, a round, and its end.
@MainActor
struct GameView {
  let context: PageContext

  func menu(_ all: [RoundBeginning]) -> HTML {
    let rule = LocalizedText(
      en: "A translation falls past a word: say in time whether it fits. For casa falls “house”: yes; for perro falls “tree”: no.",
      ru: "Мимо слова падает перевод: скажите вовремя, подходит ли он. К casa падает «дом» — да; к perro падает «дерево» — нет."
    )
    let still = LocalizedText(
      en: "Words fall only with JavaScript; without it there is no time limit.",
      ru: "Слова падают, только если включён JavaScript; без него время не ограничено."
    )
    return """
      <h1>\(context(Page.Tab.game.name))</h1><p class="dim">\(context(rule))</p>\(beginnings(all))
      <noscript><p class="dim">\(context(still))</p></noscript>\(scores)
      """
  }

  private var scores: HTML {
    """
    <p><a href="/game/scores" data-key="s">\(context(GamePhrases.scores))</a> · <a href="/game/scores?list=words" data-key="w">\
    \(context(GamePhrases.words))</a></p>
    """
  }

  /// The script says that words can fall.
  func beginnings(_ all: [RoundBeginning], play: HTML = " data-key=\"p\"", mistakes: HTML? = nil) -> HTML {
    let buttons = all.enumerated().map { index, beginning -> HTML in
      let key: HTML? = beginning == .play ? play : beginning == .mistakes ? mistakes : nil
      let main: HTML = index == 0 ? " class=\"main\"" : ""
      return "<button name=\"round\" value=\"\(beginning.rawValue)\"\(main)\(key)>\(context(beginning.name))</button>"
    }
    return """
      <form method="post" action="/game/start" class="beginnings">\(context.formToken)<input type="hidden" name="timer" value="no">\(buttons)</form>
      """
  }

  /// The pair, the two answers and the counters. The script lets the pair fall, and sends the same forms.
  func round(_ state: PlayState) -> HTML {
    guard let falling = state.falling, let pair = falling.round.pair else { return "" }
    let (round, shown) = (falling.round, RoundState(context: context, state: state))
    let languages = round.setup.languages
    let hasTimer = falling.millisecondsLeft(at: context.site.graph.clock.now()) != nil
    let time: HTML =
      "<progress id=\"time\" max=\"1\" value=\"1\" aria-label=\"\(context(en: "Time left", ru: "Осталось времени"))\"></progress>"
    return """
      <section class="round" id="round"\(hasTimer ? " data-timer" : "") data-paused="\(context(en: "Paused", ru: "Пауза"))">
      <p id="counters" class="dim">\(shown.counters(round))</p>\(hasTimer ? time : nil)
      <div class="fall" id="fall"><p id="prompt" lang="\(languages?.from ?? "")">\(pair.prompt)</p>\
      <p id="shown" lang="\(languages?.to ?? "")">\(pair.shown)</p></div>
      <p id="verdict" class="\(state.lastAnswer?.isCorrect == false ? "wrong" : "dim")" role="status">\(shown.verdict)</p>
      <form method="post" action="/game/answer" class="grades">\(context.formToken)<input type="hidden" name="index" value="\(round.index)">\
      <button name="said" value="no" data-key="n ArrowLeft">← \(context(en: "No", ru: "Нет"))</button>\
      <button name="said" value="yes" data-key="y ArrowRight">\(context(en: "Yes", ru: "Да")) →</button></form>
      <div class="actions">\(hasTimer ? pause(falling.isPaused) : nil)<form method="post" action="/game/restart" data-leaves>\(context.formToken)\
      <button data-key="r">\(context(en: "New round", ru: "Новый раунд"))</button></form>\(leaving)</div></section>
      """
  }

  private var leaving: HTML { "<a class=\"button\" href=\"/game\" data-back>\(context(Page.Tab.game.name))</a>" }

  private func pause(_ isPaused: Bool) -> HTML {
    let (pause, resume) = (context(en: "Pause", ru: "Пауза"), context(en: "Resume", ru: "Продолжить"))
    return """
      <form method="post" action="/game/\(isPaused ? "resume" : "pause")" data-pause>\(context.formToken)\
      <button data-key="Space p" data-pause="\(pause)" data-resume="\(resume)">\(isPaused ? resume : pause)</button></form>
      """
  }

  /// The result, the words to remember and what comes next.
  func end(_ round: Round, _ result: RoundResult) -> HTML {
    let rows = round.missedWords.map { missed -> HTML in
      """
      <li><div><span class="strong" lang="\(round.setup.languages?.from ?? "")">\(missed.pair.prompt)</span> \
      <span lang="\(round.setup.languages?.to ?? "")">\(missed.translations.joined(separator: ", "))</span></div></li>
      """
    }
    let missed: HTML =
      rows.isEmpty
      ? "<p>\(context(GamePhrases.flawless))</p>" : "<p class=\"dim\">\(context(GamePhrases.missed))</p><ul class=\"rows\">\(rows)</ul>"
    return """
      <h1>\(context(GamePhrases.result(result)))</h1><p>\(context(GamePhrases.counts(round.correct, round.wrong)))</p>\(missed)\
      \(beginnings(rows.isEmpty ? [.play] : [.play, .mistakes], play: " data-key=\"r\"", mistakes: " data-key=\"m\""))\(scores)\
      <p>\(leaving)</p>
      """
  }
}

/// The rounds that were played, and the words that were asked.
@MainActor
enum ScoresPage {
  private static let length = 500

  static func shown(_ context: PageContext) async throws(Problem) -> Page {
    let scores = context.site.game.scores.build()
    let isOfWords = context.fields["list"] == "words"
    if isOfWords { await scores.loadWords(limit: length) } else { await scores.loadRounds(RoundQuery(limit: length)) }
    if let problem = scores.state.problem { throw Problem(problem) }
    let title = isOfWords ? GamePhrases.words : GamePhrases.scores
    let knowledge = await context.site.readingGraph.knowledge(ofPlayed: scores.state.words)
    let rows = isOfWords ? scores.state.words.map { word($0, knowledge[$0], context) } : scores.state.rounds.map { round($0, context) }
    let summary = RoundSummary(scores.state.rounds, context.site.graph.localTime, context.site.graph.clock.now())
    let sum: HTML? = isOfWords || rows.isEmpty ? nil : "<p>\(context(GamePhrases.summary(of: summary)))</p>"
    let nothing: HTML = "<p class=\"dim\">\(context(en: "There are no rounds yet.", ru: "Раундов пока не было."))</p>"
    return Page(
      title: title,
      body: """
        <h1>\(context(title))</h1>\(sum)<section id="list" data-live aria-label="\(context(title))">\
        \(rows.isEmpty ? nothing : "<ul class=\"rows\">\(rows)</ul>")</section>
        \(GameView(context: context).beginnings([.play]))<p><a href="/game" data-back>\(context(Page.Tab.game.name))</a> · <a href="/game/scores\(isOfWords ? "" : "?list=words")">\
        \(context(isOfWords ? GamePhrases.scores : GamePhrases.words))</a></p>
        """,
      tab: .game, assets: Asset.features + Asset.game
    )
  }

  private static func round(_ round: RoundRecord, _ context: PageContext) -> HTML {
    let facts = [
      context(GamePhrases.counts(round.correct, round.wrong)), context(GamePhrases.level(round.setup.level)),
      round.setup.languages.map { "\($0.from) → \($0.to)" } ?? "", context(GamePhrases.deck(round.setup.deck)),
    ]
    return """
      <li><div><span class="strong">\(context(GamePhrases.result(round.result)))</span> \(facts.filter { !$0.isEmpty }.joined(separator: " · "))</div>\
      <span class="dim">\(context(StepPhrases.time(round.started, context.style)))</span></li>
      """
  }

  private static func word(_ history: WordHistory, _ knowledge: WordKnowledge?, _ context: PageContext) -> HTML {
    let row = history.streak > 1 ? " · " + context(GamePhrases.inARow(history.streak)) : ""
    return """
      <li><div><span class="strong" lang="\(history.languages?.from ?? "")">\(history.prompt)</span> \(knowledge.flatMap { WordPractice.sign($0, context) })\
      <span class="dim">\(history.languages.map { "\($0.from) → \($0.to)" } ?? "")</span></div>\
      <span>\(context(GamePhrases.ofAsked(history)))\(row)</span></li>
      """
  }
}
