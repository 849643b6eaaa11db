import CoreModule
import WordGame

/// What was played: the rounds, or the words that were asked.
@MainActor
final class ScoresScreen: Screen {
  /// What is shown.
  enum Kind {
    case rounds
    case words
  }

  private let kind: Kind
  private let model: ScoresViewModel
  private weak var navigator: Navigator?
  private var isLoaded = false
  private var first = 0
  private var height = 1
  private var lineCount = 0

  /// More are not looked at one by one.
  private static let most = 500

  init(_ kind: Kind, navigator: Navigator) {
    self.kind = kind
    self.navigator = navigator
    model = navigator.game.scores.build()
  }

  var title: LocalizedText { kind == .rounds ? GameScreenPhrases.scores : GameScreenPhrases.words }

  func load() async {
    switch kind {
    case .rounds: await model.loadRounds(RoundQuery(limit: Self.most))
    case .words: await model.loadWords(limit: Self.most)
    }
    isLoaded = true
  }

  func fit(_ size: Size) { height = size.rows }

  func body(in area: ViewArea) -> ScreenBody {
    let lines = lines(area)
    lineCount = lines.count
    first = max(0, min(first, lines.count - area.size.rows))
    return ScreenBody(Array(lines.dropFirst(first)))
  }

  private func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem = model.state.problem { return NoticeLines.notice(Problem(problem).sentence, area, .warning) }
    guard isLoaded else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    let text: String
    switch kind {
    case .rounds: text = RoundsDocument(rounds: model.state.rounds).text(area.textStyle)
    case .words: text = HistoriesDocument(histories: model.state.words, now: area.now).text(area.textStyle)
    }
    if text.isEmpty { return NoticeLines.notice(GamePhrases.noRounds, area) }
    return text.split(separator: "\n").map { StyledLine(inked: String($0)) }
  }

  func type(_ key: Key) -> Bool {
    guard let step = ListCursor.step(key, height: height) else { return false }
    first = max(0, min(first + step, lineCount - height))
    return true
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.character("p")], GameScreenPhrases.play, GameKeyPhrases.restartMeans) { [weak self] in
        self?.navigator?.open(.play(RoundOptions()))
      }
    ]
  }
}
