import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Lists the installed dictionaries, to add them to the chain.
@MainActor
final class InstalledDictionariesScreen: ListViewScreen {
  private let model: SourcesViewModel
  weak var navigator: Navigator?
  var view = InstalledDictionariesView()

  init(navigator: Navigator) {
    model = navigator.dictionary.sources.build()
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Add a dictionary", ru: "Добавить словарь")

  func load() async {
    await model.findInstalled()
    view.state = model.state
    view.isLoaded = true
    cursor.fit(count: rowCount, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  let linesBelow = 2

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if let dictionary = view.cursor.selected(in: view.dictionaries) {
      actions.append(
        ScreenAction(
          [.enter, "a"], en: ("add", "add the selected dictionary"), ru: ("добавить", "добавить выбранный словарь")
        ) { [weak self] in self?.add(dictionary) })
    }
    actions.append(ScreenAction.reloading(navigator, isHinted: model.state.problem != nil))
    return actions + moving
  }

  private func add(_ dictionary: InstalledDictionary) {
    navigator?.perform { [self] in
      await model.add(dictionary.name, dictionary.kind, direction: dictionary.direction)
      if let problem = model.state.problem {
        navigator?.say(Problem(problem))
      } else {
        navigator?.say(SourceScreenPhrases.added(dictionary.name))
        navigator?.pop(self)
      }
    }
  }
}

struct InstalledDictionariesView: ListView {
  var state = SourcesState()
  var cursor = ListCursor()
  var isLoaded = false

  var dictionaries: [InstalledDictionary] {
    state.installed.filter { dictionary in
      !state.sources.contains { $0.configuration.kind == dictionary.kind && !$0.configuration.isInstalled }
    }
  }

  var rowCount: Int { dictionaries.count }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, !isLoaded { return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area)) }
    guard isLoaded else { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    let dictionaries = dictionaries
    let size = Size(columns: area.size.columns, rows: max(1, area.size.rows - 2))
    var lines = cursor.lines(of: dictionaries, in: size) { line($0, isSelected: $1, area) }
    if dictionaries.isEmpty { lines += NoticeLines.notice(SourceScreenPhrases.noneInstalled, area) }
    if let more = SourcePhrases.more(state).last { lines += NoticeLines.notice(more, area) }
    return ScreenBody(lines)
  }

  private func line(_ dictionary: InstalledDictionary, isSelected: Bool, _ area: ViewArea) -> StyledLine {
    let details = [
      dictionary.direction?.description, SourcePhrases.headword(dictionary.headwordCount)(area.language), dictionary.title,
    ]
    return StyledLine(isSelected ? "› " : "  ", .accent).appending(dictionary.name, .strong)
      .padded(to: min(24, max(8, area.size.columns / 3)))
      .appending("  " + details.compactMap(\.self).joined(separator: "  "), .dim).cut(to: area.size.columns)
  }
}
