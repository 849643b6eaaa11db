import AppGraph
import CoreModule
import CorePresentation
import TerminalKit

/// Chooses which tabs are shown, and in which order.
@MainActor
final class TabsScreen: ListScreen {
  weak var navigator: Navigator?
  private let changes = WorkChain()
  var cursor = ListCursor()
  /// The visible tabs in their order, then the hidden ones.
  private var tabs: [InterfaceTab] = InterfaceTab.allCases
  private var visible = InterfaceTab.allCases.count
  private var problem: Problem?

  init(navigator: Navigator) { self.navigator = navigator }

  let title = LocalizedText(en: "Tabs", ru: "Вкладки")

  func load() async {
    guard let navigator else { return }
    do throws(Problem) {
      let shown = InterfaceSettings(try await navigator.settingValues()).tabs
      arrange(shown, selecting: tabs.indices.contains(cursor.selected) ? tabs[cursor.selected] : nil)
      problem = nil
    } catch { problem = error }
  }

  private func arrange(_ shown: [InterfaceTab], selecting selected: InterfaceTab?) {
    tabs = shown + InterfaceTab.allCases.filter { !shown.contains($0) }
    visible = shown.count
    if let row = tabs.firstIndex(where: { $0 == selected }) { cursor.select(row, count: tabs.count, height: height) }
  }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem { return ScreenBody(NoticeLines.retryable(problem.sentence, area)) }
    let rows = cursor.lines(of: Array(tabs.enumerated()), in: area.size) { row, isSelected in
      let isVisible = row.offset < visible
      return StyledLine(isSelected ? "› " : "  ", .accent).appending(isVisible ? "\(row.offset + 1)  " : "–  ", .dim)
        .appending(FeatureTab.of(row.element).name(area.language), isVisible ? .strong : .dim)
        .appending(isVisible ? "" : "  " + ProgramScreenPhrases.hidden(area.language), .dim)
    }
    return ScreenBody(rows + NoticeLines.notice(ProgramScreenPhrases.tabsMean, area))
  }

  var rowCount: Int { tabs.count }

  func lists(in area: ViewArea) -> [ScreenList] {
    problem != nil ? [] : [ScreenList(cursor, count: rowCount, in: area) { [weak self] in self?.cursor = $0 }]
  }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [" ", .enter], en: ("show/hide", "show or hide the selected tab"), ru: ("показать/скрыть", "показать или скрыть выбранную вкладку")
      ) { [weak self] in self?.toggle() },
      ScreenAction(["K", "-"], en: ("up", "move the selected tab forward"), ru: ("выше", "переместить вкладку ближе к началу")) {
        [weak self] in self?.move(by: -1)
      },
      ScreenAction(["J", "+"], en: ("down", "move the selected tab back"), ru: ("ниже", "переместить вкладку ближе к концу")) {
        [weak self] in self?.move(by: 1)
      },
      ScreenAction.reloading(navigator, isHinted: problem != nil),
    ] + moving
  }

  private func toggle() {
    change { shown, tab in
      if let index = shown.firstIndex(of: tab) {
        shown.remove(at: index)
      } else {
        // Where it was at first, if the others are there too.
        let later = InterfaceTab.allCases.drop { $0 != tab }
        shown.insert(tab, at: shown.firstIndex { later.contains($0) } ?? shown.count)
      }
    }
  }

  private func move(by step: Int) {
    change { shown, tab in
      guard let index = shown.firstIndex(of: tab), shown.indices.contains(index + step) else { return }
      shown.swapAt(index, index + step)
    }
  }

  private func change(_ change: @escaping @MainActor (inout [InterfaceTab], InterfaceTab) -> Void) {
    navigator?.perform { [self] in
      await changes.run { [self] in
        guard let navigator, tabs.indices.contains(cursor.selected) else { return }
        let (tab, before) = (tabs[cursor.selected], Array(tabs.prefix(visible)))
        var shown = before
        change(&shown, tab)
        guard shown != before else { return }
        guard !shown.isEmpty else { return navigator.say(ProgramScreenPhrases.lastTab) }
        do throws(Problem) {
          try await navigator.set(.tabs, to: InterfaceTab.text(shown))
          arrange(shown, selecting: tab)
        } catch { navigator.say(error) }
      }
    }
  }
}
