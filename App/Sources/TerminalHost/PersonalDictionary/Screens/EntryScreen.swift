import CoreModule
import PersonalDictionary

/// The full entry of a word.
@MainActor
final class EntryScreen: Screen {
  private let number: Word.Number
  private let model: DictionaryEntryViewModel
  private weak var navigator: Navigator?
  private var first = 0
  private var height = 1
  private var lineCount = 0

  init(_ number: Word.Number, navigator: Navigator) {
    self.number = number
    model = navigator.dictionary.dictionaryEntry.build()
    self.navigator = navigator
  }

  let title = WordScreenPhrases.entry

  func load() async { await model.show(.number(number)) }

  func fit(_ size: Size) { height = size.rows }

  func body(in area: ViewArea) -> ScreenBody {
    let lines = EntryView(state: model.state).lines(area)
    lineCount = lines.count
    first = max(0, min(first, lines.count - area.size.rows))
    return ScreenBody(Array(lines.dropFirst(first)))
  }

  func type(_ key: Key) -> Bool {
    guard let step = ListCursor.step(key, height: height) else { return false }
    first = max(0, min(first + step, lineCount - height))
    return true
  }

  var actions: [ScreenAction] {
    let retry = ScreenAction([.control("l")], ScreenPhrases.retry, ScreenPhrases.retryMeans, isHinted: model.state.problem != nil) {
      [weak self] in self?.navigator?.reload()
    }
    guard let word = model.state.word, model.state.problem == nil else { return [retry] }
    return [
      ScreenAction([.character("s"), .character("*")], WordKeyPhrases.star, WordKeyPhrases.starMeans) { [weak self] in
        self?.navigator?.change { await $0.toggleStar(of: word) }
      },
      ScreenAction([.character("e"), .enter], WordKeyPhrases.edit, WordKeyPhrases.editMeans) { [weak self] in
        guard let navigator = self?.navigator else { return }
        navigator.push(EditorScreen(word, navigator: navigator))
      },
      ScreenAction([.character("d"), .delete], WordKeyPhrases.delete, WordKeyPhrases.deleteMeans) { [weak self] in self?.delete(word) },
      retry,
    ]
  }

  private func delete(_ word: Word) {
    navigator?.change { [weak self] list in
      guard await list.delete(word), let self else { return }
      navigator?.say(WordScreenPhrases.deleted(word))
      navigator?.pop(self)
    }
  }
}

/// The full entry of a word, as lines: what `glot show` prints, wrapped.
struct EntryView {
  let state: DictionaryEntryState

  func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.problem(problem, area) }
    guard state.answer != nil else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    return EntryDocument(state: state).text(area.textStyle).split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      StyledLine(inked: String(line)).wrapped(to: max(1, area.size.columns), indent: line.prefix { $0 == " " }.count + 3)
    }
  }
}
