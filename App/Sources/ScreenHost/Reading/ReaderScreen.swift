import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import Reading
import TerminalKit

/// Reads a text word by word.
@MainActor
final class ReaderScreen: Screen {
  let model: ReaderViewModel
  private let reference: TextReference
  private let languages: (from: String?, to: String?)
  private let picker: LangPickerViewModel
  private weak var navigator: Navigator?
  private let laidOut = LaidOutBlocks()
  /// The first visible row, unless the cursor would not be seen then.
  private var top: TextRow?
  /// Blocks near the cursor are being read. What was asked of the page is drawn before, and the next key waits for them.
  private var reading: Task<Void, Never>?
  /// The column to which the cursor returns while it moves from row to row.
  private var column: Int?
  /// The place and the number of known words that were stored last, and when.
  private var remembered: (place: TextPlace?, known: Int?, moment: MonotonicTime)

  /// The place is stored so often, in milliseconds.
  private static let interval = 30_000.0

  init(_ reference: TextReference, from: String? = nil, to: String? = nil, navigator: Navigator) {
    self.reference = reference
    languages = (from, to)
    model = navigator.reading.reader.build(blocksBefore: 64, blocksAfter: 96)
    picker = navigator.dictionary.langPicker.build { _ in }
    self.navigator = navigator
    remembered = (nil, nil, navigator.monotonicNow())
  }

  let title = ReadingScreenPhrases.reader

  func load() async {
    guard model.state.text == nil else { return await reload() }
    await picker.load()
    let usual = picker.state.ofTexts
    await model.open(
      reference, LanguageChoice(from: languages.from, to: languages.to, usual: LanguagePair(from: usual.from.code, to: usual.to.code)))
    guard let text = model.state.text else { return }
    (remembered.place, remembered.known) = (text.place, text.count?.known)
    if model.state.isRecognized, let sentence = ReadingScreenPhrases.recognized(text.languages.from) { navigator?.say(sentence) }
    if model.state.isChanged { navigator?.say(ReaderPhrases.changed) }
    let remarks = model.state.remarks
    if let lacks = ReaderPhrases.lacks(remarks) { navigator?.say(lacks) }
    follow()
    navigator?.performInBackground { [model, weak navigator] in
      await model.count()
      if model.state.remarks != remarks, let lacks = ReaderPhrases.lacks(model.state.remarks) { navigator?.say(lacks) }
    }
  }

  /// Shows what was changed elsewhere, or taken back.
  private func reload() async {
    let before = model.state.blocks
    await model.reload()
    if model.state.blocks != before { navigator?.performInBackground { [model] in await model.count() } }
  }

  private var view: ReaderView { ReaderView(state: model.state, top: top, laidOut: laidOut) }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func status(in area: ViewArea) -> [StyledLine]? { model.state.text == nil ? nil : view.status(area.language) }

  func willDisappear() { remember() }

  func tick() {
    guard let navigator, navigator.monotonicNow().milliseconds(since: remembered.moment) >= Self.interval else { return }
    remember()
  }

  private func remember() {
    guard let navigator else { return }
    remembered.moment = navigator.monotonicNow()
    guard let text = model.state.text, text.place != remembered.place || text.count?.known != remembered.known else { return }
    (remembered.place, remembered.known) = (text.place, text.count?.known)
    navigator.perform { [model] in await model.remember() }
  }

  func type(_ key: Key) -> Bool {
    guard case .mouse(let event) = key, event.kind == .press, let navigator else { return false }
    let rows = view.rows(in: navigator.area)
    guard rows.indices.contains(event.row),
      let place = view.page(in: navigator.area).word(at: event.column - ReaderShape.margin, in: rows[event.row])
    else { return false }
    move { await $0.move(to: place) }
    return true
  }
}

extension ReaderScreen {
  /// Moves the cursor, and turns the page when it would leave it.
  private func move(keepsColumn: Bool = false, _ step: @escaping @MainActor (ReaderViewModel) async -> Void) {
    navigator?.perform { [self] in
      await reading?.value
      if !keepsColumn { column = nil }
      await step(model)
      follow()
      guard model.isNearEdge else { return }
      reading = navigator?.performInBackground { [model] in await model.readAhead() }
    }
  }

  private func follow() {
    guard let area = navigator?.area, let place = model.state.text?.place else { return }
    let page = view.page(in: area)
    guard let cursor = page.row(of: place) else { return }
    top = page.turned(top, cursor: cursor, height: ReaderShape(area.size).text.rows)
  }

  private func moveLine(by step: Int) {
    move(keepsColumn: true) { [self] model in
      guard let area = navigator?.area, let place = model.state.text?.place, let word = model.state.word else { return }
      let page = view.page(in: area)
      guard let row = page.row(of: place) else { return }
      let wanted = column ?? page.column(of: word.range.lowerBound, in: row)
      column = wanted
      if let next = page.word(near: wanted, from: row, by: step) { await model.move(to: next) }
    }
  }

