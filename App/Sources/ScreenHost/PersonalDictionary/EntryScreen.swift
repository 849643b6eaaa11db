import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit

@MainActor
final class EntryScreen: Screen {
  private let number: Word.Number
  private let model: DictionaryEntryViewModel
  private let upkeep: UpkeepViewModel
  private weak var navigator: Navigator?
  private var scroll = ScrollPosition()

  init(_ number: Word.Number, navigator: Navigator) {
    self.number = number
    model = navigator.dictionary.dictionaryEntry.build()
    upkeep = navigator.practice.upkeep.build()
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Entry", ru: "Словарная статья")

  func load() async {
    await model.show(.number(number))
    await upkeep.loadKnowledge(of: [model.state.word].compactMap { $0?.practised })
  }

  func body(in area: ViewArea) -> ScreenBody { ScreenBody(scroll.seen(of: lines(area), height: area.size.rows)) }

  private func lines(_ area: ViewArea) -> [StyledLine] {
    EntryView(state: model.state, knowledge: upkeep.state.knowledge.values.first).lines(area)
  }

  var actions: [ScreenAction] {
    let moving = ScreenAction.scrolling(on: navigator) { [weak self] step, area in
      if let self { scroll.move(by: step, count: lines(area).count, height: area.size.rows) }
    }
    let retry = ScreenAction.retrying(isHinted: model.state.problem != nil) { [weak self] in self?.navigator?.reload() }
    guard let word = model.state.word, model.state.problem == nil else { return [retry] + moving }
    return wordActions(word) + [retry] + moving
  }

  private func wordActions(_ word: Word) -> [ScreenAction] {
    [
      ScreenAction(["s", "*"], .toggleStar) { [weak self] in self?.navigator?.change { await $0.toggleStar(of: word) } },
      ScreenAction(["e", .enter], .editWord) { [weak self] in self?.model.edit() },
      ScreenAction(["d", .delete], .deleteWord) { [weak self] in self?.delete(word) },
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

extension SelectedDetail {
  /// The entry of a word.
  static func entry(of word: Word?, in model: DictionaryEntryViewModel) -> SelectedDetail {
    let read: @MainActor () async -> Void = {
      if let word { await model.show(.number(word.number)) }
    }
    return SelectedDetail(of: word.map { AnyHashable($0.number) }, read: read) { EntryView(state: model.state).lines($0) }
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
