import CoreModule
import TerminalKit

/// A click on a row, to recognise the second one of a double click.
struct RowClick {
  let screen: ObjectIdentifier
  /// The first column of its list, of which a screen may have several.
  let column: Int?
  let row: Int
  let moment: MonotonicTime

  func isSameRow(as other: RowClick) -> Bool { screen == other.screen && column == other.column && row == other.row }
}

extension Navigator {
  /// A second click within this time, in milliseconds, opens.
  private static let doubleClick = 400.0
  /// The lines that the wheel scrolls by.
  private static let wheelLines = 3

  /// Handles the mouse: the tabs in the title, the screen, the messages, and the actions in the footer.
  func handleMouse(_ event: MouseEvent) {
    guard let top else { return }
    let chrome = chrome(size)
    let notices = chrome.notices(messages.messages).count
    let row = event.row - chrome.bodyTop
    let bodyRows = bodySize(size).rows
    let inScreen = MouseEvent(event.kind, column: event.column, row: row)
    if (0..<bodyRows).contains(row) || event.kind == .release { return handleMouse(inScreen, on: top) }
    lastClick = nil
    guard event.kind == .press else { return }
    if row < 0 {
      clickTitle(event.column)
    } else if row < bodyRows + notices {
      messages.dismiss()
    } else if event.row == size.rows - 1 {
      chrome.hint(at: event.column, among: hints)?.run()
    }
  }

  private func handleMouse(_ event: MouseEvent, on screen: any Screen) {
    if let column = panes.detailColumn, event.column >= column - Panes.dividerColumns, event.kind != .release {
      return handleMouseOverDetail(event)
    }
    if screen.type(.mouse(event)) { return }
    switch event.kind {
    case .press: click(event, on: screen)
    case .release: break
    case .wheelUp: scroll(by: -Self.wheelLines, at: event, on: screen)
    case .wheelDown: scroll(by: Self.wheelLines, at: event, on: screen)
    }
  }

  /// The wheel scrolls the details; a click on them does nothing.
  private func handleMouseOverDetail(_ event: MouseEvent) {
    lastClick = nil
    if event.kind == .wheelUp { scrollDetail(by: -Self.wheelLines) }
    if event.kind == .wheelDown { scrollDetail(by: Self.wheelLines) }
  }

  private func clickTitle(_ column: Int) {
    guard top?.isBusy == false else { return }
    let tab = chrome(size).tab(at: column, screens.map(\.title), tabs: tabs.map(\.name), shown: tab)
    if let tab, tab != self.tab { show(tab: tab) }
  }

  private func click(_ event: MouseEvent, on screen: any Screen) {
    let list = screen.lists(in: area).first { $0.contains(event) }
    guard let list, let row = list.row(at: event) else { return lastClick = nil }
    let click = RowClick(screen: ObjectIdentifier(screen), column: list.columns?.lowerBound, row: row, moment: monotonicNow())
    let isSecond = lastClick.map { $0.isSameRow(as: click) && click.moment.milliseconds(since: $0.moment) < Self.doubleClick } ?? false
    lastClick = isSecond ? nil : click
    list.select(row)
    if list.opening == .byClick || list.opening == .byDoubleClick && isSecond {
      availableActions.first { $0.keys.contains(.enter) }?.run()
    }
  }

  /// Scrolls the list under the mouse, or what the keys scroll.
  private func scroll(by step: Int, at event: MouseEvent, on screen: any Screen) {
    lastClick = nil
    let lists = screen.lists(in: area)
    if let scroll = (lists.first { $0.contains(event) } ?? lists.first)?.scroll { return scroll(step) }
    let movement = step < 0 ? Movement.up : .down
    guard let action = screen.actions.first(where: { $0.movement == movement }) else { return }
    for _ in 0..<abs(step) { action.run() }
  }
}
