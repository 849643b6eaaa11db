import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Checks the stored data for damage, and repairs what can be rebuilt.
@MainActor
final class DataCheckScreen: ScrollingScreen {
  weak var navigator: Navigator?
  var scroll = ScrollPosition()
  /// `nil` during a check.
  private var problems: [DataProblem]?
  private var isChecking = false

  init(navigator: Navigator) { self.navigator = navigator }

  let title = ProgramScreenPhrases.check

  func load() async {
    if problems == nil { check() }
  }

  private func check() {
    guard let navigator, !isChecking else { return }
    isChecking = true
    problems = nil
    navigator.performInBackground { [weak self] in
      let problems = await navigator.graph.dataCheck.problems(isDeep: true)
      self?.problems = problems
      self?.isChecking = false
    }
  }

  func lines(_ area: ViewArea) -> [StyledLine] {
    guard let problems else { return NoticeLines.notice(ProgramScreenPhrases.checking, area) }
    if problems.isEmpty { return NoticeLines.notice(VerifyPhrases.sound, area, .hit) }
    let all = problems.flatMap { problem in
      StyledLine(" " + VerifyPhrases.sentence(problem)(area.language).visibleLine).wrapped(to: max(1, area.size.columns), indent: 1)
    }
    return NoticeLines.notice(VerifyPhrases.summary(of: problems).message, area, .warning) + [StyledLine()] + all
  }

  var actions: [ScreenAction] {
    var actions = [
      ScreenAction(
        [.enter], en: ("check", "check the data again"), ru: ("проверить", "проверить данные снова"), isHinted: problems != nil
      ) { [weak self] in self?.check() }
    ]
    if problems?.contains(where: \.isRepairable) == true {
      actions.append(
        ScreenAction(
          ["r"], en: ("repair", "rebuild what can be rebuilt"), ru: ("исправить", "перестроить то, что можно")
        ) { [weak self] in self?.repair() })
    }
    return actions + scrolling
  }

  private func repair() {
    navigator?.performInBackground { [weak self] in
      guard let self, let navigator else { return }
      do throws(StorageError) {
        for problem in try await navigator.graph.dataCheck.repair() { navigator.say(VerifyPhrases.repaired(problem)) }
      } catch { navigator.say(Problem(error)) }
      check()
    }
  }
}
