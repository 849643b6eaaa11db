import CoreModule
import Practice
import PracticeScheduling
import Presentation
import TerminalKit

/// A session: a card is asked, its answer shown and graded, then the next one.
@MainActor
final class SessionScreen: Screen {
  private let model: SessionViewModel
  private var options: SessionOptions
  private weak var navigator: Navigator?
  private var hasStarted = false
  private var field = TextField()

  init(_ options: SessionOptions, navigator: Navigator) {
    self.options = options
    self.navigator = navigator
    model = navigator.practice.session.build()
  }

  let title = PracticeScreenPhrases.session

  func load() async {
    guard hasStarted else {
      hasStarted = true
      return await start()
    }
    await model.reload()
  }

  /// What is typed before the answer is shown belongs to it, even if nothing judges it: it never runs a command that changes the word.
  var isTyping: Bool { model.state.question.map { $0.kind != .choose && !$0.isRevealed } ?? false }

  /// As long as nothing is typed, a card that one grades oneself is graded by its digits and turned by the space bar.
  func isText(_ key: Key) -> Bool {
    guard isTyping, key.isText else { return false }
    guard let question = model.state.question, question.kind != .recall, field.text.isEmpty else { return true }
    return !asking(question).contains { $0.keys.contains(key) }
  }

  let answersWithDigits = true

  func type(_ key: Key) -> Bool { isTyping && field.type(key) }

  func body(in area: ViewArea) -> ScreenBody { view(in: area).body() }

  private func view(in area: ViewArea) -> SessionView {
    SessionView(state: model.state, field: field, canGoAhead: canGoAhead, area: area)
  }

  func lists(in area: ViewArea) -> [ScreenList] {
    guard let question = model.state.question, question.kind == .choose, !question.isRevealed else { return [] }
    let top = view(in: area).above(question).count
    return [
      ScreenList(rows: 0..<question.choices.count, top: top, opening: .never) { [weak self] in self?.model.choose($0) }
    ]
  }

  var actions: [ScreenAction] {
    let retrying = ScreenAction.retrying(isHinted: model.state.problem != nil) { [weak self] in
      self?.navigator?.perform { await self?.retry() }
    }
    guard let question = model.state.question else {
      return around + (canGoAhead ? [goingAhead] : []) + grades + [retrying]
    }
    return asking(question) + around + [retrying]
  }

  /// Whether nothing is due any more, and what comes back next was not asked yet.
  private var canGoAhead: Bool { model.state.summary != nil && options.daysAhead == 0 }

  /// Asks the words that come back next.
  private var goingAhead: ScreenAction {
    ScreenAction(["a"], .goAhead) { [weak self] in
      self?.options.daysAhead = SessionOptions.week
      self?.options.newLimit = 0
      self?.navigator?.perform { [weak self] in await self?.start() }
    }
  }

  private func start() async { await model.start(options) }

  private func asking(_ question: Question) -> [ScreenAction] {
    if question.isRevealed { return [goingOn(question)] + grades + word }
    switch question.kind {
    case .recall: return [ScreenAction([.enter], .showAnswer) { [weak self] in self?.submit() }]
    case .choose: return choices(question) + [revealing]
    // The arrows move in what was typed.
    case .recognise, .game: return [revealing] + (field.text.isEmpty ? grades : [])
    }
  }

  private var revealing: ScreenAction { ScreenAction([.enter, " "], .showAnswer) { [weak self] in self?.model.reveal() } }

  private func goingOn(_ question: Question) -> ScreenAction {
    ScreenAction([.enter, " "], .goOnWithNext) { [weak self] in self?.answer(question.deservedGrade) }
  }

  private func choices(_ question: Question) -> [ScreenAction] {
    question.choices.indices.map { index in
      let name = LocalizedText(verbatim: question.choices[index])
      let words = ActionWords(name, LocalizedText(en: "choose “\(name(.english))”", ru: "выбрать «\(name(.russian))»"))
      return ScreenAction([.character(Character("\(index + 1)"))], words, isHinted: false, isCommand: false) { [weak self] in
        self?.model.choose(index)
      }
    }
  }

  private var grades: [ScreenAction] {
    let arrows: [Grade: Key] = [.again: .left, .hard: .down, .good: .right, .easy: .up]
    return Grade.allCases.map { grade in
      let name = PracticePhrases.grade(grade)
      let words = ActionWords(name, LocalizedText(en: "answer: \(name(.english))", ru: "ответ: \(name(.russian))"))
      let keys = [.character(Character("\(grade.rawValue)"))] + (arrows[grade].map { [$0] } ?? [])
      return ScreenAction(keys, words, isHinted: false, isCommand: false) { [weak self] in self?.answer(grade) }
    }
  }

  /// What can be done with the word of the card, once its answer is shown.
  private var word: [ScreenAction] {
    [
      ScreenAction(["e"], en: ("edit", "edit the word"), ru: ("изменить", "изменить слово")) { [weak self] in self?.model.edit() },
      ScreenAction(
        ["s"], en: ("star", "add the word to favourites, or remove it"), ru: ("избранное", "добавить в избранное или убрать")
      ) { [weak self] in self?.run { await $0.star() } },
    ] + ScreenAction.practice(isHinted: true) { [weak self] in self?.change($0) }
  }

  private func change(_ change: PracticeChange) {
    switch change {
    case .bury: run { await $0.bury() }
    case .suspend, .release: run { await $0.suspend() }
    case .reset: run { await $0.reset() }
    case .reschedule:
      guard let navigator, let question = model.state.question else { return }
      navigator.push(
        ComingBackScreen(question.word.text, navigator: navigator) { [weak self] day in self?.run { await $0.reschedule(to: day) } })
    }
  }

  /// What can be done at any time.
  private var around: [ScreenAction] {
    guard model.state.canUndo else { return [] }
    return [ScreenAction(["u", .control("_")], .takeBack) { [weak self] in self?.run { await $0.undo() } }]
  }

  private func submit() {
    let text = field.text
    run { await $0.type(text) }
  }

  /// Without a question it does nothing.
  private func answer(_ grade: Grade) {
    model.dismissLeech()
    run { await $0.answer(grade) }
  }

  /// Runs an intent; what was typed belongs to the card before.
  private func run(_ intent: @escaping @MainActor (SessionViewModel) async -> Void) {
    navigator?.perform { [weak self, model] in
      await intent(model)
      self?.field = TextField()
    }
  }

  private func retry() async {
    if model.state.overview == nil { await start() } else { await model.reload() }
  }
}
