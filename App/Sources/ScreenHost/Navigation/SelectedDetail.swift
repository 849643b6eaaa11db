import TerminalKit

/// The details of a list's selected row, which a wide window shows beside the list.
struct SelectedDetail {
  /// Identifies the selected row; `nil` when no row is selected.
  let row: AnyHashable?
  /// Reads the details by an intent of a view model; `nil` when the list has them all.
  var read: (@MainActor () async -> Void)?
  /// Draws all lines of the details.
  let lines: @MainActor (ViewArea) -> [StyledLine]

  init(
    of row: AnyHashable?, read: (@MainActor () async -> Void)? = nil, lines: @escaping @MainActor (ViewArea) -> [StyledLine]
  ) {
    (self.row, self.read, self.lines) = (row, read, lines)
  }
}

/// Which row's details were read, and how far they are scrolled.
@MainActor
struct DetailPosition {
  private(set) var scroll = ScrollPosition()
  private weak var screen: (any Screen)?
  private var row: AnyHashable?
  private var isOutdated = false
  private var isReading = false

  /// Whether the details of a row of `screen` have been requested, so that its view model has them or will have them.
  func isOf(_ screen: any Screen) -> Bool { self.screen === screen && row != nil }

  /// The details of the row must be read again, even if it stays selected.
  mutating func outdate() { isOutdated = true }

  /// Turns to the row, which is shown from its first line if it is another one.
  ///
  /// - Returns: Whether its details must be read now. They are not while those of another row are being read; afterwards, those of the row
  ///   that is selected then are.
  mutating func follow(_ row: AnyHashable, of screen: any Screen) -> Bool {
    let isSame = self.screen === screen && self.row == row
    guard !isReading, !isSame || isOutdated else { return false }
    if !isSame { scroll = ScrollPosition() }
    (self.screen, self.row, isOutdated) = (screen, row, false)
    return true
  }

  mutating func beginReading() { isReading = true }
  mutating func endReading() { isReading = false }

  mutating func move(by step: Int, count: Int, height: Int) { scroll.move(by: step, count: count, height: height) }
}
