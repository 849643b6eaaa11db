import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Shows the source and age of the board, and chooses another source.
@MainActor
final class BoardSourceScreen: ListScreen {
  private let model: BoardSourceViewModel
  weak var navigator: Navigator?
  var cursor = ListCursor()

  init(navigator: Navigator) {
    self.navigator = navigator
    model = navigator.keyboard.source.build()
  }

  let title = LocalizedText(en: "source", ru: "источник")

  func load() async {
    await model.load()
    cursor.fit(count: rowCount, height: height)
  }

  /// The existing boards; the entry for a new source follows them.
  private var choices: [BoardSource] {
    guard let board = model.state.board else { return [.starter] }
    return [.starter] + (board.hasOwn || board.source == .own ? [.own] : []) + (board.source.place == nil ? [] : [board.source])
  }

  func body(in area: ViewArea) -> ScreenBody {
    if model.state.isFetching { return ScreenBody(NoticeLines.notice(KeyboardScreenPhrases.fetching, area)) }
    let rows = choices.map { (KeyboardPhrases.source($0), $0 == model.state.board?.source) } + [(KeyboardSourcePhrases.another, false)]
    return ScreenBody(
      heading(area)
        + cursor.lines(of: rows, in: Size(columns: area.size.columns, rows: rows.count)) { row, isSelected in
          let (name, isUsed) = row
          return StyledLine(isSelected ? "› " : "  ", .accent).appending(name(area.language).visibleLine)
            .appending(isUsed ? " ✓" : "", .accent)
        })
  }

  /// What is in use, above the list.
  private func heading(_ area: ViewArea) -> [StyledLine] {
    var lines = StyledLine(inked: BoardSourceDocument(state: model.state, now: area.now).text(area.textStyle)).wrapped(
      to: area.size.columns)
    if let problem = model.state.problem {
      lines += StyledLine(Problem(problem, in: area.language).sentence(area.language), .warning).wrapped(to: area.size.columns)
    }
    return lines + [StyledLine()]
  }

  var rowCount: Int { choices.count + 1 }

  func lists(in area: ViewArea) -> [ScreenList] {
    guard !model.state.isFetching else { return [] }
    return [ScreenList(cursor, count: rowCount, in: area, top: heading(area).count) { [weak self] in self?.cursor = $0 }]
  }

  var actions: [ScreenAction] {
    let isFetched = model.state.board?.source.place != nil
    return [
      ScreenAction([.enter], .useBoard) { [weak self] in self?.choose() },
      ScreenAction(
        ["a"], en: ("new source", "use this board from now on"), ru: ("новый источник", "пользоваться этой доской"), isHinted: false
      ) { [weak self] in self?.model.addSource() },
      ScreenAction(["r", .control("l")], .refreshBoard, isHinted: isFetched) { [weak self] in
        guard let self else { return }
        navigator?.performInBackground { await self.model.refresh() }
      },
    ] + moving
  }

  private func choose() {
    guard choices.indices.contains(cursor.selected) else { return model.addSource() }
    let source = choices[cursor.selected]
    guard let board = model.state.board, source != board.source, let navigator else { return }
    navigator.perform { [self] in
      await model.choose(source, maximumAge: nil)
      if model.state.problem == nil { navigator.say(KeyboardSourcePhrases.chosen(source)) }
    }
  }
}

/// Asks for the address or file of another board.
@MainActor
final class NewBoardSourceScreen: Screen {
  private let model: BoardSourceViewModel
  private weak var navigator: Navigator?
  private var field = TextField()
  private var isFetching = false

  init(navigator: Navigator) {
    self.navigator = navigator
    model = navigator.keyboard.source.build()
  }

  let title = LocalizedText(en: "new source", ru: "новый источник")
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool { field.type(key) }

  func body(in area: ViewArea) -> ScreenBody { field.body(after: KeyboardSourcePhrases.place(area.language), in: area, below: notice) }

  private func notice(_ area: ViewArea) -> [StyledLine] {
    if isFetching { return NoticeLines.notice(KeyboardScreenPhrases.fetching, area) }
    guard let problem = model.state.problem else { return NoticeLines.notice(KeyboardSourcePhrases.placeMeans, area) }
    guard case .source(_, .shape(let faults)) = problem, faults.faults.count > 1 else {
      return NoticeLines.notice(Problem(problem, in: area.language).sentence, area, .warning)
    }
    let all = faults.faults.prefix(max(1, area.size.rows)).map { StyledLine(" " + $0.sentence(area.language).visibleLine, .dim) }
    return NoticeLines.notice(Problem(problem, in: area.language).message, area, .warning) + all
  }

  var actions: [ScreenAction] {
    let hasText = !field.text.isBlank
    return [
      ScreenAction([.enter], .useBoard, isHinted: hasText) { [weak self] in self?.choose() }
    ]
  }

  private func choose() {
    let text = field.text.trimmed
    guard !text.isEmpty, !isFetching, let navigator else { return }
    let source = BoardSource(text, absolutePath: { [access = navigator.access] in access.absolutePath(access.path($0)) })
    isFetching = true
    navigator.performInBackground { [self] in
      await model.choose(source, maximumAge: BoardStatus.usualMaximumAge)
      isFetching = false
      guard model.state.problem == nil else { return }
      navigator.say(KeyboardSourcePhrases.chosen(source))
      navigator.pop(self)
    }
  }
}
