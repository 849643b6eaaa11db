/// The square of modules, while it is filled.
struct QRModules {
  let size: Int
  private(set) var isDark: [Bool]
  /// Whether a module belongs to a pattern that every code of this size has.
  private var isPattern: [Bool]

  init(_ version: QRVersion) {
    size = version.size
    isDark = Array(repeating: false, count: size * size)
    isPattern = isDark
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawRings(row, column, reach: 4) }
    let last = version.alignment.last ?? 0
    for row in version.alignment {
      for column in version.alignment where (row, column) != (6, 6) && (row, column) != (6, last) && (row, column) != (last, 6) {
        drawRings(row, column, reach: 2)
      }
    }
    draw(format: 0)
    if version.number >= 7 { draw(information: version.information) }
  }

  private mutating func set(_ row: Int, _ column: Int, _ value: Bool) {
    isDark[row * size + column] = value
    isPattern[row * size + column] = true
  }

  /// A finder or alignment pattern: rings around a module, of which the second from outside of a finder is light, as is its border.
  private mutating func drawRings(_ row: Int, _ column: Int, reach: Int) {
    for down in -reach...reach {
      for right in -reach...reach where (0..<size).contains(row + down) && (0..<size).contains(column + right) {
        let ring = max(abs(down), abs(right))
        set(row + down, column + right, reach == 2 ? ring != 1 : ring != 2 && ring != 4)
      }
    }
  }

  mutating func draw(format bits: Int) {
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { set(index, 8, bit(index)) }
    set(7, 8, bit(6))
    set(8, 8, bit(7))
    set(8, 7, bit(8))
    for index in 9..<15 { set(8, 14 - index, bit(index)) }
    for index in 0..<8 { set(8, size - 1 - index, bit(index)) }
    for index in 8..<15 { set(size - 15 + index, 8, bit(index)) }
    set(size - 8, 8, true)
  }

  private mutating func draw(information bits: Int) {
    for index in 0..<18 {
      let (near, far) = (index / 3, size - 11 + index % 3)
      set(near, far, bits >> index & 1 == 1)
      set(far, near, bits >> index & 1 == 1)
    }
  }

  /// Places the codewords in columns of two, from the right, upwards and downwards in turn.
  mutating func place(_ codewords: [UInt8]) {
    var next = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let isUpward = (right + 1) & 2 == 0
        for column in [right, right - 1] {
          let index = (isUpward ? size - 1 - step : step) * size + column
          guard !isPattern[index], next < codewords.count * 8 else { continue }
          isDark[index] = codewords[next / 8] >> (7 - next % 8) & 1 == 1
          next += 1
        }
      }
      right -= 2
    }
  }

  /// The same with the data inverted where the mask says so.
  func masked(_ mask: Int) -> QRModules {
    var copy = self
    for index in isDark.indices where !isPattern[index] && Self.inverts(mask, index / size, index % size) { copy.isDark[index].toggle() }
    copy.draw(format: QRVersion.format(mask: mask))
    return copy
  }

  private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  /// How badly the code can be read: long runs, squares, what looks like a finder, and too much of one colour.
  var penalty: Int {
    let rows = (0..<size).map { row in (0..<size).map { isDark[row * size + $0] } }
    let columns = (0..<size).map { column in (0..<size).map { isDark[$0 * size + column] } }
    let lines = (rows + columns).reduce(0) { $0 + Self.penalty(of: $1) }
    var squares = 0
    for row in 1..<size {
      for column in 1..<size {
        let colour = rows[row][column]
        if rows[row - 1][column] == colour, rows[row][column - 1] == colour, rows[row - 1][column - 1] == colour { squares += 3 }
      }
    }
    let dark = isDark.count { $0 }
    return lines + squares + abs(dark * 20 - isDark.count * 10) / isDark.count * 10
  }

  private static func penalty(of line: [Bool]) -> Int {
    var (penalty, run) = (0, 0)
    for index in line.indices {
      run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    let space = Array(repeating: false, count: 4)
    for pattern in [space + finder, finder + space] where line.count >= pattern.count {
      penalty += 40 * (0...(line.count - pattern.count)).count { line[$0..<($0 + pattern.count)].elementsEqual(pattern) }
    }
    return penalty
  }
}
