import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit

/// Searches words while the query is typed.
@MainActor
final class SearchScreen: Screen {
  private let model: SearchViewModel
  private let upkeep: UpkeepViewModel
  private let picker: LangPickerViewModel
  private let entry: ShownEntry
  private weak var navigator: Navigator?
  private let latest = LatestWork()
  private var view = SearchView()

  /// The number of words to load at a time.
  private static let portion = 100
  private var limit = portion

  init(navigator: Navigator) {
    let dictionary = navigator.dictionary
    model = dictionary.search.build()
    upkeep = navigator.practice.upkeep.build()
    picker = dictionary.langPicker.build { _ in }
    entry = ShownEntry(navigator: navigator)
    self.navigator = navigator
    view.nouns = navigator.graph.nounGenders
  }

  let title = LocalizedText(en: "Search", ru: "Поиск")
  let isSearch = true
  let isTyping = true

  func load() async {
    await picker.load()
    view.chosen = picker.state.chosen
    await find()
    view.cursor.fit(count: view.choices.count, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  var detail: SelectedDetail? { entry.detail(of: view.cursor.selected(in: view.choices)) }

  func status(in area: ViewArea) -> [StyledLine]? {
    WordStatusLine.parts(picker.state.chosen, view.progress(limit: limit), navigator?.due, area)
  }

  func type(_ key: Key) -> Bool {
    guard view.field.type(key) else { return false }
    limit = Self.portion
    search()
    return true
  }

  private var height: Int { (navigator?.area.size.rows ?? 0) - 1 }

  private func move(by step: Int) {
    view.cursor.move(by: step, count: view.choices.count, height: height)
    findMore()
  }

  func lists(in area: ViewArea) -> [ScreenList] {
    [
      ScreenList(view.cursor, count: view.choices.count, in: area, top: view.top(area)) { [weak self] in
        self?.view.cursor = $0
        self?.findMore()
      }
    ]
  }

  private func findMore() {
    if view.cursor.selected + height >= limit, view.state.words.count == limit {
      limit += Self.portion
      search()
    }
  }

  var actions: [ScreenAction] {
    var actions = [
      ScreenAction(
        [.tab], en: ("where", "search in words, in translations, in notes, everywhere"),
        ru: ("где", "искать в словах, в переводах, в заметках, везде")
      ) { [weak self] in self?.changePlace() }
    ]
    if let word = view.cursor.selected(in: view.choices) {
      actions += [
        ScreenAction([.enter], .openWord) { [weak self] in self?.model.open(word.number) },
        ScreenAction([.control("s")], .toggleStar) { [weak self] in self?.navigator?.change { await $0.toggleStar(of: word) } },
      ]
    }
    actions.append(ScreenAction.retrying(isHinted: model.state.problem != nil) { [weak self] in self?.search() })
    return actions + ScreenAction.moving(height: height, besideText: true) { [weak self] in self?.move(by: $0) }
  }

  private func changePlace() {
    view.place =
      switch view.place {
      case .all, .both: .word
      case .word: .translation
      case .translation: .note
      case .note: .all
      }
    search()
  }

  private func search() {
    latest.request(on: navigator) { [self] in await find() }
  }

  /// The previous results stay visible until the new ones arrive.
  private func find() async {
    guard let navigator else { return }
    let (text, place, limit) = (view.field.text, view.place, limit)
    let query = SearchText(text, in: place, navigator.localTime, navigator.clock.now())
    await model.search(query) { $0.limit = limit }
    await upkeep.loadKnowledge(of: model.state.words.map(\.practised))
    view.knowledge = upkeep.state.knowledge
    view.found(model.state, query, for: text, in: place)
    guard model.state.foundNothing else { return }
    navigator.onChange()
    await model.lookForNearMisses(query)
    view.found(model.state, query, for: text, in: place)
  }
}

extension Navigator {
  /// Changes a word from a screen without a word list. The screen reloads after the change of the data.
  func change(_ change: @escaping @MainActor (WordListViewModel) async -> Void) {
    let list = dictionary.mainWordList.build()
    perform { [weak self] in
      await change(list)
      if let problem = list.state.problem { self?.say(Problem(problem)) }
      await self?.top?.load()
    }
  }
}
