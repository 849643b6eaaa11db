import CoreModule

extension Navigator {
  /// What the screen shows now.
  func frame(_ size: Size) -> Frame {
    guard let top, size.columns > 0, size.rows > 0 else { return Frame([], size: size) }
    let now = moment()
    messages.expire(at: now)
    let chrome = ScreenChrome(size: size, language: language)
    let shown = messages.show(chrome.count(of: messages.messages), at: now)
    let notices = chrome.lines(of: shown, waiting: messages.messages.count - shown.count)
    let bodySize = chrome.bodySize(notices: notices.count)
    bodyTop = chrome.bodyTop
    top.fit(bodySize)
    let body = top.body(in: ViewArea(size: bodySize, language: language, now: clock.now(), localTime: localTime, moment: now))
    return chrome.frame(
      title: chrome.title(screens.map(\.title), tabs: tabs.map(\.name), shown: tab), body: body, notices: notices,
      hints: availableActions.filter(\.isHinted).compactMap { top.isTyping ? $0.withoutLetters : $0 }
    )
  }
}

/// What stands around a screen: its title above, messages and keys below.
struct ScreenChrome {
  let size: Size
  let language: InterfaceLanguage

  /// The lines that messages may take.
  private var roomForMessages: Int { min(4, max(1, size.rows / 4)) }

  private var hasTitle: Bool { size.rows >= 3 }
  private var hasHints: Bool { size.rows >= 4 }

  /// The row in which the screen's own first line stands.
  var bodyTop: Int { hasTitle ? 1 : 0 }

  func bodySize(notices: Int) -> Size {
    Size(columns: size.columns, rows: max(0, size.rows - (hasTitle ? 1 : 0) - (hasHints ? 1 : 0) - notices))
  }

  /// How many of `messages` there is room for: the first one at least, even if a part of it must do.
  func count(of messages: [MessageQueue.Message]) -> Int {
    var rest = roomForMessages
    let fitting = messages.prefix { message in
      guard rest > 0 else { return false }
      // One line more than there is room for tells as much as all of them.
      rest -= lines(of: message, atMost: rest + 1).count
      return rest >= 0
    }
    return max(fitting.count, min(1, messages.count))
  }

  /// The messages as lines, with the number of those that wait.
  func lines(of messages: [MessageQueue.Message], waiting: Int) -> [StyledLine] {
    let shown = messages.flatMap { lines(of: $0, atMost: roomForMessages) }.prefix(roomForMessages)
    guard waiting > 0, let last = shown.last else { return Array(shown) }
    return shown.dropLast() + [(StyledLine("(+\(waiting)) ", .dim) + last).cut(to: size.columns)]
  }

  /// A message as lines. It may be as long as what was pasted: what can never be seen is not even looked at.
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

  /// The tabs with their keys, and the way to the screen that is shown. Where they have no room, only the tab that is shown.
  func title(_ titles: [LocalizedText], tabs: [LocalizedText], shown: Int) -> StyledLine {
    let name = StyledLine("glot", .accent)
    guard tabs.count > 1 else { return (name + way(titles, first: "  ")).cut(to: size.columns) }
    let way = way(Array(titles.dropFirst()), first: " › ")
    let look: Look.Role = titles.count > 1 ? .plain : .strong
    let all = tabs.indices.reduce(name) { line, index in
      line.appending("  \(index + 1) ", index == shown ? .key : .dim).appending(tabs[index](language), index == shown ? look : .dim)
    }
    if all.width + way.width <= size.columns { return all + way }
    let one = name.appending("  \(shown + 1)/\(tabs.count) ", .key).appending(tabs[shown](language), look)
    return (one + way).cut(to: size.columns)
  }

  private func way(_ titles: [LocalizedText], first: String) -> StyledLine {
    titles.enumerated().reduce(StyledLine()) { line, title in
      line.appending(title.offset == 0 ? first : " › ", .dim)
        .appending(title.element(language), title.offset == titles.count - 1 ? .strong : .dim)
    }
  }

  /// As many keys as there is room for; the one that shows all of them comes last, and always.
  private func hintLine(_ hints: [ScreenAction]) -> StyledLine {
    let help = hints.first { $0.keys.contains(.function(1)) }
    let end = help.map { hint($0) } ?? StyledLine()
    var line = StyledLine()
    for hint in hints where !hint.keys.contains(.function(1)) {
      let next = self.hint(hint) + StyledLine("  ")
      if line.width + next.width + end.width > size.columns { continue }
      line = line + next
    }
    return line + end
  }

  private func hint(_ hint: ScreenAction) -> StyledLine {
    StyledLine(hint.keys[0].name, .key).appending(" " + hint.name(language), .dim)
  }
}
