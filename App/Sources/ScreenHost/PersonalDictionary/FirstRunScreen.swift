import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Asks a new user which languages they learn and speak, then goes to the first word.
@MainActor
final class FirstRunScreen: Screen {
  private let model: FirstRunViewModel
  private weak var navigator: Navigator?
  private var view: FirstRunView

  init(_ model: FirstRunViewModel, navigator: Navigator) {
    self.model = model
    self.navigator = navigator
    view = FirstRunView(suggested: model.suggestedToLearn)
  }

  let title = LocalizedText(en: "Your languages", ru: "Ваши языки")
  /// Digits and letters choose a language.
  let isTyping = true

  /// Nothing to load: the screen is opened only when that has been done.
  func load() async {}

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func lists(in area: ViewArea) -> [ScreenList] { [view.list(in: area) { [weak self] in self?.view.select($0) }] }

  func type(_ key: Key) -> Bool {
    guard case .character(let character) = key, let language = navigator?.language else { return false }
    if view.select(character, language) { choose() }
    return true
  }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [.enter], en: ("choose", "choose the selected language"), ru: ("выбрать", "выбрать отмеченный язык")
      ) { [weak self] in self?.choose() },
      ScreenAction(
        [.backspace, .left], en: ("first question", "go back to the first question"),
        ru: ("первый вопрос", "вернуться к первому вопросу"), isHinted: view.learned != nil
      ) { [weak self] in self?.goBack() },
      ScreenAction(
        [.escape], en: ("later", "choose the languages later"), ru: ("позже", "выбрать языки позже")
      ) { [weak self] in self?.leave() },
    ]
      + ScreenAction.moving([.up, .down], height: Language.allCases.count, besideText: true) { [weak self] in self?.view.move(by: $0) }
  }

  private func goBack() { view = FirstRunView(suggested: view.learned ?? model.suggestedToLearn) }

  private func leave() {
    navigator?.say(WordScreenPhrases.notChosen(model.untilChosen))
    navigator?.pop(self)
  }

  private func choose() {
    guard let learned = view.learned else {
      view.learn(suggesting: model.suggestedToSpeak)
      return
    }
    guard let direction = Direction(from: learned, to: view.selected) else { return }
    navigator?.perform { [self] in
      await model.choose(direction)
      if let problem = model.state.problem {
        navigator?.say(Problem(problem))
        return
      }
      navigator?.pop(self)
      navigator?.open(.newWord)
    }
  }
}

/// One question at a time, with the languages to choose from.
struct FirstRunView {
  /// The answer to the first question.
  private(set) var learned: Language?
  private(set) var selected: Language

  init(suggested: Language) { selected = suggested }

  private var languages: [Language] { Language.allCases.filter { $0 != learned } }

  mutating func move(by step: Int) {
    let place = (languages.firstIndex(of: selected) ?? 0) + step
    selected = languages[(place + languages.count) % languages.count]
  }

  mutating func select(_ language: Language) { selected = language }

  /// Selects the language with this number or first letter; the next one if several begin with it.
  ///
  /// - Returns: Whether it is the only one.
  mutating func select(_ character: Character, _ interface: InterfaceLanguage) -> Bool {
    if let number = character.wholeNumberValue {
      guard let language = languages.first(where: { $0.number == number }) else { return false }
      selected = language
      return true
    }
    // With a Latin keyboard, the English names can be typed too.
    let named = [interface, .english].map { beginning(with: character, in: $0) }.first { !$0.isEmpty } ?? []
    guard let first = named.first else { return false }
    selected = named.firstIndex(of: selected).map { named[($0 + 1) % named.count] } ?? first
    return named.count == 1
  }

  private func beginning(with character: Character, in interface: InterfaceLanguage) -> [Language] {
    languages.filter { $0.name(interface).lowercased().hasPrefix(character.lowercased()) }
  }

  /// Answers the first question by the selected language.
  mutating func learn(suggesting suggestion: (Language) -> Language) {
    learned = selected
    selected = suggestion(selected)
  }

  func body(in area: ViewArea) -> ScreenBody {
    let heading = heading(area)
    var size = area.size
    size.rows -= heading.count
    return ScreenBody(heading + cursor(height: size.rows).lines(of: languages, in: size) { line($0, isSelected: $1, area) })
  }

  @MainActor func list(in area: ViewArea, _ select: @escaping @MainActor (Language) -> Void) -> ScreenList {
    let (languages, top) = (languages, heading(area).count)
    let rows = cursor(height: area.size.rows - top).seen(count: languages.count, height: area.size.rows - top)
    return ScreenList(rows: rows, top: top, opening: .byClick) { select(languages[$0]) }
  }

  private func cursor(height: Int) -> ListCursor {
    var cursor = ListCursor()
    cursor.select(languages.firstIndex(of: selected) ?? 0, count: languages.count, height: height)
    return cursor
  }

  private func heading(_ area: ViewArea) -> [StyledLine] {
    let question = StyledLine(" " + (learned == nil ? FirstRunPhrases.whatYouLearn : FirstRunPhrases.whatYouSpeak)(area.language), .strong)
    let first = learned.map { WordScreenPhrases.learning($0) } ?? WordScreenPhrases.welcome
    guard area.size.rows > languages.count + 5 else { return [question] }
    return NoticeLines.notice(first, area) + [StyledLine(), question, StyledLine()]
  }

  private func line(_ language: Language, isSelected: Bool, _ area: ViewArea) -> StyledLine {
    let (name, native) = (language.name(area.language), language.nativeName)
    return StyledLine(isSelected ? "› " : "  ", .accent).appending("\(language.number)  ", .key)
      .appending(name, isSelected ? .strong : .plain).appending(name == native ? "" : "  " + native, .dim)
  }
}
