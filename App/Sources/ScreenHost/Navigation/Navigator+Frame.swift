import CoreModule
import CorePresentation
import Presentation
import TerminalKit

extension Navigator {
  /// Updates the messages and the top screen to the current time. Call it before each frame.
  func tick() {
    let now = monotonicNow()
    messages.expire(at: now)
    messages.show(chrome(size).count(of: messages.messages), at: now)
    top?.tick()
  }

  /// Draws the frame for a window of `size`. Drawing changes no state.
  func frame(_ size: Size) -> Frame {
    guard let top, size.columns > 0, size.rows > 0 else { return Frame([], size: size) }
    let chrome = chrome(size)
    return chrome.frame(
      title: chrome.title(screens.map(\.title), tabs: tabs.map(\.name), shown: tab), body: body(of: top, in: size),
      notices: chrome.notices(messages.messages) + status(size),
      hints: hints
    )
  }

  /// The area of the top screen; of a list with details beside it, that of the list.
  var area: ViewArea { area(panes.list) }

  func area(_ size: Size) -> ViewArea {
    ViewArea(size: size, language: language, now: clock.now(), localTime: localTime, moment: monotonicNow())
  }

  /// The size between the title and what is below the top screen: messages, its status and the hints.
  func bodySize(_ size: Size) -> Size {
    let chrome = chrome(size)
    return chrome.bodySize(notices: chrome.notices(messages.messages).count + status(size).count)
  }

  /// The status line of the top screen, with the parts that fit.
  private func status(_ size: Size) -> [StyledLine] {
    guard chrome(size).hasStatus, let parts = top?.status(in: area(size)) else { return [] }
    return [StyledLine(" ").joining(parts, within: size.columns)]
  }

  func chrome(_ size: Size) -> ScreenChrome { ScreenChrome(size: size, language: language) }
}

/// The frame around a screen: title, messages and key hints.
struct ScreenChrome {
  let size: Size
  let language: InterfaceLanguage

  /// The maximum number of message lines.
  private var roomForMessages: Int { min(4, max(1, size.rows / 4)) }

  private var hasTitle: Bool { size.rows >= 3 }
  private var hasHints: Bool { size.rows >= 4 }
  var hasStatus: Bool { size.rows >= 8 }

  /// The row of the screen's first line.
  var bodyTop: Int { hasTitle ? 1 : 0 }

  func bodySize(notices: Int) -> Size {
    Size(columns: size.columns, rows: max(0, size.rows - (hasTitle ? 1 : 0) - (hasHints ? 1 : 0) - notices))
  }

  /// The number of messages that fit; at least the first one, even if it must be cut.
  func count(of messages: [MessageQueue.Message]) -> Int {
    var rest = roomForMessages
    let fitting = messages.prefix { message in
      guard rest > 0 else { return false }
      // One line more than fits is enough to know that it does not fit.
      rest -= lines(of: message, atMost: rest + 1).count
      return rest >= 0
    }
    return max(fitting.count, min(1, messages.count))
  }

  /// The lines of the messages that fit.
  func notices(_ messages: [MessageQueue.Message]) -> [StyledLine] {
    let count = count(of: messages)
    return lines(of: Array(messages.prefix(count)), waiting: messages.count - count)
  }

  /// - Parameter waiting: The number of messages that do not fit.
  func lines(of messages: [MessageQueue.Message], waiting: Int) -> [StyledLine] {
    let shown = messages.flatMap { lines(of: $0, atMost: roomForMessages) }.prefix(roomForMessages)
    guard waiting > 0, let last = shown.last else { return Array(shown) }
    return shown.dropLast() + [(StyledLine("(+\(waiting)) ", .dim) + last).cut(to: size.columns)]
  }

  /// A message may contain a very long pasted text, so it is cut before it is wrapped.
  private func lines(of message: MessageQueue.Message, atMost rows: Int) -> [StyledLine] {
    let text = DisplayWidth.cut(message.text(language), to: roomForMessages * size.columns)
    return StyledLine(text, message.isProblem ? .warning : .accent).wrapped(to: size.columns, atMost: rows)
  }

  func frame(title: StyledLine, body: ScreenBody, notices: [StyledLine], hints: [ScreenAction]) -> Frame {
    let rows = bodySize(notices: notices.count).rows
    var lines = hasTitle ? [title] : []
    let top = lines.count
    lines += body.lines.prefix(rows).map { $0.cut(to: size.columns) }
    lines += Array(repeating: StyledLine(), count: max(0, top + rows - lines.count))
    lines += notices
    if hasHints { lines.append(hintLine(hints)) }
    let cursor = body.cursor.flatMap { $0.row < rows ? Position(column: min($0.column, size.columns - 1), row: $0.row + top) : nil }
    return Frame(lines, size: size, cursor: cursor)
  }

