import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Lists what was changed and when, the newest first.
@MainActor
final class ChangesScreen: ScrollingScreen {
  weak var navigator: Navigator?
  var scroll = ScrollPosition()
  private var steps: [UndoStep]?
  private var problem: Problem?

  init(navigator: Navigator) { self.navigator = navigator }

  let title = ProgramScreenPhrases.changes

  func load() async {
    guard let navigator else { return }
    do throws(UndoError) { (steps, problem) = (try await navigator.graph.undoLog.steps(), nil) } catch { problem = Problem(error) }
  }

  func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem { return NoticeLines.retryable(problem.sentence, area) }
    guard let steps else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    if steps.isEmpty { return NoticeLines.notice(StepPhrases.nothingChanged, area) }
    return steps.map { step in
      StyledLine(" " + StepPhrases.time(step.made, area.textStyle)(area.language), .dim)
        .appending("  " + StepPhrases.done(step)(area.language).visibleLine, step.isUndone ? .dim : .plain)
        .appending(step.isUndone ? "  (\(StepPhrases.undone(area.language)))" : "", .dim).cut(to: area.size.columns)
    }
  }

  var actions: [ScreenAction] {
    [ScreenAction.reloading(navigator, isHinted: problem != nil)] + scrolling
  }
}
