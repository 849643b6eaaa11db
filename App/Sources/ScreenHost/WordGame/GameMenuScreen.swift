import CoreModule
import Presentation
import TerminalKit
import WordGame

/// The menu of the game.
@MainActor
final class GameMenuScreen: ListScreen {
  private let model: ScoresViewModel
  weak var navigator: Navigator?
  var cursor = ListCursor()

  private enum Row: CaseIterable {
    case play
    case starter
    case resume
    case mistakes
    case scores
    case words

    var name: LocalizedText {
      switch self {
      case .play: GamePhrases.play
      case .starter: GamePhrases.starter
      case .resume: GamePhrases.resume
      case .mistakes: GamePhrases.mistakes
      case .scores: GamePhrases.scores
      case .words: GamePhrases.words
      }
    }

    @MainActor
    func choose(on model: ScoresViewModel) {
      var options = RoundOptions()
      switch self {
      case .play: break
      case .starter: options.deck = .starter
      case .resume: options.resumes = true
      case .mistakes: options.isOfMistakes = true
      case .scores: return model.openScores()
      case .words: return model.openWords()
      }
      model.play(options)
    }
  }

  init(navigator: Navigator) {
    self.navigator = navigator
    model = navigator.game.scores.build()
  }

  let title = LocalizedText(en: "Word game", ru: "Игра в слова")

  func load() async {}

  func body(in area: ViewArea) -> ScreenBody {
    ScreenBody(
      cursor.lines(of: Row.allCases, in: area.size) { row, isSelected in
        StyledLine(isSelected ? "› " : "  ", .accent).appending(row.name(area.language))
      })
  }

  let rowCount = Row.allCases.count
  let opening = ScreenList.Opening.byClick

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("open", "open the selected item"), ru: ("открыть", "открыть выбранное"), isCommand: false) {
        [weak self] in
        guard let self else { return }
        Row.allCases[cursor.selected].choose(on: model)
      },
      ScreenAction(["p"], .play) { [weak self] in self?.model.play() },
      ScreenAction(["s"], .showScores) { [weak self] in self?.model.openScores() },
      ScreenAction(
        ["w"], en: ("words", "show the words that were asked"), ru: ("слова", "показать слова, которые спрашивались")
      ) { [weak self] in self?.model.openWords() },
    ] + moving
  }
}
