import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// The animation of a piece from its button to the line of text.
struct PieceFlight: Equatable {
  let piece: Piece
  let start: MonotonicTime

  static let milliseconds = 300.0

  /// From 0 to 1.
  func progress(at moment: MonotonicTime) -> Double { max(0, min(1, moment.milliseconds(since: start) / Self.milliseconds)) }

  static func == (left: PieceFlight, right: PieceFlight) -> Bool {
    left.piece == right.piece && left.start.nanoseconds == right.start.nanoseconds
  }
}

/// Draws the board.
struct KeyboardView {
  var state = KeyboardState() {
    didSet { selected = max(0, min(selected, state.buttons.count - 1)) }
  }
  var isLoaded = false
  private(set) var selected = 0
  /// The first visible row at the last change of the selection.
  private var first = 0
  var line = KeyboardLine()
  var isFetching = false
  /// Why an outdated board could not be refreshed.
  var staleProblem: ContentKeyboardProblem?
  var flight: PieceFlight?

  /// Selects a button if the index is valid.
  mutating func select(_ index: Int, in grid: KeyboardGrid) {
    guard state.buttons.indices.contains(index) else { return }
    (first, selected) = (firstRow(in: grid), index)
  }

  /// The first visible row: unchanged unless the selection would be outside.
  func firstRow(in grid: KeyboardGrid) -> Int {
    let row = grid.row(of: selected)
    return max(min(first, row), row - grid.visibleRows + 1)
  }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, state.buttons.isEmpty {
      if isFetching { return ScreenBody(NoticeLines.notice(KeyboardScreenPhrases.fetching, area)) }
      return ScreenBody(NoticeLines.retryable(Problem(problem, in: area.language).sentence, area))
    }
    if !isLoaded { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    if state.buttons.isEmpty { return ScreenBody(KeyboardScreenPhrases.noButtons.lines(area)) }
    let grid = KeyboardGrid(area.size)
    var lines = [textLine(area), boardLine(area)]
    let first = firstRow(in: grid)
    for row in first..<first + grid.visibleRows where row * grid.columns < state.buttons.count {
      let indices = row * grid.columns..<min((row + 1) * grid.columns, state.buttons.count)
      lines.append(indices.reduce(StyledLine()) { $0 + caption(of: $1, grid) })
      lines.append(indices.reduce(StyledLine()) { $0 + progress(of: $1, grid, area.moment) })
      lines.append(StyledLine())
    }
    lines = Array(lines.prefix(area.size.rows))
    fly(over: &lines, grid, area)
    let cursor = DisplayWidth.of(shownLine(area).text) + Self.mark.count
    return ScreenBody(lines, cursor: Position(column: cursor, row: 0))
  }

  private static let mark = "> "
  /// The button that closes the screen.
  static let exit = LocalizedText(en: "[ Exit ]", ru: "[ Выход ]")

  /// The columns of that button, at the right end of the first row.
  static func exitColumns(_ size: Size, _ language: InterfaceLanguage) -> Range<Int> {
    max(0, size.columns - DisplayWidth.of(exit(language)))..<size.columns
  }

  private func textLine(_ area: ViewArea) -> StyledLine {
    let exit = StyledLine(Self.exit(area.language), .key)
    return (StyledLine(Self.mark, .accent) + shownLine(area)).padded(to: max(0, area.size.columns - exit.width)) + exit
  }

  /// The state of a board from a source.
  private func boardLine(_ area: ViewArea) -> StyledLine {
    if isFetching { return StyledLine(KeyboardScreenPhrases.fetching(area.language), .dim) }
    if let problem = state.refreshProblem ?? staleProblem {
      let text = KeyboardPhrases.notRefreshed(problem, in: area.language)(area.language)
      return StyledLine(text.visibleLine, .warning).cut(to: area.size.columns)
    }
    return StyledLine(KeyboardPhrases.origin(state.board, now: area.now)?(area.language).visibleLine ?? "", .dim).cut(to: area.size.columns)
  }

  /// The end of the text, without a piece that is still moving.
  private func shownLine(_ area: ViewArea) -> StyledLine {
    let isFlying = flight.map { $0.progress(at: area.moment) < 1 } ?? false
    let text = isFlying ? line.textWithoutLast : line.text
    let room = max(1, area.size.columns - Self.mark.count - DisplayWidth.of(Self.exit(area.language)) - 2)
    let shown = TextField(text.visibleLine).shown(in: room)
    return StyledLine(shown.text, .strong)
  }

  private func caption(of index: Int, _ grid: KeyboardGrid) -> StyledLine {
    let isSelected = index == selected
    let name = Self.capitalized(state.buttons[index].name)
    let line = StyledLine(isSelected ? "› " : "  ", .accent).appending(name, .strong).padded(to: grid.cellWidth - 1)
    return (isSelected ? line.selected : line).appending(" ")
  }

  /// The position among the button's pieces, as an animated bar and as numbers.
  private func progress(of index: Int, _ grid: KeyboardGrid, _ moment: MonotonicTime) -> StyledLine {
    let button = state.buttons[index]
    let place = button.index.map { $0 + 1 } ?? 0
    let numbers = " \(place)/\(button.count)"
    let width = max(0, min(12, grid.cellWidth - 3 - numbers.count))
    var share = Double(place) / Double(max(1, button.count))
    if let flight, flight.piece.id == button.id {
      let before = Double(place - 1) / Double(max(1, button.count))
      share = before + (share - before) * flight.progress(at: moment)
    }
    let filled = max(0, min(width, Int((share * Double(width)).rounded())))
    let line = StyledLine("  ").appending(String(repeating: "━", count: filled), .accent)
      .appending(String(repeating: "─", count: width - filled), .dim).appending(numbers, .dim).padded(to: grid.cellWidth - 1)
    return (index == selected ? line.selected : line).appending(" ")
  }

  /// Draws the moving piece over its current row.
  private func fly(over lines: inout [StyledLine], _ grid: KeyboardGrid, _ area: ViewArea) {
    guard let flight, let index = state.buttons.firstIndex(where: { $0.id == flight.piece.id }) else { return }
    let progress = flight.progress(at: area.moment)
    let start = grid.screenRow(of: index, first: firstRow(in: grid))
    let row = Int((Double(start) * (1 - progress)).rounded())
    guard progress < 1, row > 0, lines.indices.contains(row) else { return }
    let column = Int(Double(index % grid.columns * grid.cellWidth) * (1 - progress))
    lines[row] = StyledLine(String(repeating: " ", count: column)).appending(flight.piece.text, .hit).cut(to: area.size.columns)
  }

  /// Capitalises words for captions; the pieces themselves are unchanged.
  static func capitalized(_ text: String) -> String {
    var isStart = true
    return String(
      text.visibleLine.flatMap { character -> String in
        defer { isStart = character == " " }
        return isStart ? character.uppercased() : String(character)
      })
  }
}
