import CorePresentation

@testable import TerminalKit

/// A terminal as far as the painter uses one: places, looks, characters of one and two columns.
struct PaintedScreen: Equatable {
  let size: Size
  private var cells: [String]
  private var looks: [String]
  private var column = 0
  private var row = 0
  private var look = ""
  private(set) var isCursorVisible = true

  init(size: Size) {
    self.size = size
    cells = Array(repeating: " ", count: size.columns * size.rows)
    looks = Array(repeating: "[0m", count: size.columns * size.rows)
  }

  static func == (left: PaintedScreen, right: PaintedScreen) -> Bool {
    left.cells == right.cells && left.looks == right.looks && left.isCursorVisible == right.isCursorVisible
      && (!left.isCursorVisible || (left.column, left.row) == (right.column, right.row))
  }

  var text: String { cells.joined() }

  static func text(_ text: String, columns: Int) -> String {
    var screen = PaintedScreen(size: Size(columns: columns, rows: 1))
    for character in text { screen.put(character) }
    return screen.text
  }

  func difference(to other: PaintedScreen) -> String {
    let places = cells.indices.filter { cells[$0] != other.cells[$0] || looks[$0] != other.looks[$0] }
    let first = places.first.map { "row \($0 / size.columns) column \($0 % size.columns): “\(cells[$0])” for “\(other.cells[$0])”" }
    return "\(places.count) cells differ; \(first ?? "the cursor")"
  }

  mutating func write(_ output: String) {
    var rest = output[...]
    while let character = rest.first {
      guard character == "\u{1B}" else {
        put(character)
        rest.removeFirst()
        continue
      }
      let end = rest.dropFirst(2).firstIndex { $0.isLetter } ?? rest.index(before: rest.endIndex)
      obey(String(rest[rest.index(after: rest.startIndex)...end]))
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func obey(_ sequence: String) {
    let numbers = sequence.dropFirst().dropLast().split(separator: ";").map { Int($0) ?? 0 }
    switch sequence.last {
    case "H": (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "m": look = sequence
    case "J":
      cells = Array(repeating: " ", count: cells.count)
      looks = Array(repeating: "[0m", count: looks.count)
    case "l": isCursorVisible = false
    case "h": isCursorVisible = true
    default: cells[0] = "unknown \(sequence)"
    }
  }

  private mutating func put(_ character: Character) {
    let width = min(2, DisplayWidth.of(character))
    guard width > 0, row < size.rows, column + width <= size.columns else { return }
    let place = row * size.columns + column
    // Half of a wide character that is written over takes the other half with it.
    if cells[place].isEmpty, column > 0 { cells[place - 1] = " " }
    if column + width < size.columns, cells[place + width].isEmpty { cells[place + width] = " " }
    cells[place] = String(character)
    if width == 2 { cells[place + 1] = "" }
    for index in place..<(place + width) { looks[index] = look }
    column = min(column + width, size.columns - 1)
  }
}
