import AppGraph
import CoreModule
import CorePresentation
import Practice
import Presentation
import TerminalKit
import WordGame

/// Lists the played rounds, or the asked words.
@MainActor
final class ScoresScreen: ScrollingScreen {
  enum Kind {
    case rounds
    case words
  }

  private let kind: Kind
  private let model: ScoresViewModel
  weak var navigator: Navigator?
  private var knowledge: [WordHistory: WordKnowledge] = [:]
  private var isLoaded = false
  var scroll = ScrollPosition()

  /// A user does not read more rows one by one.
  private static let maximumRows = 500

  init(_ kind: Kind, navigator: Navigator) {
    self.kind = kind
    self.navigator = navigator
    model = navigator.game.scores.build()
  }

  var title: LocalizedText { kind == .rounds ? GamePhrases.scores : GamePhrases.words }

  func load() async {
    switch kind {
    case .rounds: await model.loadRounds(RoundQuery(limit: Self.maximumRows))
    case .words:
      await model.loadWords(limit: Self.maximumRows)
      knowledge = await navigator?.graph.knowledge(ofPlayed: model.state.words) ?? [:]
    }
    isLoaded = true
  }

  func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem = model.state.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    guard isLoaded else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    let text: String
    switch kind {
    case .rounds: text = RoundsDocument(rounds: model.state.rounds).text(area.textStyle)
    case .words: text = HistoriesDocument(histories: model.state.words, knowledge: knowledge, now: area.now).text(area.textStyle)
    }
    if text.isEmpty { return GameScreenPhrases.noRounds.lines(area) }
    return text.split(separator: "\n").map { StyledLine(inked: String($0)) }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction(["p"], .play) { [weak self] in self?.model.play() },
      ScreenAction.reloading(navigator, isHinted: model.state.problem != nil),
    ] + scrolling
  }
}
