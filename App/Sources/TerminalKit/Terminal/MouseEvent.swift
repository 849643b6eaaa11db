/// A mouse event.
package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The first button was pressed.
    case press
    /// The first button was released.
    case release
    case wheelUp
    case wheelDown
  }

  package let kind: Kind
  /// Counted from 0, as is `row`.
  package var column: Int
  package var row: Int

  package init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }

  /// Parses an event of xterm's mode 1006: button, column and row from 1; the final `m` is a release.
  package init?(sgr numbers: [Int], final: UInt8) {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let isRelease = final == UInt8(ascii: "m")
    switch numbers[0] {
    case 0: kind = isRelease ? .release : .press
    case 64 where !isRelease: kind = .wheelUp
    case 65 where !isRelease: kind = .wheelDown
    default: return nil
    }
    column = numbers[1] - 1
    row = numbers[2] - 1
  }
}
