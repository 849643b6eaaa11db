import CoreModule
import TerminalKit

extension Navigator {
  /// The panes of the top screen.
  var panes: Panes { panes(size) }

  func panes(_ size: Size) -> Panes { Panes(bodySize(size), hasDetail: top?.detail != nil) }

  /// Reads the details of the row that is selected now, if they are visible. Keys do not wait for this.
  func followSelection() {
    guard let top, panes.detail != nil, let detail = top.detail, let row = detail.row else { return }
    guard detailPosition.follow(row, of: top), let read = detail.read else { return }
    detailPosition.beginReading()
    performInBackground { [weak self] in
      await read()
      self?.detailPosition.endReading()
    }
  }

  /// Draws the top screen: its list, and the details of the selected row if there is room for them.
  func body(of top: any Screen, in size: Size) -> ScreenBody {
    let panes = panes(size)
    let list = top.body(in: area(panes.list))
    guard let detailSize = panes.detail else { return list }
    return panes.body(list, beside: detailLines(of: top, in: detailSize), at: detailPosition.scroll)
  }

  private func detailLines(of top: any Screen, in size: Size) -> [StyledLine] {
    guard let detail = top.detail, detail.row != nil, detailPosition.isOf(top) else { return [] }
    return detail.lines(area(size))
  }

  /// Whether the details are longer than their pane.
  var hasHiddenDetail: Bool {
    guard let top, let size = panes.detail else { return false }
    return detailLines(of: top, in: size).count > size.rows
  }

  /// Scrolls the details.
  func scrollDetail(by step: Int) {
    guard let top, let size = panes.detail else { return }
    detailPosition.move(by: step, count: detailLines(of: top, in: size).count, height: size.rows)
  }

  /// The actions that scroll the details; none where none are visible. The footer shows them only if there is more.
  var detailActions: [ScreenAction] {
    guard let size = panes.detail else { return [] }
    let step = max(1, size.rows / 2)
    return [
      ScreenAction(
        ["J", .shiftDown], en: ("more", "scroll the details down"), ru: ("дальше", "прокрутить подробности вниз"), isCommand: false
      ) { [weak self] in self?.scrollDetail(by: step) },
      ScreenAction(
        ["K", .shiftUp], en: ("back", "scroll the details up"), ru: ("обратно", "прокрутить подробности вверх"), isHinted: false,
        isCommand: false
      ) { [weak self] in self?.scrollDetail(by: -step) },
    ]
  }
}
