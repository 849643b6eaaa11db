import ContentKeyboard
import CoreModule

/// Where the board comes from, how old it is, and what else it could come from.
@MainActor
final class BoardSourceScreen: Screen {
  private let model: BoardSourceViewModel
  private weak var navigator: Navigator?
  private var cursor = ListCursor()
  private var height = 24

  init(navigator: Navigator) {
    self.navigator = navigator
    model = navigator.keyboard.source.build()
  }

  let title = KeysScreenPhrases.source

  func load() async { await model.load() }

  func fit(_ size: Size) {
    height = size.rows
    cursor.fit(count: choices.count + 1, height: max(1, size.rows))
  }

  /// The boards that there are already; behind them is the way to another one.
  private var choices: [BoardSource] {
    guard let board = model.state.board else { return [.starter] }
    return [.starter] + (board.hasOwn || board.source == .own ? [.own] : []) + (board.source.place == nil ? [] : [board.source])
  }

  func body(in area: ViewArea) -> ScreenBody {
    if model.state.isFetching { return ScreenBody(NoticeLines.notice(KeysScreenPhrases.fetching, area)) }
    var lines = StyledLine(inked: BoardSourceDocument(state: model.state, now: area.now).text(area.textStyle)).wrapped(
      to: area.size.columns)
    if let problem = model.state.problem {
      lines += StyledLine(Problem(problem, in: area.language).sentence(area.language), .warning).wrapped(to: area.size.columns)
    }
    let names = choices.map(KeysPhrases.source) + [KeysSourcePhrases.another]
    lines.append(StyledLine())
    return ScreenBody(
      lines
        + names.enumerated().map { index, name in
          let isUsed = choices.indices.contains(index) && choices[index] == model.state.board?.source
          let line = StyledLine(index == cursor.selected ? "› " : "  ", .accent).appending(name(area.language).visibleLine)
            .appending(isUsed ? " ✓" : "", .accent)
          return index == cursor.selected ? line.padded(to: area.size.columns).selected : line.cut(to: area.size.columns)
        })
  }

  private func move(by step: Int) { cursor.move(by: step, count: choices.count + 1) }

  var actions: [ScreenAction] {
    let isFetched = model.state.board?.source.place != nil
    return [
      ScreenAction([.enter], KeysSourcePhrases.use, KeysSourcePhrases.useMeans) { [weak self] in self?.choose() },
      ScreenAction([.character("a")], KeysSourcePhrases.newSource, KeysSourcePhrases.useMeans, isHinted: false) { [weak self] in
        self?.typeAnother()
      },
      ScreenAction([.character("r"), .control("l")], KeysScreenPhrases.refresh, KeysScreenPhrases.refreshMeans, isHinted: isFetched) {
        [weak self] in
        guard let self else { return }
        navigator?.performLeavable { await self.model.refresh() }
      },
    ] + ScreenAction.moving(height: height) { [weak self] in self?.move(by: $0) }
  }

  private func choose() {
    guard choices.indices.contains(cursor.selected) else { return typeAnother() }
    let source = choices[cursor.selected]
    guard let board = model.state.board, source != board.source, let navigator else { return }
    navigator.perform { [self] in
      await model.choose(source, maximumAge: nil)
      if model.state.problem == nil { navigator.say(KeysSourcePhrases.chosen(source)) }
    }
  }

  private func typeAnother() {
    guard let navigator else { return }
    navigator.push(NewBoardSourceScreen(navigator: navigator))
  }
}

/// The address or file of another board, being typed.
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

  let title = KeysSourcePhrases.newSource
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool { field.type(key) }

  func body(in area: ViewArea) -> ScreenBody {
    let (input, column) = field.line(after: StyledLine(KeysSourcePhrases.place(area.language), .key), columns: area.size.columns)
    var rest = area
    rest.size.rows -= 1
    return ScreenBody([input] + notice(rest), cursor: Position(column: column, row: 0))
  }

  private func notice(_ area: ViewArea) -> [StyledLine] {
    if isFetching { return NoticeLines.notice(KeysScreenPhrases.fetching, area) }
    guard let problem = model.state.problem else { return NoticeLines.notice(KeysSourcePhrases.placeMeans, area) }
    guard case .source(_, .shape(let faults)) = problem, faults.faults.count > 1 else {
      return NoticeLines.notice(Problem(problem, in: area.language).sentence, area, .warning)
    }
    let all = faults.faults.prefix(max(1, area.size.rows)).map { StyledLine(" " + $0.sentence(area.language).visibleLine, .dim) }
    return NoticeLines.notice(Problem(problem, in: area.language).message, area, .warning) + all
  }

  var actions: [ScreenAction] {
    let hasText = field.text.contains { !$0.isWhitespace }
    return [
      ScreenAction([.enter], KeysSourcePhrases.use, KeysSourcePhrases.useMeans, isHinted: hasText) { [weak self] in self?.choose() }
    ]
  }

  private func choose() {
    var text = field.text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    guard !text.isEmpty, !isFetching, let navigator else { return }
    let source = BoardSource(String(text), absolutePath: { [access = navigator.access] in access.absolutePath(access.path($0)) })
    isFetching = true
    navigator.performLeavable { [self] in
      await model.choose(source, maximumAge: KeptBoard.usualMaximumAge)
      isFetching = false
      guard model.state.problem == nil else { return }
      navigator.say(KeysSourcePhrases.chosen(source))
      navigator.pop(self)
    }
  }
}
