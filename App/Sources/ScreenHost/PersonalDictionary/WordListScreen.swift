import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit

/// Lists all words, or the favourites.
@MainActor
final class WordListScreen: ListScreen {
  let title: LocalizedText
  private let whenEmpty: EmptyList
  private let isMain: Bool
  private let model: WordListViewModel
  private let upkeep: UpkeepViewModel
  private let picker: LangPickerViewModel
  private let entry: ShownEntry
  weak var navigator: Navigator?
  private let nouns: any NounGenders
  private let chain = WorkChain()
  var cursor = ListCursor()
  /// The word to select once it is loaded.
  private var numberToSelect: Word.Number?

  /// The number of words to load at a time.
  private static let portion = 120

  private init(
    _ model: WordListViewModel, title: LocalizedText, whenEmpty: EmptyList, isMain: Bool, navigator: Navigator
  ) {
    self.model = model
    self.title = title
    self.whenEmpty = whenEmpty
    self.isMain = isMain
    self.navigator = navigator
    nouns = navigator.graph.nounGenders
    upkeep = navigator.practice.upkeep.build()
    picker = navigator.dictionary.langPicker.build { _ in }
    entry = ShownEntry(navigator: navigator)
  }

  static func all(navigator: Navigator) -> WordListScreen {
    WordListScreen(
      navigator.dictionary.mainWordList.build(), title: WordScreenPhrases.allWords, whenEmpty: WordScreenPhrases.noWords, isMain: true,
      navigator: navigator
    )
  }

  static func favorites(navigator: Navigator) -> WordListScreen {
    WordListScreen(
      navigator.dictionary.favorites.build(), title: WordScreenPhrases.favorites, whenEmpty: WordScreenPhrases.noFavorites, isMain: false,
      navigator: navigator
    )
  }

  func load() async { await load(unlessCurrent: false) }

  func loadAfterChange() async { await load(unlessCurrent: true) }

  private func load(unlessCurrent: Bool) async {
    await changeKeepingSelection(unlessCurrent: unlessCurrent) { model in await model.reload(max(Self.portion, self.height)) }
    await picker.load()
    navigator?.performInBackground { [model] in await model.loadCount() }
  }

  /// Opens the search.
  func search() { model.search() }

  /// Selects a word once it is loaded.
  func reveal(_ number: Word.Number) { numberToSelect = number }

  func body(in area: ViewArea) -> ScreenBody {
    let words = model.state.words
    if words.isEmpty { return ScreenBody(linesWithoutWords(area)) }
    let rows = WordRowsView(
      words: words, cursor: cursor, nouns: nouns, knowledge: upkeep.state.knowledge, chosen: picker.state.chosen
    )
    return ScreenBody(rows.lines(area.size))
  }

  private func linesWithoutWords(_ area: ViewArea) -> [StyledLine] {
    if let problem = model.state.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    return model.state.isLoaded ? whenEmpty.lines(area) : NoticeLines.notice(ScreenPhrases.loading, area)
  }

  var detail: SelectedDetail? { selected.map(entry.detail) }

  func status(in area: ViewArea) -> [StyledLine]? {
    let count = isMain ? model.state.count?.all : model.state.count?.starred
    return WordStatusLine.parts(picker.state.chosen, count.map { WordPhrases.word($0) }, navigator?.due, area)
  }

  var rowCount: Int { model.state.words.count }

  /// Loads words near the end of those that are loaded.
  func didMove() {
    if cursor.selected + height >= rowCount, model.state.hasLater {
      perform { await self.changeKeepingSelection { await $0.loadLater(Self.portion) } }
    } else if cursor.selected < height, model.state.hasEarlier {
      perform { await self.changeKeepingSelection { await $0.loadEarlier(Self.portion) } }
    }
  }

