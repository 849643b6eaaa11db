/// A row of a paradigm: a tense, a case, a degree.
struct Row: Equatable {
  /// One form of a row.
  struct Cell: Equatable {
    /// The features, in the order in which they are told.
    let features: String
    /// How many of a hundred uses of a word are this form.
    let share: Double
  }

  let cells: [Cell]

  /// A row from its share among all uses of a word and its cells as tables write them: `14:3sg+present` with a share of its own; the other
  /// cells divide what is left of the share of the row.
  init(share: Double, cells: some Collection<String>) {
    let parts = cells.map { $0.split(separator: ":", maxSplits: 1) }
    let own = parts.map { $0.count == 2 ? Double($0[0]) : nil }
    let left = (share - own.compactMap(\.self).reduce(0, +)) / Double(max(own.filter { $0 == nil }.count, 1))
    self.cells = zip(parts, own).map { Cell(features: String($0.last ?? "").replacing("+", with: " "), share: $1 ?? left) }
  }
}
