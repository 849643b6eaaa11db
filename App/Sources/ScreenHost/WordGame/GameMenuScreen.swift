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

  private enum Row {
    case round(RoundBeginning)
    case scores
    case words

    var name: LocalizedText {
      switch self {
      case .round(let beginning): beginning.name
      case .scores: GamePhrases.scores
      case .words: GamePhrases.words
      }
    }

    @MainActor
    func choose(on model: ScoresViewModel) {
      switch self {
      case .round(let beginning): model.play(beginning.options)
      case .scores: model.openScores()
      case .words: model.openWords()
      }
    }
  }

  private let rows = RoundBeginning.allCases.map(Row.round) + [.scores, .words]

  init(navigator: Navigator) {
    self.navigator = navigator
    model = navigator.game.scores.build()
  }

  let title = LocalizedText(en: "Word game", ru: "Игра в слова")

  func load() async {}

  func body(in area: ViewArea) -> ScreenBody {
    ScreenBody(
      cursor.lines(of: rows, in: area.size) { row, isSelected in
        StyledLine(isSelected ? "› " : "  ", .accent).appending(row.name(area.language))
      })
  }

  var rowCount: Int { rows.count }
  let opening = ScreenList.Opening.byClick

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("open", "open the selected item"), ru: ("открыть", "открыть выбранное"), isCommand: false) {
        [weak self] in
        guard let self else { return }
        rows[cursor.selected].choose(on: model)
      },
      ScreenAction(["p"], .play) { [weak self] in self?.model.play() },
      ScreenAction(["s"], .showScores) { [weak self] in self?.model.openScores() },
      ScreenAction(
        ["w"], en: ("words", "show the words that were asked"), ru: ("слова", "показать слова, которые спрашивались")
      ) { [weak self] in self?.model.openWords() },
    ] + moving
  }
}
