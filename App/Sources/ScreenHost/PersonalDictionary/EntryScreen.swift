import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit

@MainActor
final class EntryScreen: ScrollingScreen {
  private let number: Word.Number
  private let entry: ShownEntry
  weak var navigator: Navigator?
  var scroll = ScrollPosition()

  init(_ number: Word.Number, navigator: Navigator) {
    self.number = number
    entry = ShownEntry(navigator: navigator)
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Entry", ru: "Словарная статья")

  func load() async { await entry.show(number) }

  func lines(_ area: ViewArea) -> [StyledLine] { entry.lines(area) }

  var actions: [ScreenAction] {
    let retry = ScreenAction.reloading(navigator, isHinted: entry.model.state.problem != nil)
    guard let word = entry.model.state.word, entry.model.state.problem == nil else { return [retry] + scrolling }
    return wordActions(word) + [retry] + scrolling
  }

  private func wordActions(_ word: Word) -> [ScreenAction] {
    [
      ScreenAction(["s", "*"], .toggleStar) { [weak self] in self?.navigator?.change { await $0.toggleStar(of: word) } },
      ScreenAction(["e", .enter], .editWord) { [weak self] in self?.entry.model.edit() },
      ScreenAction(["d", .delete], .deleteWord) { [weak self] in self?.delete(word) },
    ] + (navigator?.practiceActions(of: word, entry.knowledge) ?? [])
  }

  private func delete(_ word: Word) {
    navigator?.change { [weak self] list in
      guard await list.delete(word), let self else { return }
      navigator?.say(WordScreenPhrases.deleted(word))
      navigator?.pop(self)
    }
  }
}

/// The entry of a word and how well it is known, on a screen of its own or beside a list.
@MainActor
final class ShownEntry {
  let model: DictionaryEntryViewModel
  private let upkeep: UpkeepViewModel

  init(navigator: Navigator) {
    model = navigator.dictionary.dictionaryEntry.build()
    upkeep = navigator.practice.upkeep.build()
  }

  func show(_ number: Word.Number) async {
    await model.show(.number(number))
    await upkeep.loadKnowledge(of: [model.state.word].compactMap { $0?.practised })
  }

  func lines(_ area: ViewArea) -> [StyledLine] {
    EntryView(state: model.state, knowledge: knowledge).lines(area)
  }

  var knowledge: WordKnowledge? { model.state.word.flatMap { upkeep.state.knowledge[$0.practised] } }

  /// The details of a list's selected word.
  func detail(of word: Word?) -> SelectedDetail {
    let number = word?.number
    return SelectedDetail(of: number.map(AnyHashable.init), read: { [self] in if let number { await show(number) } }) { [self] in lines($0)
    }
  }
}

/// Draws what `glot show` prints, wrapped.
struct EntryView {
  let state: DictionaryEntryState
  let knowledge: WordKnowledge?

  func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    guard state.answer != nil else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    return EntryDocument(state: state, knowledge: knowledge).text(area.textStyle).split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line in
        StyledLine(inked: String(line)).wrapped(to: max(1, area.size.columns), indent: line.prefix { $0 == " " }.count + 3)
      }
  }
}
