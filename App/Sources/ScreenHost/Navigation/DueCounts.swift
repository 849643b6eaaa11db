import CoreModule
import CorePresentation
import Practice
import TerminalKit
import TodoList

/// Counts the words to practise and the overdue tasks, for the status lines.
@MainActor
final class DueCounts {
  private let practice: StatisticsViewModel
  private let tasks: TaskListViewModel
  private var isCounting = false
  private var isOutdated = false

  init(navigator: Navigator) {
    practice = navigator.practice.statistics.build()
    tasks = navigator.todo.taskList.build()
  }

  /// Counts. A request during a count leads to one more count.
  func count() async {
    isOutdated = true
    guard !isCounting else { return }
    isCounting = true
    while isOutdated {
      isOutdated = false
      await practice.countDue()
      await tasks.loadCount()
    }
    isCounting = false
  }

  /// The words to practise; none before they are counted.
  func words(_ area: ViewArea) -> [StyledLine] {
    let count = practice.state.due ?? 0
    return count > 0 ? [StyledLine(DuePhrases.words(count)(area.language), .accent)] : []
  }

  /// The overdue tasks.
  func tasks(_ area: ViewArea) -> [StyledLine] {
    let count = tasks.state.count?.overdue ?? 0
    return count > 0 ? [StyledLine(DuePhrases.tasks(count)(area.language), .warning)] : []
  }
}

enum DuePhrases {
  static func words(_ count: Int) -> LocalizedText { LocalizedText(en: "to practise: \(count)", ru: "повторить: \(count)") }
  static func tasks(_ count: Int) -> LocalizedText { LocalizedText(en: "overdue tasks: \(count)", ru: "просрочено задач: \(count)") }
}