  /// Changes the list, keeps the selection on its word, and shows the problem before the next change clears it.
  private func changeKeepingSelection(
    unlessCurrent: Bool = false, _ change: @escaping @MainActor (WordListViewModel) async -> Void
  ) async {
    await chain.run { [self] in
      guard !unlessCurrent || !model.isCurrent else { return }
      let old = model.state.words
      await change(model)
      await loadKnowledge()
      let new = model.state.words
      if let problem = model.state.problem, !new.isEmpty { navigator?.say(Problem(problem)) }
      // If the selected word is gone, the first line keeps the rest in place.
      for index in [cursor.selected, 0] where old.indices.contains(index) {
        guard let place = new.firstIndex(where: { $0.number == old[index].number }) else { continue }
        cursor.shift(by: place - index)
        break
      }
      if let place = new.firstIndex(where: { $0.number == numberToSelect }) {
        cursor.select(place, count: new.count, height: height)
        numberToSelect = nil
      }
      cursor.fit(count: new.count, height: height)
    }
  }

  /// Reads how well the words are known that are in the list.
  private func loadKnowledge() async { await upkeep.loadKnowledge(of: model.state.words.map(\.practised)) }

  private func perform(_ work: @escaping @MainActor () async -> Void) { navigator?.perform(work) }

  private var selected: Word? { cursor.selected(in: model.state.words) }
}

extension WordListScreen {
  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if isMain {
      actions.append(
        ScreenAction(["a", "n"], en: ("add", "add a word"), ru: ("добавить", "добавить слово"), command: "add") { self.model.addWord() })
    }
    if let word = selected { actions += wordActions(word) }
    if isMain {
      actions += [
        ScreenAction(
          ["f"], en: ("favourites", "show the favourites"), ru: ("список избранного", "показать список избранного"), command: "stars"
        ) { self.model.openFavorites() },
        ScreenAction(
          ["p"], en: ("pending", "show the pending words"), ru: ("ожидают", "показать слова, ожидающие перевода"), command: "fetch",
          isHinted: false
        ) { self.model.openPendingWords() },
        ScreenAction(["l"], .pickLanguages, isHinted: false) { self.model.pickLanguages() },
        ScreenAction(
          ["S"], en: ("dictionaries", "arrange the dictionaries"),
          ru: ("словари", "настроить словари"), command: "source", isHinted: false
        ) { self.model.openSources() },
        ScreenAction(
          ["i"], en: ("import", "import words from a file"), ru: ("импорт", "импортировать слова из файла"), command: "import",
          isHinted: false
        ) { self.model.openImport() },
        ScreenAction(
          ["r"], en: ("reminder", "set up the daily reminder"), ru: ("напоминание", "настроить ежедневное напоминание"), command: "remind",
          isHinted: false
        ) { self.model.openReminder() },
      ]
    }
    return actions + [
      ScreenAction(
        [.home, "g"], en: ("first", "go to the first word"), ru: ("к началу", "перейти к первому слову"), isHinted: false
      ) { self.jump(toEnd: false) },
      ScreenAction(
        [.end, "G"], en: ("last", "go to the last word"), ru: ("к концу", "перейти к последнему слову"), isHinted: false
      ) { self.jump(toEnd: true) },
      ScreenAction.reloading(navigator, isHinted: model.state.problem != nil),
    ] + moving
  }

  private func wordActions(_ word: Word) -> [ScreenAction] {
    [
      ScreenAction([.enter, "o"], .openWord) { self.model.open(word.number) },
      ScreenAction(["s", "*"], .toggleStar) { self.perform { await self.changeKeepingSelection { await $0.toggleStar(of: word) } } },
      ScreenAction(["e"], .editWord) { self.model.edit(word) },
      ScreenAction(["d", .delete], .deleteWord) {
        self.perform {
          await self.changeKeepingSelection { model in
            if await model.delete(word) { self.navigator?.say(WordScreenPhrases.deleted(word)) }
          }
        }
      },
    ] + (navigator?.practiceActions(of: word, upkeep.state.knowledge[word.practised]) ?? [])
  }

  /// Loads one end of the list and goes there.
  private func jump(toEnd isEnd: Bool) {
    perform {
      await self.chain.run { [self] in
        if isEnd { await model.loadEnd(Self.portion) } else { await model.loadBeginning(Self.portion) }
        await loadKnowledge()
        cursor.select(isEnd ? model.state.words.count - 1 : 0, count: model.state.words.count, height: height)
      }
    }
  }
}
