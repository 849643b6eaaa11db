/// What a person did with the mouse.
struct MouseEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The first button went down.
    case press
    /// It went up.
    case release
    case wheelUp
    case wheelDown
  }

  let kind: Kind
  /// Where, counted from 0.
  var column: Int
  var row: Int

  init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }

  /// An event as terminals send it (xterm's mode 1006): the button, the column and the row from 1; `m` at the end says that it went up.
  init?(sgr numbers: [Int], final: UInt8) {
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
