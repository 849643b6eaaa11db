import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import Reading
import TerminalKit

/// Estimates how many words the user knows: asks word by word, then shows and stores the estimate.
@MainActor
final class LevelScreen: Screen {
  private let model: LevelViewModel
  private let picker: LangPickerViewModel
  private weak var navigator: Navigator?
  private var languages: LanguagePair?
  /// To take the saved level back.
  private let undo = UndoOffer()

  init(navigator: Navigator) {
    model = navigator.reading.level.build()
    picker = navigator.dictionary.langPicker.build { _ in }
    self.navigator = navigator
  }

  let title = ReadingScreenPhrases.level

  func load() async {
    if let navigator { await undo.update(navigator.graph.undoLog) }
    guard languages == nil else { return }
    await picker.load()
    languages = LanguagePair(from: picker.state.direction.from.code, to: picker.state.direction.to.code)
    await begin()
  }

  private func begin() async {
    if let languages { await model.begin(languages) }
  }

  func body(in area: ViewArea) -> ScreenBody { ScreenBody(lines(area)) }

  private func lines(_ area: ViewArea) -> [StyledLine] {
    if let question = model.state.question, let languages {
      let count = StyledLine(" \(question.number)/\(model.state.questionCount)", .dim)
      let word = StyledLine(" " + question.text, .strong).wrapped(to: max(1, area.size.columns), indent: 1)
      return [count, StyledLine()] + word + NoticeLines.notice(ReadingScreenPhrases.doYouKnow(languages.from), area)
    }
    if let problem = model.state.problem { return NoticeLines.notice(Problem(problem).sentence, area, .warning) }
    guard let estimate = model.state.estimate else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    let level = NoticeLines.notice(LevelPhrases.level(estimate.level), area, .accent)
    if estimate.isDoubtful { return level + NoticeLines.notice(LevelPhrases.doubtful(estimate), area, .warning) }
    return undo.isOpen ? level + NoticeLines.notice(ReadingScreenPhrases.saved(estimate.level), area, .dim) : level
  }

  var actions: [ScreenAction] {
    guard let question = model.state.question else {
      guard model.state.estimate != nil else { return [] }
      return [
        ScreenAction([.enter], .goBack, isHinted: false) { [weak self] in self?.navigator?.pop() },
        ScreenAction(["n"], en: ("again", "answer other questions"), ru: ("заново", "ответить на другие вопросы")) { [weak self] in
          self?.navigator?.perform { await self?.begin() }
        },
      ]
    }
    let answers = [
      ScreenAction(["y", .right], en: ("I know it", "say that you know the word"), ru: ("знаю", "слово знакомо")) { [weak self] in
        self?.answer(true)
      },
      ScreenAction(["n", .left], en: ("I do not", "say that you do not know the word"), ru: ("не знаю", "слово незнакомо")) { [weak self] in
        self?.answer(false)
      },
    ]
    guard question.number > 1 else { return answers }
    return answers + [
      ScreenAction(
        [.backspace], en: ("previous", "go back to the previous word"), ru: ("предыдущее", "вернуться к предыдущему слову")
      ) { [weak self] in self?.model.goBack() }
    ]
  }

  private func answer(_ isKnown: Bool) {
    model.answer(isKnown)
    // What means little must not take words away from those that are to be learned.
    guard let estimate = model.state.estimate, !estimate.isDoubtful else { return }
    navigator?.perform { [model, undo, weak navigator] in
      await model.save()
      if let navigator, model.state.isSaved { await undo.open(navigator.graph.undoLog) }
    }
  }
}
