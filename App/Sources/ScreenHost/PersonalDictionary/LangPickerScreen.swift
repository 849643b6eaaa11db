import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

@MainActor
final class LangPickerScreen: Screen {
  private let model: LangPickerViewModel
  private weak var navigator: Navigator?
  private var view = LangPickerView()

  /// Receives the languages of a word; `nil` when they are those of new words.
  private let onChoose: (@MainActor (Direction) -> Void)?

  init(navigator: Navigator) {
    model = navigator.dictionary.langPicker.build { _ in }
    self.navigator = navigator
    onChoose = nil
  }

  /// Chooses the languages of one word, which are `direction` now.
  init(_ direction: Direction, navigator: Navigator, onChoose: @escaping @MainActor (Direction) -> Void) {
    model = navigator.dictionary.langPicker.build { _ in }
    self.navigator = navigator
    self.onChoose = onChoose
    view.show(direction)
  }

  let title = LocalizedText(en: "Languages", ru: "Языки")

  func load() async {
    guard onChoose == nil else { return }
    await model.load()
    view.loaded(model.state)
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [.enter], en: ("choose", "use these languages"), ru: ("выбрать", "использовать эти языки")
      ) { [weak self] in self?.choose() },
      ScreenAction(["s", "x"], .swapLanguages) { [weak self] in self?.view.swap() },
      turning,
      ScreenAction.reloading(navigator, isHinted: model.state.problem != nil),
    ] + ScreenAction.moving([.up, .down], height: Language.allCases.count) { [weak self] in self?.view.move(by: $0) }
  }

  func lists(in area: ViewArea) -> [ScreenList] {
    view.lists(in: area) { [weak self] language, isTarget in self?.view.select(language, isTarget: isTarget) }
  }

  private var turning: ScreenAction {
    let keys: [Key] = [.left, .right, .tab, "h"]
    return ScreenAction(
      keys, en: ("other column", "go to the language of the words, or of the translations"),
      ru: ("другой столбец", "перейти к языку слов или языку переводов"), isHinted: false, isCommand: false
    ) { [weak self] in self?.view.isTarget.toggle() }
  }

  private func choose() {
    guard let direction = view.direction else { return }
    if let onChoose {
      navigator?.pop(self)
      return onChoose(direction)
    }
    navigator?.perform { [self] in
      await model.choose(direction)
      view.problem = model.state.problem
      guard model.state.problem == nil else { return }
      navigator?.say(WordPhrases.directionTaken(direction))
      navigator?.pop(self)
    }
  }
}

/// The languages of words on the left, of translations on the right.
struct LangPickerView {
  var from = Language.english
  var to = Language.russian
  /// Whether the right column has the focus.
  var isTarget = false
  var problem: PersonalDictionaryProblem?
  private var isTouched = false

  /// `nil` while both columns have the same language.
  var direction: Direction? { Direction(from: from, to: to) }

  mutating func loaded(_ state: LangPickerState) {
    problem = state.problem
    if !isTouched { (from, to) = (state.direction.from, state.direction.to) }
  }

  mutating func show(_ direction: Direction) { (from, to) = (direction.from, direction.to) }

  mutating func swap() {
    isTouched = true
    (from, to) = (to, from)
  }

  mutating func move(by step: Int) {
    isTouched = true
    let all = Language.allCases
    let current = isTarget ? to : from
    let other = isTarget ? from : to
    guard var index = all.firstIndex(of: current) else { return }
    // Skip the language of the other column.
    repeat { index = (index + step + all.count) % all.count } while all[index] == other
    if isTarget { to = all[index] } else { from = all[index] }
  }

  /// Selects a language in one of the columns. If the other one has it, they swap.
  mutating func select(_ language: Language, isTarget: Bool) {
    if language == (isTarget ? from : to) { swap() }
    (self.isTarget, isTouched) = (isTarget, true)
    if isTarget { to = language } else { from = language }
  }

  @MainActor func lists(in area: ViewArea, _ select: @escaping @MainActor (Language, _ isTarget: Bool) -> Void) -> [ScreenList] {
    guard problem == nil else { return [] }
    let all = Language.allCases
    let width = width(area)
    return [(false, 0..<width), (true, width..<max(width, area.size.columns))].map { isTarget, columns in
      ScreenList(rows: 0..<all.count, top: Self.headingRows, columns: columns) { select(all[$0], isTarget) }
    }
  }

  private func width(_ area: ViewArea) -> Int { min(22, max(4, area.size.columns / 2)) }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem { return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area)) }
    let width = width(area)
    let heading = headings(area).map { (StyledLine("  ") + $0).padded(to: width) }
    return ScreenBody(
      [heading[0] + heading[1]]
        + Language.allCases.map { language in
          column(language, chosen: from, isActive: !isTarget, width, area) + column(language, chosen: to, isActive: isTarget, width, area)
        })
  }

  /// The line above the columns.
  static let headingRows = 1

  private func headings(_ area: ViewArea) -> [StyledLine] {
    [(WordScreenPhrases.youLearn, !isTarget), (WordScreenPhrases.youSpeak, isTarget)].map { text, isActive in
      StyledLine(text(area.language), isActive ? .accent : .dim)
    }
  }

  private func column(_ language: Language, chosen: Language, isActive: Bool, _ width: Int, _ area: ViewArea) -> StyledLine {
    let isChosen = language == chosen
    let line = StyledLine(isChosen ? "› " : "  ", .accent)
      .appending(language.code + "  ", .dim)
      .appending(language.name(area.language), isChosen ? .strong : .plain)
      .padded(to: width)
    return isChosen && isActive ? line.selected : line
  }
}
