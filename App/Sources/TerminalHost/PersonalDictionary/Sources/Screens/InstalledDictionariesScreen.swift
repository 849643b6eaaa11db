import CoreModule
import PersonalDictionary

/// The installed dictionaries, to give them a place in the list.
@MainActor
final class InstalledDictionariesScreen: Screen {
  private let model: SourcesViewModel
  private weak var navigator: Navigator?
  private var view = InstalledDictionariesView()
  private var height = 24

  init(navigator: Navigator) {
    model = navigator.dictionary.sources.build()
    self.navigator = navigator
  }

  let title = SourceScreenPhrases.installed

  func load() async {
    await model.findInstalled()
    view.state = model.state
    view.isLoaded = true
  }

  func fit(_ size: Size) {
    height = max(1, size.rows - 2)
    view.cursor.fit(count: view.dictionaries.count, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  private func move(by step: Int) { view.cursor.move(by: step, count: view.dictionaries.count) }

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if let dictionary = view.selected {
      actions.append(
        ScreenAction([.enter, .character("a")], SourceKeyPhrases.add, SourceKeyPhrases.addThis) { [weak self] in self?.add(dictionary) })
    }
    actions.append(ScreenAction.retrying(isHinted: model.state.problem != nil) { [weak self] in self?.navigator?.reload() })
    return actions + ScreenAction.moving(height: height) { [weak self] in self?.move(by: $0) }
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

/// These dictionaries, as lines.
struct InstalledDictionariesView {
  var state = SourcesState()
  var cursor = ListCursor()
  var isLoaded = false

  var dictionaries: [InstalledDictionary] {
    state.installed.filter { dictionary in
      !state.sources.contains { $0.configuration.kind == dictionary.kind && !$0.configuration.isInstalled }
    }
  }

  var selected: InstalledDictionary? {
    let dictionaries = dictionaries
    return dictionaries.indices.contains(cursor.selected) ? dictionaries[cursor.selected] : nil
  }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, !isLoaded { return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area)) }
    guard isLoaded else { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    let dictionaries = dictionaries
    var lines = dictionaries.indices.dropFirst(cursor.top).prefix(max(1, area.size.rows - 2)).map { line($0, dictionaries[$0], area) }
    if dictionaries.isEmpty { lines += NoticeLines.notice(SourceScreenPhrases.noneInstalled, area) }
    if let more = SourcePhrases.more(state).last { lines += NoticeLines.notice(more, area) }
    return ScreenBody(lines)
  }

  private func line(_ index: Int, _ dictionary: InstalledDictionary, _ area: ViewArea) -> StyledLine {
    let isSelected = index == cursor.selected
    let details = [
      dictionary.direction?.description, SourcePhrases.headword(dictionary.headwordCount)(area.language), dictionary.title,
    ]
    let line = StyledLine(isSelected ? "› " : "  ", .accent).appending(dictionary.name, .strong)
      .padded(to: min(24, max(8, area.size.columns / 3)))
      .appending("  " + details.compactMap(\.self).joined(separator: "  "), .dim).cut(to: area.size.columns)
    return isSelected ? line.padded(to: area.size.columns).selected : line
  }
}
