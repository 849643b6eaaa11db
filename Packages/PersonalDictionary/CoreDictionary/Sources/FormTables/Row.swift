/// A row of a paradigm: a tense, a case, a degree.
struct Row: Equatable {
  /// A form of a row.
  struct Cell: Equatable {
    /// The features, in display order.
    let features: String
    /// The percentage of a word's uses.
    let share: Double
  }

  let cells: [Cell]

  /// Parses the cells of a row: `14:3sg+present` with its own share; the other cells divide the rest of the row's share.
  init(share: Double, cells: some Collection<String>) {
    let parts = cells.map { $0.split(separator: ":", maxSplits: 1) }
    let own = parts.map { $0.count == 2 ? Double($0[0]) : nil }
    let left = (share - own.compactMap(\.self).reduce(0, +)) / Double(max(own.filter { $0 == nil }.count, 1))
    self.cells = zip(parts, own).map { Cell(features: String($0.last ?? "").replacing("+", with: " "), share: $1 ?? left) }
  }
}
