import CoreModule
import PersonalDictionary
import Presentation
import TerminalKit

/// Looks a word up without saving it.
@MainActor
final class LookUpScreen: Screen {
  private let model: DictionaryEntryViewModel
  private weak var navigator: Navigator?
  private var field: TextField
  /// What was looked up; `nil` while it is typed. Services may be asked, so typing alone looks nothing up.
  private var asked: String?
  private var isAnswered = false
  private var scroll = ScrollPosition()

  init(_ text: String = "", navigator: Navigator) {
    model = navigator.dictionary.dictionaryEntry.build()
    field = TextField(text)
    self.navigator = navigator
    if !text.isBlank { lookUp() }
  }

  let title = LocalizedText(en: "Look-up", ru: "Поиск в словарях")
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    asked = nil
    return true
  }

  func body(in area: ViewArea) -> ScreenBody {
    field.body(after: WordScreenPhrases.lookUpPrompt(area.language), in: area) { area in
      scroll.seen(of: lines(area), height: area.size.rows)
    }
  }

  /// Whether all dictionaries were asked, and none has the word.
  private var isMissing: Bool {
    if case .nothingFound = model.state.problem { true } else { false }
  }

  private func lines(_ area: ViewArea) -> [StyledLine] {
    guard let asked else { return NoticeLines.notice(WordScreenPhrases.lookUpMeans, area) }
    let state = model.state
    guard isAnswered else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    let answer = state.answer
    let remarks =
      (answer?.detected ?? []).map { FormPhrases.detected(state.text, $0) }
      + [FormPhrases.recognised(state)].compactMap(\.self)
    let notes = remarks.flatMap { NoticeLines.notice($0, area) } + spellings.lines(area)
    return isMissing
      ? NoticeLines.notice(WordScreenPhrases.missing(asked), area) + notes : notes + EntryView(state: state, knowledge: nil).lines(area)
  }

  private var spellings: Spellings { Spellings(spellings: isAnswered && asked != nil ? model.state.answer?.suggestions ?? [] : []) }

  var actions: [ScreenAction] {
    let word = field.text.trimmed
    let main =
      asked == nil
      ? ScreenAction([.enter], .lookUp) { [weak self] in self?.lookUp() }
      : ScreenAction([.enter], en: ("add", "add the word to your own"), ru: ("добавить", "добавить слово к своим")) { [weak self] in
        guard let self, let navigator else { return }
        navigator.pop(self)
        navigator.push(NewWordScreen(word, navigator: navigator))
      }
    let scrolling = ScreenAction.scrolling(on: navigator, besideText: true) { [weak self] step, area in
      if let self { scroll.move(by: step, count: lines(area).count, height: area.size.rows - 1) }
    }
    return [main, .retrying(isHinted: model.state.problem != nil && asked != nil && !isMissing) { [weak self] in self?.lookUp() }]
      + scrolling
      + spellings.actions { [weak self] in
        self?.field = TextField($0)
        self?.lookUp()
      }
  }

  private func lookUp() {
    let text = field.text.trimmed
    guard !text.isEmpty else { return }
    (asked, isAnswered, scroll) = (text, false, ScrollPosition())
    navigator?.performInBackground { [weak self, model] in
      await model.lookUp(text)
      if self?.asked == text { self?.isAnswered = true }
    }
  }
}

extension ActionWords {
  static let lookUp = ActionWords(
    en: ("look up", "look the word up without saving it"), ru: ("искать", "найти слово в словарях, не сохраняя")
  )
}
