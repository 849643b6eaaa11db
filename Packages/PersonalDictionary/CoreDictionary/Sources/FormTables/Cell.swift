/// A cell of a paradigm: patterns that make forms from a stem, or whole forms.
struct Cell: Equatable {
  /// A pattern for one form.
  struct Pattern: Equatable {
    /// The number of the stem, from 1; 0 when `ending` is the whole form.
    let stem: Int
    let beginning: String
    let ending: String
  }

  /// The alternatives, the usual one first; empty when the form does not exist.
  let patterns: [Pattern]

  /// Parses a cell: `-` for none, `a/b` for alternatives, `_` for an empty ending, `2o` for an ending on the second stem, `ge~t` for a
  /// prefix and an ending.
  init(_ text: some StringProtocol, isWhole: Bool) {
    guard text != "-" else {
      patterns = []
      return
    }
    patterns = text.split(whereSeparator: { $0 == "/" }).map { part in
      if isWhole { return Pattern(stem: 0, beginning: "", ending: String(part).replacing("_", with: " ")) }
      let sides = part.split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "~" })
      let ending = sides.last ?? ""
      let stem = ending.first.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
      let letters = stem == nil ? ending : ending.dropFirst()
      return Pattern(stem: stem ?? 1, beginning: sides.count > 1 ? String(sides[0]) : "", ending: letters == "_" ? "" : String(letters))
    }
  }
}