  private func movePage(by step: Int) {
    move { [self] model in
      guard let area = navigator?.area else { return }
      let (page, rows) = (view.page(in: area), view.rows(in: area))
      guard let first = rows.first, let last = rows.last else { return }
      let new = page.row(first, movedBy: step * max(1, rows.count - 1))
      let isAtEnd = step < 0 ? new == first : page.word(near: 0, from: last, by: 1) == nil
      guard !isAtEnd, let place = page.firstWord(from: new) else { return await model.move(to: step < 0 ? TextPlace() : .end) }
      top = page.filled(new, height: ReaderShape(area.size).text.rows)
      await model.move(to: place)
    }
  }

  private func moveToNextUnknown() {
    move { [self] model in
      let before = model.state.text?.place
      await model.moveToNextUnknown()
      if model.state.text?.place == before, model.state.problem == nil { navigator?.say(ReaderPhrases.noUnknown) }
    }
  }

  private func moveToPreviousUnknown() {
    move { [self] model in
      let before = model.state.text?.place
      await model.moveToPreviousUnknown()
      if model.state.text?.place == before, model.state.problem == nil { navigator?.say(ReaderPhrases.noUnknownBefore) }
    }
  }

  /// Changes what is known about the word, and says so.
  private func change(_ change: @escaping @MainActor (ReaderViewModel) async -> Void) {
    navigator?.perform { [self] in
      await change(model)
      if let change = model.state.lastChange { navigator?.say(ReaderPhrases.report(change)) }
    }
  }
}

extension ReaderScreen {
  var actions: [ScreenAction] {
    let retry = ScreenAction.reloading(navigator, isHinted: model.state.problem != nil)
    guard model.state.word != nil else { return [retry] }
    return wordActions + moves + [retry]
  }

  private var wordActions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("keep", "keep the word with its sentence"), ru: ("сохранить", "сохранить слово с предложением")) {
        [weak self] in self?.change { await $0.keep() }
      },
      ScreenAction(["n"], en: ("next unknown", "go to the next unknown word"), ru: ("незнакомое", "перейти к следующему незнакомому слову"))
      {
        [weak self] in self?.moveToNextUnknown()
      },
      ScreenAction(
        ["k"], en: ("known", "mark the word as known, or take the mark away"),
        ru: ("знаю", "отметить слово как известное или снять отметку"), command: "read mark"
      ) {
        [weak self] in self?.change { await $0.markKnown() }
      },
      ScreenAction(
        ["i"], en: ("ignore", "ignore the word, such as a name, or take this back"),
        ru: ("не учить", "не учить слово, например имя, или снять отметку"), command: "read mark"
      ) {
        [weak self] in self?.change { await $0.ignore() }
      },
      ScreenAction(
        ["p"], en: ("phrase", "take the phrase of several words, or the word alone"),
        ru: ("выражение", "взять выражение из нескольких слов или одно слово")
      ) {
        [weak self] in self?.change { await $0.takePhrase() }
      },
      ScreenAction(["o"], en: ("entry", "show the whole entry"), ru: ("статья", "показать всю словарную статью")) {
        [weak self] in self?.model.showEntry()
      },
      ScreenAction(
        ["N"], en: ("previous unknown", "go to the previous unknown word"), ru: ("незнакомое выше", "перейти к незнакомому слову выше"),
        isHinted: false
      ) { [weak self] in self?.moveToPreviousUnknown() },
    ]
  }

  private var moves: [ScreenAction] {
    func action(_ keys: [Key], en english: String, ru russian: String, _ movement: Movement? = nil, _ run: @escaping @MainActor () -> Void)
      -> ScreenAction
    {
      var action = ScreenAction(keys, en: (english, english), ru: (russian, russian), isHinted: false, isCommand: false, run: run)
      action.movement = movement
      return action
    }
    return [
      action([.right, "l"], en: "the next word", ru: "следующее слово") { [weak self] in self?.move { await $0.moveForward() } },
      action([.left, "h"], en: "the previous word", ru: "предыдущее слово") { [weak self] in self?.move { await $0.moveBackward() } },
      action([.down, "j", .control("n")], en: "the word below", ru: "слово ниже", .down) { [weak self] in self?.moveLine(by: 1) },
      action([.up, .control("k")], en: "the word above", ru: "слово выше", .up) { [weak self] in self?.moveLine(by: -1) },
      action(Movement.pageDown.keys, en: "the next page", ru: "следующая страница", .pageDown) { [weak self] in self?.movePage(by: 1) },
      action(Movement.pageUp.keys, en: "the previous page", ru: "предыдущая страница", .pageUp) { [weak self] in self?.movePage(by: -1) },
      action([.home, "g"], en: "the beginning of the text", ru: "начало текста") { [weak self] in
        self?.move { await $0.move(to: TextPlace()) }
      },
      action([.end, "G"], en: "the end of the text", ru: "конец текста") { [weak self] in self?.move { await $0.move(to: .end) } },
    ]
  }
}

extension TextPlace {
  /// A place after all words.
  fileprivate static let end = TextPlace(block: .max, word: .max)
}
