import CoreModule
import Presentation
import TerminalKit
import WordGame

/// The menu of the game.
@MainActor
final class GameMenuScreen: Screen {
  private weak var navigator: Navigator?
  private var cursor = ListCursor()

  private enum Row: CaseIterable {
    case play
    case starter
    case resume
    case mistakes
    case scores
    case words

    var name: LocalizedText {
      switch self {
      case .play: GameScreenPhrases.play
      case .starter: GameScreenPhrases.starter
      case .resume: GameScreenPhrases.resume
      case .mistakes: GameScreenPhrases.mistakes
      case .scores: GameScreenPhrases.scores
      case .words: GameScreenPhrases.words
      }
    }

    var destination: WordGameDestination {
      var options = RoundOptions()
      switch self {
      case .play: break
      case .starter: options.deck = .starter
      case .resume: options.resumes = true
      case .mistakes: options.isOfMistakes = true
      case .scores: return .scores
      case .words: return .words
      }
      return .play(options)
    }
  }

  init(navigator: Navigator) { self.navigator = navigator }

  let title = GameScreenPhrases.menu

  func load() async {}

  func body(in area: ViewArea) -> ScreenBody {
    ScreenBody(
      cursor.lines(of: Row.allCases, in: area.size) { row, isSelected in
        StyledLine(isSelected ? "› " : "  ", .accent).appending(row.name(area.language))
      })
  }

  private var height: Int { navigator?.area.size.rows ?? 0 }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], ScreenPhrases.open, GameKeyPhrases.openMeans, isCommand: false) { [weak self] in
        guard let self else { return }
        navigator?.open(Row.allCases[cursor.selected].destination)
      },
      ScreenAction([.character("p")], GameScreenPhrases.play, GameKeyPhrases.restartMeans) { [weak self] in
        self?.navigator?.open(.play(RoundOptions()))
      },
      ScreenAction([.character("s")], GameKeyPhrases.scores, GameKeyPhrases.scoresMean) { [weak self] in self?.navigator?.open(.scores) },
      ScreenAction([.character("w")], GameKeyPhrases.words, GameKeyPhrases.wordsMean) { [weak self] in self?.navigator?.open(.words) },
    ]
      + ScreenAction.moving(height: height) { [weak self] in
        if let self { cursor.move(by: $0, count: Row.allCases.count, height: height) }
      }
  }
}
