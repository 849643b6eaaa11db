/// A cell of a paradigm: how forms are made from a stem, or forms as they are.
struct Cell: Equatable {
  /// One way to make a form.
  struct Pattern: Equatable {
    /// The number of the stem, from 1; 0 when `ending` is the whole form.
    let stem: Int
    let beginning: String
    let ending: String
  }

  /// Alternatives, the usual one first; none where the word lacks the form.
  let patterns: [Pattern]

  /// A cell as tables write it: `-` for none, `a/b` for alternatives, `_` for an empty ending, `2o` for an ending on the second stem,
  /// `ge~t` where something stands before the stem, too.
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
