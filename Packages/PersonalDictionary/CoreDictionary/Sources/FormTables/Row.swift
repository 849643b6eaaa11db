/// A row of a paradigm: a tense, a case, a degree.
struct Row: Equatable {
  /// The share of this row among all uses of such a word, from 0 to 1.
  let share: Double
  /// The features of each cell, in the order in which they are told.
  let cells: [String]
}
