import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Lists the chain of dictionaries.
@MainActor
final class SourcesScreen: ListViewScreen {
  private let model: SourcesViewModel
  weak var navigator: Navigator?
  var view = SourcesView()

  init(navigator: Navigator) {
    model = navigator.dictionary.sources.build()
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Dictionaries", ru: "Словари")

  func load() async {
    await model.load(countingHeadwords: true)
    view.state = model.state
    cursor.fit(count: rowCount, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  var detail: SelectedDetail? {
    view.selected.map { source in SelectedDetail(of: source.name) { SourceDetailView(source: source).lines($0) } }
  }

  let linesBelow = 2

  var actions: [ScreenAction] {
    var actions = [
      ScreenAction(
        ["a", "n"], en: ("add", "add an installed dictionary"), ru: ("добавить", "добавить установленный словарь")
      ) { [weak self] in self?.model.openInstalled() }
    ]
    if let source = view.selected { actions += sourceActions(source) }
    actions.append(ScreenAction.reloading(navigator, isHinted: model.state.problem != nil))
    return actions + moving
  }

  private func sourceActions(_ source: SourceDescription) -> [ScreenAction] {
    let position = source.configuration.position
    var actions = [
      ScreenAction(
        [" ", .enter], en: ("on/off", "enable or disable the selected dictionary"),
        ru: ("вкл/выкл", "включить или отключить выбранный словарь")
      ) { [weak self] in self?.change { await $0.setEnabled(source.name, !source.isEnabled) } },
      ScreenAction(
        ["K", "-"], en: ("up", "ask the selected dictionary earlier"), ru: ("выше", "опрашивать выбранный словарь раньше")
      ) { [weak self] in self?.move(source, to: position - 1) },
      ScreenAction(
        ["J", "+"], en: ("down", "ask the selected dictionary later"), ru: ("ниже", "опрашивать выбранный словарь позже")
      ) { [weak self] in self?.move(source, to: position + 1) },
      ScreenAction(
        ["t"], en: ("try", "look words up in the selected dictionary alone"), ru: ("проверить", "искать слова только в выбранном словаре")
      ) { [weak self] in self?.model.openTest(of: source.name) },
    ]
    if source.kind != .core {
      actions.append(
        ScreenAction(
          ["d", .delete], en: ("remove", "remove the selected dictionary from the list"),
          ru: ("удалить", "убрать выбранный словарь из списка")
        ) { [weak self] in self?.change(saying: SourceScreenPhrases.removed(source.name)) { await $0.remove(source.name) } })
    }
    return actions
  }

  private func move(_ source: SourceDescription, to position: Int) {
    guard (1...view.state.sources.count).contains(position) else { return }
    change { await $0.move(source.name, to: position) }
    view.cursor.select(position - 1, count: view.state.sources.count, height: height)
  }

  private func change(saying text: LocalizedText? = nil, _ change: @escaping @MainActor (SourcesViewModel) async -> Void) {
    navigator?.perform { [self] in
      await change(model)
      if let problem = model.state.problem { navigator?.say(Problem(problem)) } else if let text { navigator?.say(text) }
      await load()
    }
  }
}

struct SourcesView: ListView {
  var state = SourcesState()
  var cursor = ListCursor()

  var selected: SourceDescription? { cursor.selected(in: state.sources) }

  var rowCount: Int { state.sources.count }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, !state.isLoaded { return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area)) }
    guard state.isLoaded else { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    let size = Size(columns: area.size.columns, rows: max(1, area.size.rows - 2))
    let rows = cursor.lines(of: state.sources, in: size) { line($0, isSelected: $1, area) }
    return ScreenBody(rows + NoticeLines.notice(notice, area, selected?.fault == nil ? .dim : .warning))
  }

  /// The fault of the selected dictionary, or an explanation of the order.
  private var notice: LocalizedText { selected.flatMap(SourcePhrases.fault) ?? SourceScreenPhrases.order }

  private func line(_ source: SourceDescription, isSelected: Bool, _ area: ViewArea) -> StyledLine {
    let language = area.language
    let width = min(24, max(8, area.size.columns / 3))
    let details = [
      SourcePhrases.kind(source.kind)(language), SourcePhrases.directions(source.directions)(language),
      source.headwordCount.map { SourcePhrases.headword($0)(language) },
    ]
    let state = SourcePhrases.state(source).map { $0(language) }
    return StyledLine(isSelected ? "› " : "  ", .accent)
      .appending("\(source.configuration.position)  ", .dim)
      .appending(source.name, source.isEnabled ? .strong : .dim).padded(to: width)
      .appending(state.map { "  " + $0 } ?? "", source.fault == nil ? .accent : .warning)
      .appending("  " + details.compactMap(\.self).joined(separator: "  "), .dim)
      .cut(to: area.size.columns)
  }
}