  /// The tabs and the path to the top screen. If they do not fit, only the current tab.
  func title(_ titles: [LocalizedText], tabs: [LocalizedText], shown: Int) -> StyledLine {
    let name = StyledLine("glot", .accent)
    guard tabs.count > 1 else { return (name + breadcrumbs(titles, first: "  ")).cut(to: size.columns) }
    let breadcrumbs = breadcrumbs(Array(titles.dropFirst()), first: " › ")
    let look: Look.Role = titles.count > 1 ? .plain : .strong
    let all = tabs.indices.reduce(name) { $0 + tabName($1, tabs, shown: shown, look) }
    if all.width + breadcrumbs.width <= size.columns { return all + breadcrumbs }
    let one = name.appending("  \(shown + 1)/\(tabs.count) ", .key).appending(tabs[shown](language), look)
    return (one + breadcrumbs).cut(to: size.columns)
  }

  private func tabName(_ index: Int, _ tabs: [LocalizedText], shown: Int, _ look: Look.Role) -> StyledLine {
    StyledLine("  \(index + 1) ", index == shown ? .key : .dim).appending(tabs[index](language), index == shown ? look : .dim)
  }

  /// The tab at a column of the title. Where only the current tab is named, it leads to the next one.
  func tab(at column: Int, _ titles: [LocalizedText], tabs: [LocalizedText], shown: Int) -> Int? {
    guard tabs.count > 1, hasTitle else { return nil }
    var end = DisplayWidth.of("glot")
    let ends = tabs.indices.map { index in
      end += tabName(index, tabs, shown: shown, .plain).width
      return end
    }
    guard end + breadcrumbs(Array(titles.dropFirst()), first: " › ").width <= size.columns else {
      let width = DisplayWidth.of("glot  \(shown + 1)/\(tabs.count) \(tabs[shown](language))")
      return column < width ? (shown + 1) % tabs.count : nil
    }
    return ends.firstIndex { column < $0 }
  }

  private func breadcrumbs(_ titles: [LocalizedText], first: String) -> StyledLine {
    titles.enumerated().reduce(StyledLine()) { line, title in
      line.appending(title.offset == 0 ? first : " › ", .dim)
        .appending(title.element(language), title.offset == titles.count - 1 ? .strong : .dim)
    }
  }

  /// As many hints as fit: before the others the first, and how to change tabs where digits are text. The way out and the help come last
  /// and are always shown. Where the way out ends the program, the change of tabs comes first: without it one seems caught in the text.
  private func shown(_ hints: [ScreenAction]) -> (hints: [ScreenAction], gap: StyledLine) {
    let help = hints.firstIndex { $0.keys.contains(.function(1)) }
    let (wayOut, tabs) = (hints.lastIndex { $0.isWayOut }, hints.firstIndex { $0.keys.contains(.controlRight) })
    let end = [wayOut, help].compactMap(\.self)
    let others = hints.indices.filter { !end.contains($0) }
    let isFirstScreen = wayOut.map { hints[$0].words == .quit } ?? false
    let first = others.first { $0 != tabs }
    let preferred = (isFirstScreen || others.first == tabs ? [tabs, first] : [first, tabs]).compactMap(\.self)
    let needed = (isFirstScreen ? tabs.map { [$0] } ?? [] : []) + end
    let widths = hints.map { hint($0).width }
    let gap = needed.reduce(-2) { $0 + widths[$1] + 2 } > size.columns ? 1 : 2
    var room = size.columns + gap - end.reduce(0) { $0 + widths[$1] + gap }
    let fitting = (preferred + others.filter { !preferred.contains($0) }).filter { index in
      guard widths[index] + gap <= room else { return false }
      room -= widths[index] + gap
      return true
    }
    return ((fitting.sorted() + end).map { hints[$0] }, StyledLine(String(repeating: " ", count: gap)))
  }

  private func hintLine(_ hints: [ScreenAction]) -> StyledLine {
    let (shown, gap) = shown(hints)
    return shown.reduce(StyledLine()) { $0 + ($0.pieces.isEmpty ? StyledLine() : gap) + hint($1) }
  }

  /// The action at a column of the footer.
  func hint(at column: Int, among hints: [ScreenAction]) -> ScreenAction? {
    let (shown, gap) = shown(hints)
    var end = 0
    return shown.first { hint in
      end += self.hint(hint).width
      defer { end += gap.width }
      return column < end
    }
  }

  private func hint(_ hint: ScreenAction) -> StyledLine {
    StyledLine(hint.shownKeys ?? hint.keys[0].name, .key).appending(" " + hint.name(language), .dim)
  }
}
