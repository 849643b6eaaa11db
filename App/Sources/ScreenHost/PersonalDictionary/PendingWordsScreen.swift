import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Lists the words with pending look-ups.
@MainActor
final class PendingWordsScreen: ListScreen {
  let title = PendingPhrases.title
  private let model: PendingWordsViewModel
  private let entry: ShownEntry
  weak var navigator: Navigator?
  var cursor = ListCursor()
  private var fetching: Task<Void, Never>?

  init(navigator: Navigator) {
    model = navigator.dictionary.pendingWords.build()
    entry = ShownEntry(navigator: navigator)
    self.navigator = navigator
  }

  func load() async {
    guard fetching == nil else { return }
    await model.load()
    cursor.fit(count: rowCount, height: height)
    if let problem = model.state.problem, !model.state.pending.isEmpty { navigator?.say(Problem(problem)) }
  }

  func body(in area: ViewArea) -> ScreenBody { PendingWordsView(state: model.state, cursor: cursor).body(in: area) }

  var detail: SelectedDetail? { cursor.selected(in: model.state.pending).map { entry.detail(of: $0.word) } }

  var rowCount: Int { model.state.pending.count }
  var linesAbove: Int { fetching == nil ? 0 : PendingWordsView.progressRows }

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if let fetching {
      actions.append(
        ScreenAction(
          [.escape], en: ("cancel", "stop looking words up"), ru: ("остановить", "остановить поиск переводов")
        ) { fetching.cancel() })
    } else if !model.state.pending.isEmpty {
      actions.append(
        ScreenAction(
          ["r"], en: ("look up", "look all of them up now"), ru: ("найти перевод", "найти перевод всех этих слов")
        ) { self.fetch([]) })
    }
    if let word = cursor.selected(in: model.state.pending)?.word {
      actions += [
        ScreenAction(
          ["R"], en: ("look up one", "look the selected word up now"), ru: ("только это", "найти перевод выбранного слова")
        ) { self.fetch([.number(word.number)]) },
        ScreenAction([.enter, "o"], .openWord) { self.model.open(word.number) },
      ]
    }
    return actions + moving + [ScreenAction.reloading(navigator, isHinted: model.state.problem != nil)]
  }

  private func fetch(_ selectors: [WordSelector]) {
    guard fetching == nil else { return }
    fetching = navigator?.performInBackground { [self] in
      await model.fetch(selectors) { [weak navigator] _ in navigator?.onChange() }
      fetching = nil
      if let problem = model.state.problem { navigator?.say(Problem(problem)) }
      if !model.state.done.isEmpty { navigator?.say(PendingPhrases.done(model.state.done.count)) }
    }
  }
}

struct PendingWordsView {
  let state: PendingWordsState
  let cursor: ListCursor

  static let progressRows = 2

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, state.pending.isEmpty { return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area)) }
    if let progress = state.progress {
      let text = StyledLine(" " + PendingPhrases.progress(progress)(area.language), .accent).cut(to: area.size.columns)
      let share = progress.all == 0 ? nil : Double(progress.asked) / Double(progress.all)
      let bar = StyledLine(" ") + ProgressBar(share: share).line(area.size.columns - 2)
      return ScreenBody([text, bar] + rows(area, above: Self.progressRows))
    }
    if !state.isLoaded { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    if state.pending.isEmpty { return ScreenBody(WordScreenPhrases.nothingPending.lines(area)) }
    return ScreenBody(rows(area))
  }

  private func rows(_ area: ViewArea, above: Int = 0) -> [StyledLine] {
    let columns = area.size.columns
    return cursor.lines(of: state.pending, in: Size(columns: columns, rows: area.size.rows - above)) { pending, isSelected in
      let text = StyledLine(isSelected ? "› " : "  ", .accent).appending(pending.word.text, .strong).padded(to: max(8, columns / 3))
      return (text + StyledLine(" ").appending(PendingPhrases.state(pending, area.textStyle), .dim)).cut(to: columns)
    }
  }
}
