import CoreModule
import PersonalDictionary

/// The words whose look-up is owed.
@MainActor
final class PendingWordsScreen: Screen {
  let title = PendingPhrases.title
  private let model: PendingWordsViewModel
  private weak var navigator: Navigator?
  private var cursor = ListCursor()
  private var height = 24
  private var isFetching = false

  init(navigator: Navigator) {
    model = navigator.dictionary.pendingWords.build()
    self.navigator = navigator
  }

  func load() async {
    guard !isFetching else { return }
    await model.load()
    if let problem = model.state.problem, !model.state.pending.isEmpty { navigator?.say(Problem(problem)) }
  }

  func fit(_ size: Size) {
    height = max(1, size.rows - (isFetching ? 1 : 0))
    cursor.fit(count: model.state.pending.count, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody { PendingWordsView(state: model.state, cursor: cursor).body(in: area) }

  func type(_ key: Key) -> Bool {
    guard let step = ListCursor.step(key, height: height) else { return false }
    cursor.move(by: step, count: model.state.pending.count)
    return true
  }

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if !model.state.pending.isEmpty {
      actions.append(ScreenAction([.character("r")], PendingPhrases.fetch, PendingPhrases.fetchMeans) { self.fetch([]) })
    }
    if model.state.pending.indices.contains(cursor.selected) {
      let word = model.state.pending[cursor.selected].word
      actions += [
        ScreenAction([.character("R")], PendingPhrases.retry, PendingPhrases.retryMeans) { self.fetch([.number(word.number)]) },
        ScreenAction([.enter, .character("o")], ScreenPhrases.open, WordKeyPhrases.openMeans) { self.navigator?.open(.entry(word.number)) },
      ]
    }
    return actions + [
      ScreenAction([.control("l")], ScreenPhrases.retry, ScreenPhrases.retryMeans, isHinted: model.state.problem != nil) {
        self.navigator?.reload()
      }
    ]
  }

  private func fetch(_ selectors: [WordSelector]) {
    guard !isFetching else { return }
    isFetching = true
    navigator?.perform { [self] in
      await model.fetch(selectors) { [weak navigator] _ in navigator?.onChange() }
      isFetching = false
      if let problem = model.state.problem { navigator?.say(Problem(problem)) }
      if !model.state.done.isEmpty { navigator?.say(PendingPhrases.done(model.state.done.count)) }
    }
  }
}

/// The words whose look-up is owed, as lines.
struct PendingWordsView {
  let state: PendingWordsState
  let cursor: ListCursor

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, state.pending.isEmpty { return ScreenBody(NoticeLines.problem(problem, area)) }
    if let progress = state.progress {
      return ScreenBody(
        [StyledLine(" " + PendingPhrases.progress(progress)(area.language), .accent).cut(to: area.size.columns)] + rows(area))
    }
    if !state.isLoaded { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    if state.pending.isEmpty { return ScreenBody(NoticeLines.notice(PendingPhrases.nothing, area)) }
    return ScreenBody(rows(area))
  }

  private func rows(_ area: ViewArea) -> [StyledLine] {
    let columns = area.size.columns
    return state.pending.indices.dropFirst(cursor.top).prefix(area.size.rows).map { index in
      let pending = state.pending[index]
      let isSelected = index == cursor.selected
      let text = StyledLine(isSelected ? "› " : "  ", .accent).appending(pending.word.text, .strong).padded(to: max(8, columns / 3))
      let line = (text + StyledLine(" ").appending(PendingPhrases.state(pending, area.textStyle), .dim)).cut(to: columns)
      return isSelected ? line.padded(to: columns).selected : line
    }
  }
}
